# Two commands: `make play` and `make test`. The work is done in tools/.
SHELL := bash
.DEFAULT_GOAL := help
.PHONY: help play dev build dist manifest gallery test test-native test-wasm test-browser test-new-game lint fmt sizes bench ladder reference fuzz mutants kills soak wild brokers advisories reproducible setup clean

PORT ?= 8080

help: ## Lists what can be made.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Installs what is missing, builds the page if needed and serves it on port 8080 (PORT=N for another).
	@if (exec 3<>/dev/tcp/127.0.0.1/$(PORT)) 2>/dev/null; then \
	    echo "regalia: port $(PORT) is in use: stop what runs there, or choose another with PORT=N." >&2; exit 1; fi
	@tools/setup.sh play
	@tools/build.sh play
	@exec node tools/serve.mjs --port $(PORT)

dev: ## Serves a debug build on port 8080 that reloads when a source changes (PORT=N for another).
	@tools/setup.sh dev
	@. tools/env.sh && exec trunk --log warn serve --offline --dist target/dev --port $(PORT)

build: ## Builds the release page into dist/, if its sources changed.
	@tools/setup.sh play
	@tools/build.sh

dist: build ## Packs the release for any static host: a zip in target/, with header examples.
	@node tools/dist.mjs

manifest: ## Writes what scripts need to know of the program (the games, the home page's text) into tools/manifest.json.
	@cargo run --quiet --locked --bin arena -- manifest >target/manifest.json && mv target/manifest.json tools/manifest.json

gallery: ## Draws every piece in every state and some boards, as pictures in target/gallery/pictures; needs no build of the page.
	@tools/setup.sh test
	@. tools/env.sh && cargo test --locked --test battery every_piece && node tools/gallery.mjs

test: ## Sets up and checks format, lints, tests native and in wasm, sizes, and the short part of the browser tests (LONG=1 for all).
	@tools/test.sh

test-native: ## Runs the native tests and the examples in the documentation.
	@tools/test.sh setup native doc

test-wasm: ## Runs the goldens in wasm, in Chromium.
	@tools/test.sh setup wasm

test-browser: ## Builds the page if needed and runs every browser test, the long ones too, and the tests of all three engines; takes half an hour.
	@LONG=1 tools/test.sh setup build browser engines

test-new-game: ## Makes a new game in a copy of the checkout, tests it, builds the page with it and plays it; takes minutes.
	@tools/setup.sh test
	@tools/new-game-test.sh page

lint: ## Checks the format and the lints, native and wasm; warnings are errors.
	@tools/test.sh setup fmt clippy clippy-wasm

fmt: ## Formats the Rust sources.
	@find src examples tests tools -name '*.rs' -print0 | xargs -0 rustfmt --edition 2024

sizes: build ## Prints what the first load costs after brotli, beside the limits.
	@node tools/sizes.mjs

bench: ## Measures playouts and search of every game, and the page's sizes.
	@tools/setup.sh play
	@tools/bench.sh

ladder: ## Plays missing pairings of levels, writes docs/BOTS.md; takes hours (LADDER=again plays all).
	@tools/ladder.sh

kills: build ## Kills the browser 50 times during matches, checks what is resumed; 15 minutes.
	@. tools/env.sh && node tools/kills.mjs

reference: ## Compares the rules with tests/reference in 1,000 matches per seat count and option; minutes.
	@cargo test --locked --release --test reference -- --ignored --nocapture

fuzz: ## Fuzzes what reads saves, links, requests and answers, a minute each (FUZZ_SECONDS=N).
	@tools/fuzz.sh

mutants: ## Runs mutation tests on the latest changes (AREAS="engine session monarch", or all).
	@tools/mutants.sh $(AREAS)

soak: build ## Plays thirty matches in a row in one page, checks that nothing grows; a minute.
	@. tools/env.sh && LONG=1 MATCHES=30 playwright test growth

wild: build ## Tests every kind of host and all three engines, and writes the figures into docs/TRUST.md; takes minutes.
	@tools/setup.sh test
	@. tools/env.sh && node tools/wild.mjs

brokers: build ## Plays over Mosquitto and over a NATS cluster of which a node is killed, and floods a table; minutes.
	@tools/setup.sh brokers
	@. tools/env.sh && cargo test --locked --test brokers -- --include-ignored --nocapture --test-threads 1
	@. tools/env.sh && node tools/bench-flood.mjs

advisories: ## Asks the public advisory databases about all crates and npm packages; needs a network.
	@tools/setup.sh test
	@tools/advisories.sh

reproducible: ## Packs the last commit twice, from fresh clones, compares the zips and leaves one in target/; takes minutes.
	@tools/reproducible.sh

setup: ## Installs what playing and testing need, and nothing else.
	@tools/setup.sh test

clean: ## Removes what was built; the installed tools stay.
	@rm -rf target dist static/generated test-results

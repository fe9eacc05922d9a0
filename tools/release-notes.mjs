// Prints what CHANGELOG.md says of a version, for its release.
//
//   node tools/release-notes.mjs v1.0.0     fails unless Cargo.toml has that version, and the section its date
import { read } from './games.mjs';

const tag = process.argv[2] ?? '';
const version = /^version = "(.*)"$/m.exec(read('Cargo.toml'))[1];
if (tag !== `v${version}`) {
  console.error(`regalia: the tag is '${tag}', and Cargo.toml has the version ${version}: they have to be the same.`);
  process.exit(1);
}
const sections = read('CHANGELOG.md').split(/^(?=## )/m);
const section = sections.find((text) => /^## \[(.+)\] - \d{4}-\d\d-\d\d$/m.exec(text)?.[1] === version);
if (!section) {
  console.error(`regalia: CHANGELOG.md has no section '## [${version}] - YYYY-MM-DD'.`);
  process.exit(1);
}
console.log(section.split('\n').slice(1).join('\n').trim());

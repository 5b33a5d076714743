import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { answerHelp } from './command-help.mjs';
import { makeIfStale } from './inputs-hash.mjs';
import { root, runOrExit } from './run-tool.mjs';

const named = globSync(['shared/leads/*-{lead,field}.ts', 'shared/text/field-names.ts'], { cwd: root });
const inputs = ['messages', 'project.inlang/settings.json', 'package-lock.json', 'scripts/words.mjs', ...named];
const outputs = [
  'generated/messages/messages.js',
  'generated/messages/runtime.js',
  'generated/message-groups/trade.js',
  'generated/message-groups/lead.js',
  'generated/message-groups/field_name.js',
];
const stamp = 'generated/.words-hash';

/** The inputs of the compiled messages behind `#messages`. */
export const compileCommand = [
  'paraglide-js',
  'compile',
  '--project=./project.inlang',
  '--outdir=./generated/messages',
  '--no-emit-readme',
  '--no-emit-git-ignore',
  '--no-emit-prettier-ignore',
  '--disable-async-local-storage',
  // No cookie: pages say their language (`overwriteGetLocale`).
  ...['--strategy', 'globalVariable', 'baseLocale'],
  '--silent',
];

const formats = 'generated/messages/registry.js';

const keepFormat = `
const formats = new Map();
/** @param {'PluralRules' | 'NumberFormat' | 'DateTimeFormat' | 'RelativeTimeFormat'} name @param {string} locale @param {object} [options] @returns {any} */
function formatOf(name, locale, options) {
	const key = name + locale + JSON.stringify(options);
	const known = formats.get(key);
	if (known) return known;
	const made = new (/** @type {any} */ (Intl)[name])(locale, options);
	formats.set(key, made);
	return made;
}
`;

/** Paraglide makes a format of `Intl` for every number that it says, which takes longer than the rest of a page. */
async function keepFormats() {
  const compiled = await readFile(formats, 'utf8');
  const kept = compiled.replaceAll(/new Intl\.(\w+)\(locale, (\w+)\)/g, "formatOf('$1', locale, $2)");
  if (kept === compiled) throw new Error(`${formats} makes its formats in another way than before.`);
  await writeFile(formats, kept + keepFormat);
}

/** Messages that are looked up by name are a module for each of these prefixes: a lookup in all would bundle all. */
const prefixes = ['audit', 'field', 'text_check', 'trade', 'trade_unit'];

/** The messages that name the fields of leads and the values of their choices. */
async function leadWords() {
  const { leadEntries } = await import('../shared/leads/lead-entries.ts');
  const fields = Object.values(leadEntries).flatMap((entry) => Object.values(entry.fields));
  return [...new Set(fields.flatMap(({ label, words = {} }) => [label, ...Object.values(words)]))];
}

/** The messages that name the fields of other records. */
async function fieldWords() {
  const { fieldNames } = await import('../shared/text/field-names.ts');
  return [...new Set(Object.values(fieldNames))];
}

async function writeGroups() {
  const index = await readFile('generated/messages/messages/_index.js', 'utf8');
  const names = [...index.matchAll(/'\.\/(\w+)\.js'/g)].map(([, name]) => name);
  const groups = prefixes.map((prefix) => [prefix, names.filter((name) => name.startsWith(`${prefix}_`))]);
  // Apart from the compiler's own folder, which it empties.
  await mkdir('generated/message-groups', { recursive: true });
  const listed = [
    ['lead', await leadWords()],
    ['field_name', await fieldWords()],
  ];
  for (const [group, own] of [...groups, ...listed]) {
    const module = `import * as m from '../messages/messages/_index.js';\nexport const words = {\n${own.map((name) => `\t${name}: m.${name},\n`).join('')}};\n`;
    await writeFile(`generated/message-groups/${group}.js`, module);
  }
}

/** Compiles the messages if they changed since the last time, or always with `force`. */
export async function compileWords({ force = false } = {}) {
  await makeIfStale({ stamp, inputs, outputs, force }, async () => {
    await runOrExit(compileCommand);
    await keepFormats();
    await writeGroups();
  });
}

const usage = `Compiles messages/ for the program:

  npm run words
  npm run words -- --if-stale    only when a message changed
`;

if (import.meta.main) {
  answerHelp(usage);
  await compileWords({ force: !process.argv.includes('--if-stale') });
}

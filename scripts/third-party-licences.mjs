import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeIfStale } from './inputs-hash.mjs';
import { root } from './run-tool.mjs';

const file = 'build/THIRD-PARTY-LICENSES.txt';
const stamp = 'build/.licences-hash';
const inputs = ['package-lock.json', 'scripts/third-party-licences.mjs', 'licences'];

/** Packages for development of which the build contains code: message functions, loaders of scripts, helpers. */
const bundled = new Set(['@inlang/paraglide-js', '@react-router/dev', 'rolldown', 'vite']);
const licenceFile = /^(licen[cs]e|copying|notice|ofl)\b/i;
const rule = `\n\n${'='.repeat(100)}\n\n`;

const read = (...path) => readFileSync(join(root, ...path), 'utf8').trim();
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The installed packages that the program or its pages contain: folder, name, version, licence. */
export function shippedPackages() {
  const { packages } = JSON.parse(read('package-lock.json'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (!dev || bundled.has(nameOf(path))) && existsSync(join(root, path)))
    .map(([path, { version, license }]) => ({ path, name: nameOf(path), version, licence: license }));
}

/** What a package says about its licence, else the general text of that licence. */
function textsOf({ path, licence }) {
  const own = readdirSync(join(root, path)).filter((name) => licenceFile.test(name));
  if (own.length > 0) return own.map((name) => read(path, name));
  return licence === 'LGPL-3.0-or-later' ? [read(path, 'README.md'), generalText('LGPL-3.0')] : [generalText(licence)];
}

function generalText(licence) {
  const general = `licences/${licence.toLowerCase()}.txt`;
  if (!existsSync(join(root, general)))
    throw new Error(`${general} is missing: a package under it has no text of its own.`);
  const text = read(general);
  // The LGPL refers to the GPL.
  return licence === 'LGPL-3.0' ? `${text}${rule}${read('licences/gpl-3.0.txt')}` : text;
}

/** Node.js itself, which its package installs in a folder of its own. */
function runtimeText() {
  const folder = 'node_modules/node/node_modules';
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return names
    .filter((name) => existsSync(join(root, folder, name, 'LICENSE')))
    .map((name) => read(folder, name, 'LICENSE'));
}

function creditOf({ path, name, version, licence }) {
  const { author } = JSON.parse(read(path, 'package.json'));
  const by = typeof author === 'object' ? author?.name : author;
  return `${name} ${version} (${licence})${by ? `, ${by}` : ''}`;
}

/** The whole file: packages with the same text stand together. */
export function thirdPartyLicences() {
  const byText = new Map();
  for (const found of shippedPackages()) {
    const text = [...textsOf(found), ...(found.name === 'node' ? runtimeText() : [])].join(rule);
    byText.set(text, [...(byText.get(text) ?? []), creditOf(found)]);
  }
  const parts = [...byText].map(([text, credits]) => `${credits.join('\n')}\n\n${text}`);
  const heading = 'Packages and fonts by others that this program and its pages contain, with their licences.';
  return `${[heading, ...parts].join(rule)}\n`;
}

/** Writes the file if the packages changed since, or always with `force`. */
export async function writeThirdPartyLicences({ force = false } = {}) {
  await makeIfStale({ stamp, inputs, outputs: [file], force }, async () => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), thirdPartyLicences());
  });
}

import { expect, test } from 'vitest';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';

type Words = Record<string, unknown>;
type WordSettings = { 'plugin.inlang.messageFormat': { pathPattern: string | string[] } };

const settings = JSON.parse(readSource('project.inlang/settings.json')) as WordSettings;
const patterns = [settings['plugin.inlang.messageFormat'].pathPattern].flat();

/** Every key and value of a language, key by key, from all files the words are kept in. */
function readEntries(language: string): [string, unknown][] {
  const paths = patterns.map((pattern) => pattern.replace('{locale}', language));
  return paths.flatMap((path) => Object.entries(JSON.parse(readSource(path)) as Words));
}

const english = readEntries('en');
const arabic = readEntries('ar');

/** Values that are the same in every language: names, codes, patterns of numbers. */
const sameInBothLanguages = new Set(['language_english']);

/** Every text of a value: itself, or the variants of one that depends on a number. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsOf);
  return [];
}

const placeholdersOf = (value: unknown) => {
  const names = textsOf(value).flatMap((text) => [...text.matchAll(/\{\s*(\w+)[^}]*\}/g)].map(([, name]) => name));
  return [...new Set(names)].sort();
};

const keysOf = (words: Words) => Object.keys(words).filter((key) => !key.startsWith('$'));

/** What is wrong with the Arabic words beside the English ones, one sentence each. */
function differences(en: Words, ar: Words): string[] {
  const missing = keysOf(en)
    .filter((key) => !(key in ar))
    .map((key) => `ar.json lacks ${key}`);
  const surplus = keysOf(ar)
    .filter((key) => !(key in en))
    .map((key) => `en.json lacks ${key}`);
  const empty = [...Object.entries(en), ...Object.entries(ar)]
    .filter(([, value]) => textsOf(value).some((text) => text.trim() === ''))
    .map(([key]) => `${key} is empty`);
  const unlike = keysOf(en)
    .filter((key) => key in ar && String(placeholdersOf(en[key])) !== String(placeholdersOf(ar[key])))
    .map((key) => `${key} has other placeholders in Arabic`);
  const untranslated = keysOf(ar)
    .filter((key) => !sameInBothLanguages.has(key))
    .filter(
      (key) => /\p{L}/u.test(withoutPlaceholders(ar[key])) && !/\p{Script=Arabic}/u.test(withoutPlaceholders(ar[key])),
    )
    .map((key) => `${key} has no Arabic letter in ar.json`);
  return [...missing, ...surplus, ...empty, ...unlike, ...untranslated];
}

function withoutPlaceholders(value: unknown): string {
  return textsOf(value)
    .join(' ')
    .replace(/\{[^}]*\}/g, '');
}

test('English and Arabic have the same messages, with the same placeholders', () => {
  expect(english.length).toBeGreaterThan(0);
  expect(differences(Object.fromEntries(english), Object.fromEntries(arabic))).toEqual([]);
});

test('no message is defined twice', () => {
  for (const entries of [english, arabic]) {
    const keys = entries.map(([key]) => key).filter((key) => !key.startsWith('$'));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  }
});

test('a missing, surplus, empty, inconsistent or untranslated message is detected', () => {
  const en = { a: 'A', b: 'B {n}', c: 'C', d: 'D' };
  const ar = { b: 'ب {m}', c: ' ', d: 'D', e: 'ه' };
  expect(differences(en, ar)).toEqual([
    'ar.json lacks a',
    'en.json lacks e',
    'c is empty',
    'b has other placeholders in Arabic',
    'd has no Arabic letter in ar.json',
  ]);
});

// Pages of the site are drawn by the server, which has them all.
test('no code of the browser takes a message by a name that is worked out, which would bring all messages', async () => {
  const paths = await sourceFiles('app/{office,ui}/**/*.{ts,tsx}', 'app/site/{forms,islands}/**/*.{ts,tsx}');
  const code = paths.filter((path) => !isTest(path)).map((path) => ({ path, text: readSource(path) }));
  expect(code.filter(({ text }) => text.includes("from '#messages'")).length).toBeGreaterThan(50);
  expect(code.filter(({ text }) => /\bm\[/.test(text)).map(({ path }) => path)).toEqual([]);
});

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, root, sourceFiles } from './support/source-files.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].sort();
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each(documents)('every file and folder that %s names exists', (document) => {
  const paths = named(
    readSource(document),
    /`((?:app|bench|content|docs|messages|scripts|server|shared|tests)\/[\w./-]*)`/g,
  );
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(documents)('every link of %s to a file of the project leads to it', (document) => {
  const links = named(readSource(document), /\]\((?!https?:|#|mailto:)([^)#\s]+)/g);
  expect(links.filter((link) => !existsSync(join(root, document, '..', link)))).toEqual([]);
});

test('every function on the way of a request, a save and a lead stands in the file named beside it', () => {
  const rows = readSource('docs/one-request-one-save-one-lead.md').split('\n');
  const missing = rows.flatMap((row) =>
    named(row, /((?:`\w+`, )+`[\w./-]+\.tsx?`)/g).flatMap((group) => {
      const names = named(group, /`([^`]+)`/g);
      const source = readSource(names.at(-1) ?? '');
      return names
        .slice(0, -1)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
        .map((name) => `${name} in ${names.at(-1)}`);
    }),
  );
  expect(missing).toEqual([]);
});

test.each(documents)('%s has no marks of an unfinished merge', (document) => {
  expect(readSource(document)).not.toMatch(/^(<{7}|={7}$|>{7})/m);
});

test('every command that a document tells to run is there', () => {
  const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> };
  const told = documents.flatMap((document) =>
    named(readSource(document), /npm run (?:--silent )?([a-z][\w:-]*)/g)
      .filter((name) => !(name in scripts))
      .map((name) => `${document}: npm run ${name}`),
  );
  expect(told).toEqual([]);
});

test('the operating manual lists every setting', () => {
  const settings = named(readSource('server/core/config/config.ts'), /^ {2}([A-Z][A-Z\d_]+):/gm);
  const table = readSource('docs/operations.md').split('\n## Settings\n')[1] ?? '';
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

const decisions = globSync('docs/decisions/*.md', { cwd: root }).map((path) => Number(path.match(/(\d{4})-/)?.[1]));
const mostLines = 25;

test('every decision has a number of its own', () => {
  expect(decisions.filter((number, index) => decisions.indexOf(number) !== index)).toEqual([]);
});

test('a decision fits on a screen', () => {
  const lines = globSync('docs/decisions/*.md', { cwd: root }).map((path) => [
    path,
    readSource(path).trimEnd().split('\n').length,
  ]);
  expect(lines.filter(([, count = 0]) => Number(count) > mostLines)).toEqual([]);
});

test('a decision that is named has not been taken back', async () => {
  const paths = await sourceFiles(
    '*.md',
    'docs/**/*.md',
    '{app,bench,content,scripts,server,shared,tests}/**/*.{ts,tsx,mjs}',
  );
  const taken = paths.flatMap((path) =>
    named(readSource(path), /(?:\bdecisions?\s|docs\/decisions\/00)(\d+(?:(?:, | and )\d+)*)/g)
      .flatMap((numbers) => numbers.split(/, | and /))
      .filter((number) => !decisions.includes(Number(number)))
      .map((number) => `${path}: decision ${number}`),
  );
  expect(taken).toEqual([]);
});

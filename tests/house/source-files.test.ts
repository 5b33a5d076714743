import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';
import { readModule } from './support/source-modules.ts';

const longest = 300;
const sources = await sourceFiles('{app,server,shared,content,tests,bench}/**/*.{ts,tsx,css}');
const own = sources.filter((path) => !isTest(path));
const lineCount = (path: string) => readSource(path).split('\n').length - 1;

test('no file exceeds 300 lines', () => {
  const long = own.filter((path) => lineCount(path) > longest).map((path) => `${path}: ${lineCount(path)} lines`);
  expect(long).toEqual([]);
});

test('file names are kebab-case', () => {
  const isKebab = (path: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(basename(path));
  expect(sources.filter((path) => !isKebab(path))).toEqual([]);
});

test('a file name is unique', () => {
  const parts = own.filter((path) => /^(app|server|shared)\//.test(path));
  const places = Map.groupBy(parts, (path) => basename(path));
  const repeated = [...places.values()].filter((paths) => paths.length > 1);
  expect(repeated).toEqual([]);
});

test('only server/core/config/config.ts reads the environment', () => {
  const readers = own.filter(
    (path) => /^(app|server|shared|content)\//.test(path) && path !== 'server/core/config/config.ts',
  );
  // main.ts hands the environment over to config.ts; it reads nothing from it.
  const read = /process\.env(?!\))|import\.meta\.env\.(?!DEV\b|PROD\b|SSR\b)/;
  expect(readers.filter((path) => read.test(readSource(path)))).toEqual([]);
});

// A short file that one other file imports is usually a part of that file. A migration is never joined with another.
const short = 30;
const mostShort = 43;

test('few short files are imported only once', () => {
  const parts = own.filter((path) => /^(app|server\/(?!core\/db\/migrations\/)|shared).*\.tsx?$/.test(path));
  const importers = Map.groupBy(
    parts.flatMap((path) => [...new Set(readModule(path).imports.map(({ target }) => target))]),
    (target) => target,
  );
  const slivers = parts.filter((path) => lineCount(path) <= short && importers.get(path)?.length === 1);
  expect(slivers.length, slivers.join('\n')).toBeLessThanOrEqual(mostShort);
});

// Files of a worker share its modules: a language that one test sets would be that of the next file's sentences.
test('no test sets the language of the whole process', async () => {
  const tests = await sourceFiles('{server,shared,app,content,tests}/**/*.test.{ts,tsx}');
  const sets = /\b(?:overwriteGetLocale|setLocale)\(/;
  expect(tests.filter((path) => sets.test(readSource(path)))).toEqual([]);
});

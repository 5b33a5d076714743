import { expect, test } from 'vitest';
import { pageParameters, repeatedParameters } from '#server/site/pages/page-address.ts';
import { readSource, sourceFiles } from './support/source-files.ts';

const reading = /(?:searchParams|parameters|address|query)\s*\.(?:get|getAll|has)\('([\w-]+)'\)/g;

const readingAll = /\.getAll\('([\w-]+)'\)/g;

/** The names of the parameters that a page's source reads from its address. */
const parametersIn = (source: string) => [...source.matchAll(reading)].map(([, name = '']) => name);

test('every parameter that a public page reads is part of its cache key', async () => {
  const pages = (await sourceFiles('app/**/*.{ts,tsx}')).filter((path) => !path.startsWith('app/office/'));
  const found = new Set(pages.flatMap((path) => parametersIn(readSource(path))));
  expect(found).toContain('page');
  expect([...found].filter((name) => name !== 'lng' && !pageParameters.includes(name))).toEqual([]);
});

test('of a parameter that a public page reads every value of, every value is part of its cache key', async () => {
  const sources = (await sourceFiles('app/site/**/*.{ts,tsx}')).map(readSource);
  const found = sources.flatMap((source) => [...source.matchAll(readingAll)].map(([, name = '']) => name));
  expect(new Set(found)).toEqual(repeatedParameters);
});

test('a parameter is found however it is read', () => {
  expect(
    parametersIn(`new URL(url).searchParams.get('a'); parameters.get('b'); parameters.has('c'); query.getAll('d')`),
  ).toEqual(['a', 'b', 'c', 'd']);
});

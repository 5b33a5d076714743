import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './support/source-files.ts';

test('browsers make ids in one place, which works on pages without TLS too', async () => {
  const sources = (await sourceFiles('app/**/*.{ts,tsx}')).filter((path) => !path.endsWith('.test.ts'));
  expect(sources.filter((path) => /crypto\.randomUUID\(/.test(readSource(path)))).toEqual([]);
});

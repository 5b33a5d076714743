import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './support/source-files.ts';

/** The one module that opens storage, and the scripts inside pages, which are small and catch what fails. */
const mayOpen = [
  'app/head-script.ts',
  'app/site/islands/add-script.ts',
  'app/site/islands/place-script.ts',
  'app/ui/browser-storage.ts',
];

test('storage, which browsers may block, is opened in one place', async () => {
  const sources = (await sourceFiles('app/**/*.{ts,tsx}')).filter((path) => !path.endsWith('.test.ts'));
  const opening = sources.filter((path) => /\b(local|session)Storage\b/.test(readSource(path)));
  expect(opening.sort()).toEqual(mayOpen);
});

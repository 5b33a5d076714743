import { expect, test } from 'vitest';
import { packages, parts } from '../../scripts/release-parts.mjs';
import { readSource } from './support/source-files.ts';
import { importsOf } from './support/source-modules.ts';

/** What the commands need only where the sources are, and what is built. */
const elsewhere = [
  'scripts/words.mjs',
  'scripts/build.mjs',
  'server/main/commands/commands.ts',
  'build/program/commands.js',
];

test('a release has every file and package that its scripts import', () => {
  const scripts = parts.filter((path) => /\.(mjs|ts)$/.test(path));
  expect(scripts.length).toBeGreaterThan(15);
  const present = [...scripts, ...packages, ...elsewhere];
  const missing = scripts.flatMap((path) =>
    importsOf(path, readSource(path))
      .map(({ target }) => target)
      .filter((target) => !target.startsWith('node:') && !present.includes(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(missing).toEqual([]);
});

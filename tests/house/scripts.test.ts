import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './support/source-files.ts';
import { importsOf } from './support/source-modules.ts';

const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> };

/** The files of scripts/ that a text names. */
const namedIn = (text: string) => [...text.matchAll(/\bscripts\/[\w.-]+\.(?:mjs|sh)\b/g)].map(([path]) => path);

/** What a script imports of scripts/, and what it starts by name. */
function followed(path: string): string[] {
  const source = readSource(path);
  if (!path.endsWith('.mjs')) return namedIn(source);
  const imported = importsOf(path, source).map(({ target }) => target);
  return [...imported.filter((target) => posix.dirname(target) === 'scripts'), ...namedIn(source)];
}

test('scripts/ holds what npm scripts call, and nothing else', async () => {
  const called = new Set(Object.values(scripts).flatMap(namedIn));
  // A set goes on with what is added while it is walked through.
  for (const path of called) for (const next of followed(path)) called.add(next);
  const all = await sourceFiles('scripts/**/*');
  expect(all.filter((path) => /\.\w+$/.test(path) && !called.has(path))).toEqual([]);
});

import { expect, test } from 'vitest';
import { readSource } from './support/source-files.ts';

type Entry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, Entry> };
const manifest = JSON.parse(readSource('package.json')) as Record<string, Record<string, string>>;

/** Whether some folder on the way up from `path` holds the package, as Node would find it. */
function isLocked(path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
}

test('the lock file names the packages of every platform, so that npm ci accepts it anywhere', () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  // `npm run lock` adds what a registry without these platforms left out.
  expect(wanted.filter(({ path, name }) => !isLocked(path, name)).map(({ name }) => name)).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('every version is exact', () => {
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

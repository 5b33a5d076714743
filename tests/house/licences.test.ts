import { expect, test } from 'vitest';
import { isAllowed, unlistedLicences } from './support/licences.ts';
import { readSource } from './support/source-files.ts';

type Entry = { license?: string; dev?: boolean };
const { packages } = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, Entry> };

test('every package has a licence of the list, or is an exception with a reason', () => {
  expect(unlistedLicences(packages)).toEqual([]);
});

test('a choice of licences is allowed with one of them, a combination only with all', () => {
  const allowed = new Set(['MIT', 'OFL-1.1']);
  const isFine = (licence: string) => isAllowed(licence, allowed);
  expect(['MIT', '(MIT OR GPL-2.0)', 'GPL-2.0 OR MIT', 'MIT AND OFL-1.1'].map(isFine)).not.toContain(false);
  expect(['', 'GPL-2.0', 'MIT AND GPL-2.0', '(GPL-2.0 OR AGPL-3.0)', 'SEE LICENSE IN x'].map(isFine)).not.toContain(
    true,
  );
});

test('a copyleft package, one without a licence and an exception that nothing needs are found', () => {
  const one = (license?: string, dev = false) => ({ ...(license && { license }), dev });
  const known = unlistedLicences(packages);
  const added = { 'node_modules/a': one('GPL-3.0-only'), 'node_modules/b': one(), 'node_modules/c': one('MPL-2.0') };
  expect(unlistedLicences({ ...packages, ...added })).toEqual([
    ...known,
    'a: GPL-3.0-only',
    'b: no licence',
    'c: MPL-2.0',
  ]);
  expect(unlistedLicences({ ...packages, 'node_modules/c': one('MPL-2.0', true) })).toEqual(known);
  expect(unlistedLicences({})).toContain('@img/sharp-wasm32: no package needs this exception');
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, root } from './support/source-files.ts';

/** How many requirements of level 1 and 2 each section of OWASP ASVS 5.0.0 has */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const notes = readSource('docs/security.md');
const [, exceptions = '', missing = '', fulfilled = ''] = notes.split(
  /^### (?:Exceptions|Not applicable.*|Fulfilled)$/m,
);
/** The requirements of a list, each with what stands beside it. */
const rowsOf = (list: string) =>
  [...list.matchAll(/^- (\d+\.\d+\.\d+) [^:]+: (.*)$/gm)].map(([, id = '', beside = '']) => ({ id, beside }));
const idsIn = (text: string) => [...text.matchAll(/\d+\.\d+\.\d+/g)].map(([id]) => id);
// What the notes themselves document has one line together.
const documented = idsIn(/^- Documented above.*$/m.exec(fulfilled)?.[0] ?? '');

test('the security notes have every requirement once', () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
  );
  const named = [...rowsOf(exceptions), ...rowsOf(fulfilled)].map(({ id }) => id);
  expect([...named, ...documented, ...idsIn(missing)].sort()).toEqual(expected.sort());
});

test('an exception has its reason, what is fulfilled names a file, and both are counted', () => {
  expect(rowsOf(exceptions).filter(({ beside }) => beside.trim() === '')).toEqual([]);
  expect(rowsOf(fulfilled).filter(({ beside }) => !beside.includes('`'))).toEqual([]);
  const [done, excused] = [rowsOf(fulfilled).length + documented.length, rowsOf(exceptions).length];
  expect(notes).toContain(`apply: ${done} are fulfilled, ${excused} are exceptions`);
});

test('every file that is named is there', () => {
  const named = [...notes.matchAll(/`([\w.-]+\/[\w./-]+\.\w+|Dockerfile|compose\.yaml)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

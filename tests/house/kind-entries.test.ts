import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import type { records } from '#content/index.ts';
import type { Kind } from '#shared/kinds/kind.ts';
import { contentSections, findLinkedKind, kindList, kindNames } from '#shared/kinds/kinds.ts';
import { searchGroupNames } from '#shared/search/search-groups.ts';

type Optional<Of> = { [Key in keyof Of]-?: object extends Pick<Of, Key> ? Key : never }[keyof Of];
type Entry = Kind<'x', '/x', { a: { type: 'text'; max: 1 } }>;

/** False, and a type error, as soon as a part of an entry, a label or the demo content may be left out. */
const isNothingOptional: [
  Optional<Entry> | Optional<typeof kindLabels> | Optional<(typeof kindLabels)['faq']> | Optional<typeof records>,
] extends [never]
  ? true
  : false = true;

test('nothing of an entry may be left out, what a kind does not have is null or empty', () => {
  expect(isNothingOptional).toBe(true);
});

test('every file that describes a kind is registered', () => {
  const files = readdirSync('shared/kinds').filter((file) =>
    readFileSync(`shared/kinds/${file}`, 'utf8').includes('= defineKind({'),
  );
  expect(files).toHaveLength(kindList.length);
});

test('names and sections are unique', () => {
  expect(new Set(kindNames).size).toBe(kindNames.length);
  expect(new Set(contentSections).size).toBe(contentSections.length);
});

test.each(kindList)('$name has a screen for staff', (kind) => {
  expect(existsSync(`app/office/screens/${kind.name.replaceAll('_', '-')}-management.tsx`)).toBe(true);
  if (kind.page) expect(kind.address).toMatch(/^\/[a-z-]+\/:id$/);
  expect([...kind.sortable, 'position', '-createdAt']).toContain(kind.order);
  // A list that visitors read is dated by the pages that show it.
  expect(kind.shownOn).not.toEqual([]);
});

test('every field that holds ids of other records says whose, and how many', () => {
  const fields = kindList.flatMap((kind) => Object.values(kind.fields)).filter(({ type }) => type === 'records');
  expect(fields).not.toEqual([]);
  for (const field of fields) {
    if (field.type !== 'records') continue;
    expect(kindNames).toContain(findLinkedKind(field).name);
    expect(field.most).toBeGreaterThan(0);
  }
});

test('no two kinds are one group of the site search', () => {
  expect(new Set(searchGroupNames).size).toBe(searchGroupNames.length);
});

import { expect, test } from 'vitest';
import { findSections } from './find-sections.ts';
import { sections } from './sections.ts';

const found = (text: string) => findSections(sections, text).map(({ to }) => to.replace('/admin/', ''));

test('every section has further words, and is found by its own name', () => {
  for (const { words } of sections) expect(words).toMatch(/[a-z] .*\p{Script=Arabic}/u);
  for (const { to, label } of sections) expect(found(label())).toContain(to.replace('/admin/', ''));
});

test.each([
  ['inbox', 'contacts'],
  ['الوارد', 'contacts'],
  ['bags', 'products'],
  ['أكياس', 'products'],
  ['vacancies', 'openings'],
  ['glossary', 'terms'],
  ['مرادفات', 'terms'],
  ['accounts', 'users'],
  ['deleted', 'trash'],
  ['Partners', 'partners'],
  ['شركاء', 'partners'],
  ['synonims', 'terms'],
  ['شهادت', 'certificates'],
])('%s leads to %s', (text, section) => {
  expect(found(text)).toContain(section);
});

test('an empty text finds all, an unknown one none, and a short one is not guessed', () => {
  expect(found('')).toHaveLength(sections.length);
  expect(found('zzzzzz')).toEqual([]);
  expect(found('zcv')).toEqual([]);
});

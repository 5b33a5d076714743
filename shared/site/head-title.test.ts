import { expect, test } from 'vitest';
import { headTitle } from './head-title.ts';

const subject = 'A product with a rather long name for 50 kg';

test.each([
  ['Sack', { company: 'Mansooj Industries' }, 'Sack · Mansooj Industries'],
  ['كيس سكر', { company: 'منسوج للصناعات' }, 'كيس سكر · منسوج للصناعات'],
  ['Sack', { kind: 'Search', company: 'Mansooj Industries' }, 'Sack · Search · Mansooj Industries'],
  ['Sack', {}, 'Sack'],
  // The company goes first, then the kind, never a part of the subject.
  [subject, { kind: 'Search', company: 'Mansooj Industries' }, `${subject} · Search`],
  [`${subject}, twice`, { kind: 'Search results', company: 'Mansooj Industries' }, `${subject}, twice`],
  [`${subject} ${subject}`, { company: 'Mansooj Industries' }, `${subject} ${subject}`],
  ['كيس'.repeat(15), { company: 'منسوج للصناعات' }, 'كيس'.repeat(15)],
] as const)('the title of %s ends where search engines cut it', (about, further, title) => {
  expect(headTitle(about, further)).toBe(title);
});

import { expect, test } from 'vitest';
import { m } from '#messages';
import { fields } from './trade-fields.ts';

/** The words of choices have no placeholders. */
type ChoiceWord = (parameters: object, options: { locale: 'ar' }) => string;

test('no choice in Arabic begins with a Latin code: alone in its cell it would run from left to right', () => {
  const words = Object.values(fields).flatMap((field) => (field.type === 'choice' ? Object.values(field.values) : []));
  const said = words.map((word) => (m[word] as ChoiceWord)({}, { locale: 'ar' }));
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((text) => /^[A-Za-z].*[\u0620-\u064a]/.test(text))).toEqual([]);
});

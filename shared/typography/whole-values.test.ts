import { expect, test } from 'vitest';
import { withUnbrokenValues, withWholeValues } from './whole-values.ts';

/** Pieces of a text whose marked parts are in brackets. */
const pieces = (text: string) =>
  text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((piece) => ({ text: piece.replace(/^\[|\]$/g, ''), isMatch: piece.startsWith('[') }));
const shown = (text: string, language: 'ar' | 'en') =>
  withWholeValues(pieces(text), language)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['[56] × 100 cm', '[56 × 100 cm]'],
  ['مقاسه 50 × [62] × 11 [سم] تقريبًا', 'مقاسه [50 × 62 × 11] [سم] تقريبًا'],
  ['[كيس] 50 × 62 سم', '[كيس] 50 × 62 سم'],
  ['وفق ISO [22000] و[كيس]', 'وفق [ISO 22000] و[كيس]'],
  ['لوزن [50] كغ', 'لوزن [50] كغ'],
])('in Arabic %s is marked as %s', (text, expected) => {
  expect(shown(text, 'ar')).toBe(expected);
});

test('in English every word is marked alone', () => {
  expect(shown('[56] × 100 cm', 'en')).toBe('[56] × 100 cm');
});

test.each([
  ['Both at once as 56 × 91 cm, please', 'en', 'Both at once as 56\u00a0×\u00a091\u00a0cm, please'],
  ['المقاسين معًا: 56 × 91 سم', 'ar', 'المقاسين معًا: \u206656\u00a0×\u00a091\u2069\u00a0سم'],
  ['Nothing to keep together', 'en', 'Nothing to keep together'],
] as const)('a plain text keeps its values on one line and in order: %s', (text, language, kept) => {
  expect(withUnbrokenValues(text, language)).toBe(kept);
});

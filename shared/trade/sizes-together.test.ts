import { expect, test } from 'vitest';
import { checkLine } from '../leads/quote.ts';

test.each([
  // As our own pages write a sack, and with the gusset in the middle.
  ['50 × 62 × 11 cm', { width: 500, length: 620, gusset: 110 }],
  ['٥٠ × ٦٢ × ١١ سم', { width: 500, length: 620, gusset: 110 }],
  ['60 x 12 x 100', { width: 600, length: 1000, gusset: 120 }],
  ['24 x 36 x 4 in', { width: 609.6, length: 914.4, gusset: 101.6 }],
  ['56 × 91', { width: 560, length: 910 }],
])('the sizes of a sack may stand in its width: %s', (width, value) => {
  expect(checkLine('sack', { width })).toEqual({ value, errors: {} });
});

test('three sizes of which none can be a gusset are refused, and so is one beside its own field', () => {
  for (const sent of [{ width: '90 x 90 x 110' }, { width: '50 x 62 x 11', gusset: '12' }])
    expect(Object.keys(checkLine('sack', sent).errors)).toEqual(['width']);
});

import { expect, test } from 'vitest';
import { usualLimits } from '../limits.ts';
import { convertedFields, convertQuantity } from './quantity.ts';
import { fields } from './trade-fields.ts';

// 2 × 0.56 m × (0.91 + 0.05) m × 65 g/m² + 1 g = 70.888 g, 35.444 kg a bale: 315 bales fill 28 m³ at 400 kg/m³, 620 are 22 t.
const sack = { width: '56', length: '٩١ سم', fabricWeight: '65 gsm' };
const convert = (typed: Record<string, string>) => convertQuantity((field) => typed[field] ?? '', usualLimits);

test.each([
  ['20,000', 'pieces', { pieces: 20_000, tonnes: 1.418, containers20: 0.127, containers40: 0.0645 }],
  ['٢٠٠٠٠', '', { pieces: 20_000, tonnes: 1.418, containers20: 0.127, containers40: 0.0645 }],
  ['10', 'tonnes', { pieces: 141_067, tonnes: 10, containers20: 0.8957, containers40: 0.4551 }],
  ['2', 'containers20', { pieces: 315_000, tonnes: 22.33, containers20: 2, containers40: 1.0161 }],
  ['1', 'containers40', { pieces: 310_000, tonnes: 21.98, containers20: 1.9683, containers40: 1 }],
])('%s %s are told in every unit', (quantity, quantityUnit, expected) => {
  const found = convert({ ...sack, quantity, quantityUnit });
  expect(found?.grams).toBeCloseTo(70.888, 3);
  for (const [unit, value] of Object.entries(expected)) {
    const told = found?.[unit as keyof typeof expected] ?? 0;
    expect(Math.abs(told - value) / value, unit).toBeLessThan(0.01);
  }
});

test('a film, a coating and a liner make the sack heavier, and its containers sooner full', () => {
  const more = convert({ ...sack, quantity: '1', quantityUnit: 'containers20', coating: '20', linerThickness: '50' });
  expect(more?.grams).toBeCloseTo(70.888 + 1.0752 * 20 + 2 * 0.59 * 1.01 * 50 * 0.92, 2);
  expect(more?.pieces).toBeLessThan(157_500);
});

test.each([
  {},
  { ...sack },
  { ...sack, quantity: 'many' },
  { ...sack, width: '', quantity: '5' },
  { ...sack, quantity: '0' },
])('nothing is told while %o is all that is known', (typed) => {
  expect(convert(typed)).toBeUndefined();
});

test('its fields are those of the trade', () => {
  for (const [key, { unit, ...more }] of Object.entries(convertedFields))
    expect(fields[key as keyof typeof convertedFields], key).toMatchObject({ type: 'number', unit, ...more });
});

test('a block bottom is weighed and packed as one', () => {
  const typed = { width: '50', length: '62', gusset: '11', fabricWeight: '65', coating: '20', quantity: '1' };
  expect(convert({ ...typed, bottom: 'block' })?.grams).toBeCloseTo(74.59, 1);
  // 37.3 kg a bale: 262 bales fill 28 m³ at 350 kg/m³, that of sacks which are only stacked.
  expect(convert({ ...typed, bottom: 'block', quantityUnit: 'containers20' })?.pieces).toBe(131_000);
});

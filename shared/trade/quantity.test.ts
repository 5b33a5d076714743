import { expect, test } from 'vitest';
import { convertedFields, convertQuantity, quantityWords } from './quantity.ts';
import { fields } from './trade-fields.ts';
import { writeNumber } from './write-number.ts';

// 2 × 0.56 m × 0.91 m × 65 g/m² = 66.248 g; 28 m³ × 400 kg/m³ ÷ 66.248 g = 169,061 and 68 m³, 26.5 t: 400,012 sacks.
const sack = { width: '56', length: '٩١ سم', fabricWeight: '65 gsm' };
const convert = (typed: Record<string, string>) => convertQuantity((field) => typed[field] ?? '');

test.each([
  ['20,000', 'pieces', { pieces: 20_000, tonnes: 1.325, containers20: 0.1183, containers40: 0.05 }],
  ['٢٠٠٠٠', '', { pieces: 20_000, tonnes: 1.325, containers20: 0.1183, containers40: 0.05 }],
  ['10', 'tonnes', { pieces: 150_947, tonnes: 10, containers20: 0.8929, containers40: 0.3774 }],
  ['2', 'containers20', { pieces: 338_122, tonnes: 22.4, containers20: 2, containers40: 0.8453 }],
  ['1', 'containers40', { pieces: 400_012, tonnes: 26.5, containers20: 2.3661, containers40: 1 }],
])('%s %s are told in every unit', (quantity, quantityUnit, expected) => {
  const found = convert({ ...sack, quantity, quantityUnit });
  expect(found?.grams).toBeCloseTo(66.248, 3);
  for (const [unit, value] of Object.entries(expected)) {
    const told = found?.[unit as keyof typeof expected] ?? 0;
    expect(Math.abs(told - value) / value, unit).toBeLessThan(0.01);
  }
});

test('a film, a coating and a liner make the sack heavier, and its containers sooner full', () => {
  const more = convert({ ...sack, quantity: '1', quantityUnit: 'containers20', coating: '20', linerThickness: '50' });
  expect(more?.grams).toBeCloseTo(66.248 + 1.0192 * 20 + 1.0192 * 50 * 0.92, 2);
  expect(more?.pieces).toBeLessThan(169_061);
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

test('numbers are short and grouped', () => {
  const words = quantityWords(
    { pieces: 20_000, tonnes: 1.32496, containers20: 0.11829, containers40: 0.05, grams: 66.248 },
    (n) => writeNumber(n, 'ar'),
  );
  expect(words).toEqual({
    pieces: '20,000',
    tonnes: '1.32',
    containers20: '0.118',
    containers40: '0.05',
    grams: '66.2',
  });
});

import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';
import { quantityUnits } from './rules/estimate.ts';

const [pieces, tonnes, containers20, containers40] = quantityUnits;

test.each([
  ['20,000', 20_000, undefined],
  ['20 000', 20_000, undefined],
  ['٢٠٬٠٠٠', 20_000, undefined],
  ['20k', 20_000, undefined],
  ['20 ألف', 20_000, undefined],
  ['1 million', 1_000_000, undefined],
  ['0.5', 0.5, undefined],
  ['20,000 bags', 20_000, pieces],
  ['20.500 sacks', 20_500, pieces],
  ['20.000,00', 20_000, undefined],
  ["20'500", 20_500, undefined],
  ['٢٠،٠٠٠', 20_000, undefined],
  ['20,000 kg', 20, tonnes],
  ['2,00,000 bags', 200_000, pieces],
  ['.5 t', 0.5, tonnes],
  ["40' x 20", 20, containers40],
  ["1'000 x 40'", 1000, containers40],
  ['20000 pcs.', 20_000, pieces],
  ['٢٠٬٠٠٠ كيس', 20_000, pieces],
  ['20 ألف كيس', 20_000, pieces],
  ['20,000 قطعة', 20_000, pieces],
  ['10 t', 10, tonnes],
  ['10 MT', 10, tonnes],
  ['1,5 t', 1.5, tonnes],
  ['500 kg', 0.5, tonnes],
  ['١٠ أطنان', 10, tonnes],
  ["1 x 20'", 1, containers20],
  ["2x40'HC", 2, containers40],
  ['2 × 40′', 2, containers40],
  ['2 x 40 HC', 2, containers40],
  ["3 containers of 40'", 3, containers40],
  ['40ft HC', 1, containers40],
  ['حاويتان 20 قدم', 2, containers20],
  ['3 حاويات 40 قدم', 3, containers40],
  ['2x20DC', 2, containers20],
  ['1.5 mio', 1_500_000, undefined],
  ['1,5 Mio. bags', 1_500_000, pieces],
  ['2 mn bags', 2_000_000, pieces],
  ['3 lakh bags', 300_000, pieces],
  ['50 Tsd. Stück', 50_000, pieces],
  ['700 Stk.', 700, pieces],
  ['1.5 lacs', 150_000, undefined],
  ['1 crore', 10_000_000, undefined],
  ['مليون كيس', 1_000_000, pieces],
  ['20,000 nos', 20_000, pieces],
  ['20,000/-', 20_000, undefined],
])('%j is understood', (typed, amount, unit) => {
  expect(readQuantity(typed).map(({ value }) => value)).toEqual([{ amount, ...(unit && { unit }) }]);
});

test.each([
  ['2 x 40', '', 2, containers40],
  ['2 x 40', containers40, 2, containers40],
  ['40 x 2', containers20, 2, containers40],
  ["2 x 40'", pieces, 2, containers40],
  ['2 x 40 HC', pieces, 2, containers40],
  ['3 x 20 DC', tonnes, 3, containers20],
  ["150 x 20'", '', 150, containers20],
])('%j of %j are containers', (typed, chosen, amount, unit) => {
  expect(readQuantity(typed, chosen).map(({ value }) => value)).toEqual([{ amount, unit }]);
});

test.each([
  'many',
  '-5',
  '20-30',
  '2 containers',
  '20 containers',
  '20 constructor',
  "20' 500",
  '20 x 40 cm',
  '5 m2',
  '20000/month',
  'x'.repeat(99),
])('%j is no quantity', (typed) => {
  expect(readQuantity(typed)).toEqual([]);
});

test.each([
  ['20.000', '', [20, 20_000]],
  ['20,500', '', [20_500, 20.5]],
  ['20,000', 'tonnes', [20_000, 20]],
  ['1.500 t', '', [1.5, 1_500]],
  ['500.000 kg', '', [0.5, 500]],
  ['20,500 kg', '', [20.5, 0.0205]],
  ['20,000 t', '', [20_000, 20]],
  ['1.000 x 40 HC', '', [1, 1_000]],
  ['20 x 40', '', [20, 40]],
  // Bundles of a thousand, or containers: nothing says which.
  ['20x1000', 'pieces', [1_000, 20_000]],
  ['20 * 1000', 'pieces', [1_000, 20_000]],
  ['500 x 20', 'pieces', [500, 10_000]],
  ['40x2', 'pieces', [2, 80]],
  ['20 x 20', 'tonnes', [20, 400]],
  ['20 x 40', 'pieces', [20, 40, 800]],
  ['20 × 500', '', [500, 10_000]],
  ['٤٠ × ١٥٠', '', [150, 6_000]],
])('%j of %j is asked', (typed, chosen, amounts) => {
  const readings = readQuantity(typed, chosen);
  expect(readings.map(({ value }) => value.amount)).toEqual(amounts);
  for (const reading of readings)
    expect(readQuantity(reading.typed, chosen).map(({ value }) => value)).toEqual([reading.value]);
});

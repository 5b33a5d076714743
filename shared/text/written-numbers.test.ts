import { describe, expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { readQuantity } from '../trade/read-quantity.ts';
import { readSizes } from '../trade/read-sizes.ts';
import { readMeasure } from '../trade/trade-measures.ts';
import { readNumbers, spellPlainly } from './written-numbers.ts';

test.each([
  ["20'500", ['20500']],
  ['20’500', ['20500']],
  ['20′500', ['20500']],
  ['20.000,00', ['20000']],
  ['1.234.567', ['1234567']],
  ['1 234,5', ['1234.5']],
  ['1\u00a0234,5', ['1234.5']],
  ['1\u202f234.5', ['1234.5']],
  ['2,00,000', ['200000']],
  ['12,34,567.8', ['1234567.8']],
  ['١٬٢٣٤٫٥', ['1234.5']],
  ['۱٬۲۳۴٫۵', ['1234.5']],
  ['٢٠،٥٠٠', ['20500', '20.5']],
  ['٢٠،٠٠٠', ['20000']],
  ['١،٥', ['1.5']],
  ['２０，０００', ['20000']],
  ['20.000', ['20', '20000']],
  ['1.500 x 2.000 mm', ['1.5 x 2 mm', '1500 x 2000 mm']],
  // Another number of the text says which sign it is.
  ['1.500 x 2.000,5 mm', ['1500 x 2000.5 mm']],
  ['56.5 x 100.000 cm', ['56.5 x 100 cm']],
  ['0.500', ['0.5']],
  ['2,0000', ['20000', '2']],
  ['0,0000', ['0']],
  ['2.0000', ['2']],
  ['.5', ['0.5']],
  ['22x.5', ['22x0.5']],
  ['No.5', ['No. 5']],
  ["2 x 40' HC", ["2 x 40' HC"]],
  ['5\'6"', ['5\'6"']],
  ['56*91*12', ['56*91*12']],
  ['1.2.3', []],
  ['12.05.2026', []],
  ['1,00,00', []],
  ['1,234.567.8', []],
  ['1..5', []],
  // A full stop behind it is no decimal sign.
  ['20,000 bags.', ['20000 bags.']],
  ['20,000.', ['20000.']],
  ['No. 20,000', ['No. 20000']],
  ['pcs. 1,000 x 2,000.', ['pcs. 1000 x 2000.']],
  ['20,500 bags.', ['20500 bags.', '20.5 bags.']],
  // The decimal sign, where an Arabic keyboard has the one between thousands beside it.
  ['20٫000', ['20', '20000']],
  ['٢٠٫٥٠٠ كيس', ['20.5 كيس', '20500 كيس']],
  ['١٫٢٣٤٫٥٦٧', ['1234567']],
  ['٢٠٫٠٠', ['20']],
  ['٢٠٫٥', ['20.5']],
  ['٠٫٥٠٠', ['0.5']],
  ['١٬٢٣٤٫٥٦٧', ['1234.567']],
  ['١٫٥ × ٢٫٠٠٠', ['1.5 × 2']],
  ['1'.repeat(61), []],
  // Behind four digits no sign parts thousands, so that three behind it are asked, and more are two numbers.
  ['1234,567', ['1234567', '1234.567']],
  ['1234.567', ['1234.567', '1234567']],
  ['1000.000', ['1000', '1000000']],
  ['20000,000', ['20000000', '20000']],
  ['١٢٣٤٫٥٦٧', ['1234.567', '1234567']],
  ['1234,567 x 12.5', []],
  ['10000,20000', []],
  ['1234.5678', []],
  ['1234٬567', []],
  ['1234,5', ['1234.5']],
  ['1,234.5678', ['1234.5678']],
  ['1000,0000', ['10000000', '1000']],
])('%j can be read as %j', (typed, readings) => {
  expect(readNumbers(typed)).toEqual(readings);
});

// Eight manners of writing numbers, by the formatter of the platform.
const manners = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'fa-IR'];
const written = (value: number): string[] => {
  const shown = manners.map((manner) => new Intl.NumberFormat(manner, { maximumFractionDigits: 3 }).format(value));
  const arabicComma = (shown[5] ?? '').replace('٬', '،');
  return [String(value), ...shown, ...(value < 1_000_000 ? [arabicComma] : [])];
};
/** 0.05, 0.1, 0.25 … 2,000,000, with decimals and without. */
const values = [0.05, 0.1, 0.25, 0.5, 0.75].concat(
  [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].flatMap((ten) =>
    [1, 1.05, 1.234, 1.5, 1.525, 1.999, 2].map((part) => Number((ten * part).toFixed(3))),
  ),
);

describe.each([
  ['kg', 1],
  ['g', 0.001],
  ['t', 1_000],
  ['كغ', 1],
  ['طن', 1_000],
])('a weight in %s', (unit, times) => {
  test('in every manner is read exactly, or asked with the true value among the readings', () => {
    for (const value of values)
      for (const number of written(value)) {
        const read = readMeasure(`${number} ${unit}`, { unit: 'kg' }).map((reading) => reading.value);
        expect([number, read]).toEqual([number, expect.arrayContaining([Number((value * times).toFixed(3))])]);
      }
  });
});

test.each(['', ' bags', ' كيس', ' t', ' kg'])('a quantity "…%s" in every manner likewise', (unit) => {
  for (const value of values) {
    if (unit !== ' t' && unit !== ' kg' && unit !== '' && !Number.isInteger(value)) continue;
    for (const number of written(value)) {
      const amounts = readQuantity(`${number}${unit}`).map((reading) => reading.value.amount);
      const amount = unit === ' kg' ? Number((value / 1_000).toFixed(6)) : value;
      expect([number, amounts]).toEqual([number, expect.arrayContaining([amount])]);
    }
  }
});

test('sizes in every manner likewise', () => {
  for (const value of values.filter((each) => each <= 6_000))
    written(value).forEach((number, manner) => {
      const second = written(1_500)[manner] ?? '1500';
      const read = readSizes(`${number} x ${second} mm`).map((reading) => Object.values(reading.value));
      expect([number, second, read]).toEqual([number, second, expect.arrayContaining([[value, 1_500]])]);
    });
});

test.each([
  ['1234.567', '1,234.567'],
  ['1234567.125 kg', '1,234,567.125 kg'],
  ['1234.5', '1234.5'],
])('a number of many digits before and behind its sign, %s, is offered with its thousands apart', (plain, offered) => {
  expect(spellPlainly(plain)).toBe(offered);
  expect(readNumbers(offered)).toEqual([plain]);
});

test('what is offered in place of a number is read in that way alone', () => {
  for (const value of values)
    for (const number of written(value))
      for (const plain of readNumbers(number)) expect(readNumbers(spellPlainly(plain))).toEqual([plain]);
});

test('takes time in proportion to the length of what is typed', () => {
  const milliseconds = processorTime(() => {
    for (const part of ['1', ' ', '1,', '1.', '1 111 ', "1'111'", '.', '٬', '1,11,'])
      for (const typed of [part.repeat(100_000), part.repeat(60).slice(0, 60)]) readNumbers(typed);
  });
  expect(milliseconds).toBeLessThan(300);
});

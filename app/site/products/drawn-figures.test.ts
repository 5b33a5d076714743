import { describe, expect, test } from 'vitest';
import { runInLanguage } from '#app/ui/i18n/page-language.server.ts';
import { m } from '#messages';
import { languages } from '#shared/language.ts';
import { usualLimits } from '#shared/limits.ts';
import { belowMinimumText, quantityText, undrawnText, weightText } from './drawn-figures.ts';

// 2 × 0.56 m × (0.91 + 0.05) m × 65 g/m² + 1 g = 70.888 g; 310,000 of them are the load of a 40′ HC.
const sack: Record<string, string> = { width: '56', length: '91', fabricWeight: '65' };
const liveLine = (quantity: string, family = 'sack') =>
  quantityText((field) => (field === 'quantity' ? quantity : (sack[field] ?? '')), usualLimits, family);

describe.each(languages)('what a quantity is, in %s', (language) => {
  const say = { locale: language };
  const bags = (count: number) => m.trade_unit_piece({ count }, say);
  const kilograms = (n: string) => m.trade_unit_kg({ n }, say);
  const tonnes = (n: string) => m.trade_unit_tonne({ n }, say);
  const few = (count: number, weight: string) => m.quote_quantity_few({ bags: bags(count), weight }, say);
  const many = (count: number, weight: string, containers: string) =>
    m.quote_quantity_short({ bags: bags(count), weight, containers }, say);

  test.each([
    ['1', () => few(1, m.calculator_grams({ n: '70.9' }, say))],
    ['3', () => few(3, m.calculator_grams({ n: '212.7' }, say))],
    ['٢٨', () => few(28, kilograms('2'))],
    ['103', () => few(103, kilograms('7.3'))],
    ['1,000', () => few(1_000, kilograms('71'))],
    ['2,000', () => few(2_000, tonnes('0.14'))],
    ['5,000', () => many(5_000, tonnes('0.35'), '0.016')],
    ['20,000', () => many(20_000, tonnes('1.4'), '0.065')],
    ['0.1 t', () => few(1_410, tonnes('0.1'))],
    ['2 × 40′', () => many(620_000, tonnes('44'), '2')],
  ])('%s', (quantity, expected) => {
    runInLanguage(language, () => {
      expect(liveLine(quantity)).toBe(expected());
    });
  });

  test('nothing is reckoned of what is out of range, or of another thing than a sack', () => {
    runInLanguage(language, () => {
      for (const quantity of ['99999999999', '-5', '0', '0.5', 'abc'])
        expect([quantity, liveLine(quantity)]).toEqual([quantity, '']);
      for (const family of ['other', 'fibc', 'film']) expect(liveLine('40', family)).toBe('');
    });
  });

  test('less than the least of a bag is said in its own word', () => {
    runInLanguage(language, () => {
      const below = (family: string, quantity: string, minimum: string) =>
        belowMinimumText({ family, minimum, specified: { ...(family === 'sack' && sack), quantity } }, usualLimits);
      const least = (minimum: string) => m.quote_below_minimum({ minimum }, say);
      expect(below('fibc', '3', '500')).toBe(least(bags(500)));
      expect(below('other', '3', '30000')).toBe(least(m.trade_unit_piece_other({ count: 30_000 }, say)));
      expect(below('sack', '1 t', '30000')).toBe(least(bags(30_000)));
      for (const quantity of ['30,000', '2 × 40′', '', 'abc', '-5', '0.5'])
        expect([quantity, below('sack', quantity, '30000')]).toEqual([quantity, '']);
    });
  });

  test('a sack that is not drawn says why', () => {
    runInLanguage(language, () => {
      const why = (typed: Record<string, string>) =>
        undrawnText((name) => typed[name] ?? { width: '56', length: '91', fabric: '65', gusset: '', liner: '' }[name]);
      const most = m.measure_most({ figure: m.trade_unit_gsm({ n: '400' }, say) }, say);
      expect(why({ fabric: '900' })).toBe(`${m.trade_fabric_weight({}, say)}: ${most}`);
      for (const typed of [{ width: '5O' }, { gusset: 'deep' }, { length: '' }])
        expect(why(typed)).toBe(m.drawing_unread({}, say));
    });
  });

  test.each([
    [0.745, 'g', '745'],
    [1.4914, 'kg', '1.49'],
    [53.25, 'kg', '53.3'],
    [999.6, 'kg', '1,000'],
    [1_417.6, 'kg', '1,418'],
  ])('%d kg are written as exactly as they tell', (value, unit, n) => {
    runInLanguage(language, () => {
      expect(weightText(value)).toBe(unit === 'g' ? m.calculator_grams({ n }, say) : kilograms(n));
    });
  });
});

import { expect, test } from 'vitest';
import { checkLine } from '../leads/quote.ts';
import { quantityLimits } from './bag-quantity.ts';
import { readField } from './read-field.ts';
import { readQuantity } from './read-quantity.ts';
import { fields } from './trade-fields.ts';
import { understandField } from './understood.ts';

const say = (key: string, parameters: object = {}) => [key, ...Object.values(parameters)].join(' ');
const saying = { language: 'en' as const, say };

test.each([
  ['fillTemperature', '-5', 'trade_unit_celsius', '0'],
  ['fillTemperature', '−5 °C', 'trade_unit_celsius', '0'],
  ['fillTemperature', '‏-٥', 'trade_unit_celsius', '0'],
  ['width', '–5', 'trade_unit_cm', '5'],
  ['fillWeight', '- 50 kg', 'trade_unit_kg', '0.1'],
] as const)('%s of %s is too little, and no other kind of text', (key, typed, unit, n) => {
  expect(readField(typed, fields[key])).toEqual({
    error: { key: 'measure_least', figure: { key: unit, parameters: { n } } },
  });
});

test.each(['-abc', '--5', '-'])('%s is no number', (typed) => {
  expect(readField(typed, fields.fillTemperature).error?.key).toBe('measure_wrong');
});

test.each([
  ['२०,०००', 20_000],
  ['২০,০০০ bags', 20_000],
  ['૫૦૦', 500],
  ['௧௦௦௦ pcs', 1_000],
  ['२,००,०००', 200_000],
])('%s in digits of India', (typed, amount) => {
  expect(readQuantity(typed, 'pieces').map(({ value }) => value.amount)).toEqual([amount]);
});

test.each(['६० cm', '६०', '৬০ سم'])('%s is a width', (typed) => {
  expect(readField(typed, fields.width)).toEqual({ value: 600 });
});

test.each([
  ['4+4', 4],
  ['2 + 2 colours', 2],
  ['٤+٤', 4],
  ['4/4', 4],
])('%s are the colours of either side', (typed, colours) => {
  expect(readField(typed, fields.printColours)).toEqual({ value: colours });
});

test('colours that differ from side to side are asked', () => {
  expect(readField('4+1', fields.printColours)).toEqual(readField('4/1', fields.printColours));
  expect(readField('4+1', fields.printColours).error).toEqual({
    key: 'measure_ambiguous',
    parameters: { first: '4', second: '1' },
  });
});

test.each(['20.5', '0.5', '١٫٥', '20.5 pcs'])('%s is a part of a bag, in whatever words', (quantity) => {
  for (const family of ['sack', 'fibc', 'other'] as const)
    expect(checkLine(family, { quantity }).errors).toMatchObject({ quantity: { key: 'spec_part_of_a_bag' } });
});

test('a part of a tonne, of a container or of film is none of a bag', () => {
  for (const quantity of ['20.5 t', '1.5 x 40′']) expect(checkLine('sack', { quantity }).errors).toEqual({});
  expect(checkLine('film', { quantity: '20.5' }).errors).toEqual({});
});

test('the least and the most of a quantity are those of its field', () => {
  expect(fields.quantity).toMatchObject(quantityLimits);
});

test.each([
  ['99999999999', 'measure_most'],
  ['abc', 'quote_quantity_wrong'],
  ['-5', 'measure_least'],
  ['1e5', 'quote_quantity_wrong'],
  ['10 pallets', 'quote_quantity_wrong'],
  ['20 t monthly', 'quote_quantity_of_period'],
  ['20.5', 'spec_part_of_a_bag'],
])('%s is told while it is typed as it is when it is sent', (typed, key) => {
  const measure = { ...quantityLimits, unitIn: 'unit' };
  const { text, fault } = understandField(typed, measure, { typedIn: () => '', saying });
  expect([text, fault?.key]).toEqual(['', key]);
  expect(checkLine('sack', { quantity: typed }).errors.quantity).toEqual(fault);
});

test('a bare number of bags is understood as it is sent: in pieces', () => {
  const measure = { ...quantityLimits, unitIn: 'unit' };
  for (const [typed, text] of [
    ['1,030', 'trade_unit_piece 1030'],
    ['1.500', 'trade_unit_piece 1500'],
    ['1.5 t', 'trade_unit_tonne 1.5'],
  ] as const)
    expect(understandField(typed, measure, { typedIn: () => '', saying })).toMatchObject({ text, choices: [] });
  const film = understandField('1.500', measure, { typedIn: () => '', saying, family: 'film' });
  expect(film.choices).toHaveLength(2);
});

test.each([
  ['fabricWeight', '900', 'measure_most'],
  ['fillWeight', '5 t', 'measure_most'],
  ['width', '1 mm', 'measure_least'],
  ['printColours', '2.5', 'error_whole_number'],
  ['printColours', '25', 'measure_most'],
] as const)('of %s, %s is out of range while it is typed', (name, typed, key) => {
  const field = fields[name];
  if (field.type !== 'number') throw new Error(`${name} is no number`);
  const { text, fault } = understandField(typed, field, { typedIn: () => '', saying });
  expect([text, fault?.key]).toEqual(['', key]);
});

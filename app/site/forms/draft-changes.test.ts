import { describe, expect, test } from 'vitest';
import { addMissingLines, findRemaining, followRequest, hasMoreThanBags, removeLine } from './draft-changes.ts';
import { listFinishedLines } from './quote-draft.ts';

type Quantities = Readonly<Record<string, string>>;

/** The fields of a form with these bags, each with its quantity in a field of its own. */
const request = (bags: Quantities, others: Record<string, string> = {}): Record<string, string> => ({
  ...{ country: '', 'line.goods': '', ...others },
  ...Object.fromEntries(Object.values(bags).map((quantity, place) => [`quantity.${place}`, quantity])),
  lines: JSON.stringify(Object.keys(bags).map((title) => ({ family: 'sack', title, specified: {} }))),
});

const bagsIn = (values: Quantities): Quantities =>
  Object.fromEntries(listFinishedLines(values).map(({ title, specified }) => [title, specified.quantity ?? '']));

test.each([
  ['only added bags', request({ A: '20,000' }, { at: '1', 'line.family': 'sack' }), false],
  ['a country', request({ A: '20,000' }, { country: 'Nigeria' }), true],
  ['a bag that somebody began to describe', request({}, { 'line.goods': 'Salt' }), true],
])('a draft with %s is known to be typed or not', (_, draft, isMore) => {
  expect(hasMoreThanBags(draft)).toBe(isMore);
});

describe('a form whose draft was changed elsewhere', () => {
  test.each([
    ['shows a bag that was added', { A: '1' }, { A: '1', B: '2' }, { A: '1' }, { A: '1', B: '2' }],
    ['keeps its own beside one that was added', {}, { B: '2' }, { A: '1' }, { A: '1', B: '2' }],
    ['leaves out what was removed', { A: '1', B: '2' }, { B: '2' }, { A: '1', B: '2' }, { B: '2' }],
    ['keeps what was removed there and changed here', { A: '1' }, {}, { A: '5' }, { A: '5' }],
    ['takes no bag back that was removed here', { A: '1' }, { A: '1', B: '2' }, {}, { B: '2' }],
    ['takes a quantity', { A: '1' }, { A: '3' }, { A: '1' }, { A: '3' }],
    ['keeps a quantity of its own', { A: '1' }, { A: '3' }, { A: '5' }, { A: '5' }],
  ])('%s', (_, known, draft, shown, expected) => {
    const change = { known: request(known), draft: request(draft), shown: request(shown) };
    expect(bagsIn(followRequest(change))).toEqual(expected);
  });

  test('takes fields that were not changed here, and never mixes two open bags', () => {
    const known = request({}, { 'line.goods': 'Sugar', 'line.fillWeight': '50 kg' });
    const draft = request({}, { country: 'Ghana', 'line.goods': 'Salt', 'line.fillWeight': '25 kg' });
    expect(followRequest({ known, draft, shown: known })).toMatchObject({
      ...{ country: 'Ghana', 'line.goods': 'Salt', 'line.fillWeight': '25 kg' },
    });
    const shown = { ...known, 'line.goods': 'Rice', country: 'Togo' };
    const followed = followRequest({ known, draft, shown });
    expect([followed.country, followed['line.goods'], followed['line.fillWeight']]).toEqual(Array(3).fill(undefined));
    const family = { 'line.family': 'fibc' };
    expect(followRequest({ known, draft: { ...draft, ...family }, shown: known })['line.goods']).toBeUndefined();
  });
});

test('what a step of the server left gets what was added meanwhile, but not the bag that it opened', () => {
  const shown = request({ B: '2' }, { 'line.title': 'A' });
  expect(bagsIn(addMissingLines(request({ A: '1', B: '2', C: '3' }), shown))).toEqual({ B: '2', C: '3' });
});

test('what was not sent is left of a draft', () => {
  const sent = request({ A: '1' }, { 'line.goods': 'Salt' });
  expect(findRemaining(sent, sent)).toBeUndefined();
  expect(bagsIn(findRemaining(request({ A: '1', B: '2', Salt: '' }), sent) ?? {})).toEqual({ B: '2' });
});

test('the quantity of each bag stays with it when one is removed', () => {
  expect(bagsIn(removeLine(request({ A: '1', B: '2', C: '3' }), 0))).toEqual({ B: '2', C: '3' });
});

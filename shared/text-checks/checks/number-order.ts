import { isNumber, type Span } from '../../search/spans.ts';
import { findUnit } from '../../search/unit-spellings.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { exchangedFor } from './plain-parts.ts';
import { isReversed } from './surplus.ts';

/** What joins the numbers of sizes, ranges and ratios, as it is shown. */
const joints: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ '×': ' × ', x: ' × ', '*': ' × ', by: ' × ', في: ' × ', ':': ':' },
    ...{ '-': '–', '–': '–', to: '–', الي: '–' },
  }),
);

const jointAt = (spans: readonly Span[], at: number): string | undefined => joints.get(spans[at]?.text ?? '');

/** The numbers that are joined from a place on, with what joins them: 60 × 100, "50 kg to 60 kg", 5:1. */
function joinedFrom(spans: readonly Span[], at: number): { joint: string; numbers: number[] } {
  const numbers = [Number(spans[at]?.text)];
  let next = at + 1;
  if (findUnit(spans[next]?.text ?? '') && jointAt(spans, next) === undefined) next += 1;
  const joint = jointAt(spans, next) ?? '';
  while (joint && jointAt(spans, next) === joint && isNumber(spans[next + 1]?.text)) {
    numbers.push(Number(spans[next + 1]?.text));
    next += 2;
  }
  return { joint, numbers };
}

/** Sizes, ranges and ratios in the order in which they are written, by what is the same in any order. */
function collectOrders({ spans }: ReadText): Map<string, Set<string>> {
  const orders = new Map<string, Set<string>>();
  for (const [at, { text }] of spans.entries()) {
    const isInside = isNumber(spans[at - 2]?.text) && jointAt(spans, at - 1) !== undefined;
    const { joint, numbers } = isNumber(text) && !isInside ? joinedFrom(spans, at) : { joint: '', numbers: [] };
    if (numbers.length < 2) continue;
    const key = `${joint}${numbers.toSorted((one, other) => one - other)}`;
    orders.set(key, (orders.get(key) ?? new Set()).add(numbers.join(joint)));
  }
  return orders;
}

const percentages = /\d[\d.,]{0,12}(?=[ \u00a0]?[%٪])/g;

/** Numbers of a size, range or ratio, or percentages, that have changed places: 60 × 100 and 100 × 60, 5:1 and 1:5. */
export function numberOrderFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [collectOrders(english), collectOrders(arabic)];
  const [shares, others] = [english, arabic].map(({ prose }) => prose.match(percentages) ?? []);
  if (shares && others && isReversed(shares, others)) return exchangedFor([shares.join('–')], [others.join('–')]);
  return [...en].flatMap(([key, orders]) => {
    const others = ar.get(key) ?? new Set();
    const [wanted, found] = [[...orders.difference(others)], [...others.difference(orders)]];
    return wanted.length > 0 && found.length > 0 ? exchangedFor(wanted, found) : [];
  });
}

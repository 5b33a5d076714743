import { unitOf } from '../search/unit-spellings.ts';
import type { QuantityUnit } from './estimate.ts';
import { pieceWords, plainQuantity } from './trade-measures.ts';

/** How many, and of what where that was written too. */
export type ReadQuantity = { amount: number; unit?: QuantityUnit | undefined };

const longest = 60;
const piece = /\d+(?:\.\d+)*|\p{L}+|[x×*]/gu;
const times = new Map([
  ...['k', 'thousand', 'الف', 'الاف'].map((word) => [word, 1e3] as const),
  ...['million', 'millions', 'مليون', 'ملايين'].map((word) => [word, 1e6] as const),
]);
/** They say that a container's length stands before them. */
const ofLength = new Set('ft foot feet hc hq قدم قدما اقدام'.split(' '));
const ofContainers = new Set('container containers fcl حاويه حاويات حاويتان حاويتين'.split(' '));
const ignored = new Set(['of', 'high', 'cube', 'gp', 'dv', 'من', 'بطول', 'قياس']);
const lengths = new Map<string, QuantityUnit>([
  ['20', 'containers20'],
  ['40', 'containers40'],
]);
const crosses = new Set(['x', '×', '*']);
// 20.000 bags: points between thousands.
const grouped = /^\d{1,3}(?:\.\d{3})+$/;

/**
 * A quantity as people type it: `20,000`, `20.000 bags`, `20k`, `10 t`, `2 x 40' HC`, `٢٠ ألف كيس`. Undefined for what is no
 * such quantity.
 */
export function readQuantity(typed: string): ReadQuantity | undefined {
  if (typed.length > longest || /^\s*[-–]/.test(typed)) return undefined;
  const text = plainQuantity(typed);
  const words = text.match(piece) ?? [];
  if (text.replace(piece, '').replace(/[\s.-]/g, '') !== '') return undefined;
  return containersIn(words) ?? amountIn(words);
}

function containersIn(words: readonly string[]): ReadQuantity | undefined {
  const hasLength = words.some((word) => ofLength.has(word));
  const isCrossed = words.some((word) => crosses.has(word));
  if (!hasLength && !words.some((word) => ofContainers.has(word)) && !isCrossed) return undefined;
  const isTwo = words.some((word) => /^حاويت(?:ان|ين)$/.test(word));
  const rest = words.filter(
    (word) => !ofLength.has(word) && !ofContainers.has(word) && !crosses.has(word) && !ignored.has(word),
  );
  const [first = '', second] = rest;
  if (rest.length === 1 && hasLength && lengths.get(first)) return { amount: isTwo ? 2 : 1, unit: lengths.get(first) };
  if (rest.length !== 2 || second === undefined) return undefined;
  // 2 x 40', or 40' x 2.
  const [count, length] = lengths.has(second) ? [first, second] : [second, first];
  const unit = lengths.get(length);
  return unit && /^\d+(?:\.\d+)?$/.test(count) ? { amount: Number(count), unit } : undefined;
}

function amountIn([number = '', ...words]: readonly string[]): ReadQuantity | undefined {
  const many = times.get(words[0] ?? '');
  const [unit, ...more] = many ? words.slice(1) : words;
  if (!/^\d/.test(number) || more.length > 0) return undefined;
  const isOfPieces = unit === undefined || Object.hasOwn(pieceWords, unit);
  const digits = isOfPieces && grouped.test(number) ? number.replaceAll('.', '') : number;
  const amount = Number(digits) * (many ?? 1);
  if (!Number.isFinite(amount)) return undefined;
  if (isOfPieces) return { amount, ...(unit && { unit: 'pieces' }) };
  const mass = unitOf(unit);
  if (mass?.unit !== 'kg') return undefined;
  return { amount: Number(((amount * mass.times) / 1_000).toFixed(3)), unit: 'tonnes' };
}

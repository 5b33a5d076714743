import type { Language } from '../language.ts';
import { composeRows, type FigureRow, type SayTrade } from './rows.ts';
import { type Specification, specificationKey } from './specification.ts';
import type { TradeValues } from './trade-fields.ts';

/** A list of specifications in English, and the Arabic ones in the same order. */
export type BothLists = { en: readonly Specification[]; ar: readonly Specification[] };

type Row = { en: Specification; ar: Specification };
const none: Specification = { name: '', value: '' };

const isSame = (one: Specification, other: Specification): boolean =>
  one.name === other.name && one.value === other.value;
const namesAlike = (one: Specification, other: Specification): boolean =>
  specificationKey(one.name) === specificationKey(other.name);

/** The places in the lists of the rows that say exactly what a figure says; the others are worded by staff. */
export function placesFromFigures(
  lists: BothLists,
  values: TradeValues,
  say: SayTrade,
): Record<Language, ReadonlySet<number>> {
  const rows = composeRows(values, say);
  const makeIn = (language: Language) =>
    lists[language].flatMap((entry, place) => (rows.some((row) => isSame(row[language], entry)) ? [place] : []));
  return { en: new Set(makeIn('en')), ar: new Set(makeIn('ar')) };
}

/**
 * The list after a change of figures: a row that says what a figure said follows it, a new figure adds its row before
 * those of later figures, and a figure taken away takes its row with it. Rows that staff word otherwise stay, and so does
 * the absence of a row of a figure that did not change. Empty rows make room.
 */
export function fillSpecifications(
  lists: BothLists,
  { before, after }: { before: TradeValues; after: TradeValues },
  say: SayTrade,
): BothLists {
  const [old, now] = [composeRows(before, say), composeRows(after, say)];
  let rows: Row[] = lists.en.map((en, place) => ({ en, ar: lists.ar[place] ?? none }));
  for (const was of old) {
    const place = rows.findIndex(({ en }) => isSame(en, was.en));
    const next = now.find(({ en }) => namesAlike(en, was.en));
    if (place < 0 || (next && isSame(next.en, was.en))) continue;
    rows = next ? rows.with(place, arabicKept(rows[place], was, next)) : rows.toSpliced(place, 1);
  }
  for (const [i, row] of now.entries()) {
    const isKnown = old.some(({ en }) => isSame(en, row.en)) || rows.some(({ en }) => namesAlike(en, row.en));
    if (!isKnown) rows = withRow(rows, row, now.slice(i + 1));
  }
  const changed = rows.some((row, place) => row.en !== lists.en[place]) || rows.length !== lists.en.length;
  if (!changed) return lists;
  const filled = rows.filter(({ en }) => en.name || en.value);
  const kept = filled.length > 0 ? filled : rows;
  return { en: kept.map(({ en }) => en), ar: kept.map(({ ar }) => ar) };
}

/** The new row; an Arabic text that staff worded otherwise stays. */
function arabicKept(row: Row | undefined, was: FigureRow, next: FigureRow): Row {
  const isOwn = row !== undefined && row.ar.value !== '' && !isSame(row.ar, was.ar);
  return { en: next.en, ar: isOwn ? row.ar : next.ar };
}

/** The list with a new row before those of the figures that follow it. */
function withRow(rows: readonly Row[], { en, ar }: FigureRow, later: readonly FigureRow[]): Row[] {
  const place = rows.findIndex((row) => later.some((other) => isSame(other.en, row.en)));
  return rows.toSpliced(place < 0 ? rows.length : place, 0, { en, ar });
}

import { z } from 'zod';
import { foldForSearch } from '../search/search-words.ts';
import type { MessageKey } from '../text/message-key.ts';
import { toWesternDigits } from '../text/western-digits.ts';

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const mostMonths = 12;

const join = (year: string, month: string, day: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/**
 * A day as YYYY-MM-DD where what was typed can mean only one: `٢٠٢٧/٥/٣١`, `31/05/2027`; anything else as it is, such as
 * `12/05/2027`, which some read as December.
 */
export function writeIsoDay(typed: string): string {
  const text = toWesternDigits(typed.replace(/\p{Cf}/gu, '')).trim();
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year) return join(year, month, day);
  const [, one = '', other = '', last = ''] = yearLast.exec(text) ?? [];
  if (Number(one) > mostMonths || (last && Number(one) === Number(other))) return join(last, other, one);
  return Number(other) > mostMonths ? join(last, one, other) : text;
}

/** The months by their names in English and Arabic, here and in Egypt, folded. */
let months: ReadonlyMap<string, number> | undefined;
const nameMonths = (): ReadonlyMap<string, number> =>
  new Map(
    ['en-US', 'en-GB', 'ar-JO', 'ar-EG'].flatMap((locale) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
        return Array.from(
          { length: mostMonths },
          (_, at) => [foldName(format.format(Date.UTC(2000, at))), at + 1] as const,
        );
      }),
    ),
  );

const foldName = (name: string): string => foldForSearch(name).replace(/(?<= |^)ال/g, '');

const between = /[\s,.،/-]+/;
const idle = new Set(['', 'the', 'of', 'من']);
const longest = 40;

/** `31 March 2027`, `٣١ آذار/مارس ٢٠٢٧`: one day, one year, and the name of a month. */
function readNamedDay(text: string): string | undefined {
  const words = foldName(text.split(between).join(' ')).split(' ');
  const [year, ...years] = words.filter((word) => /^\d{4}$/.test(word));
  const [day, ...days] = words.filter((word) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word));
  const names = words.filter((word) => !/^\d/.test(word) && !idle.has(word));
  if (!year || !day || years.length + days.length > 0 || names.length === 0) return undefined;
  months ??= nameMonths();
  const known = months;
  const month = known.get(names.join(' ')) ?? known.get(names[0] ?? '');
  const isOne = known.has(names.join(' ')) || names.every((name) => known.get(name) === month);
  return month && isOne ? join(year, String(month), String(Number.parseInt(day, 10))) : undefined;
}

/** The days that what was typed can mean, as YYYY-MM-DD: of `5/6/2027` two, none of what is no day. */
export function readDays(typed: string): string[] {
  if (typed.length > longest) return [];
  const text = toWesternDigits(typed.replace(/\p{Cf}/gu, '')).trim();
  const plain = text.replace(/ ?([-/.]) ?/g, '$1');
  const day = readNamedDay(text) ?? writeIsoDay(plain);
  const [, one = '', other = '', year = ''] = yearLast.exec(day) ?? [];
  if (year) return [join(year, other, one), join(year, one, other)];
  return /^\d{4}-\d\d-\d\d$/.test(day) ? [day] : [];
}

const wrong = { error: 'error_invalid_day' satisfies MessageKey };

/** A calendar day, as `writeIsoDay` reads it; `missing` is said when there is none. */
export const dayField = (missing: MessageKey = 'error_invalid_day') =>
  z.string({ error: missing }).overwrite(writeIsoDay).min(1, { error: missing }).pipe(z.iso.date(wrong));

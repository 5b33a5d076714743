import { z } from 'zod';
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

const wrong = { error: 'error_invalid_day' satisfies MessageKey };

/** A calendar day, as `writeIsoDay` reads it; `missing` is said when there is none. */
export const dayField = (missing: MessageKey = 'error_invalid_day') =>
  z.string({ error: missing }).overwrite(writeIsoDay).min(1, { error: missing }).pipe(z.iso.date(wrong));

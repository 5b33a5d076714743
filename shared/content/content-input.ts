import { z } from 'zod';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { asciiDomain } from '../text/read-address.ts';
import { listOf, optionalText } from '../text/text-schema.ts';
import { possibleReadings, type Reading, readEach, whichIsMeant } from '../trade/readings.ts';
import { addressLength, isAddressForm, isReservedAddress } from './record-address.ts';

/** The Arabic values that staff send beside the English ones; without them the stored Arabic stays. */
export function arabicTexts<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ar: z.object(shape) }).optional();
}

/** Arabic texts in the order of the English ones; entries may be empty. */
export const arabicList = (max: number, entries: number) => listOf(optionalText(max), entries).default([]);

/**
 * A whole number, also as a form sends it: `1,000`, `١٬٠٠٠`, or as `inUnit` reads it with its unit. What can be read in two
 * ways is asked.
 */
export function wholeNumber(min: number, max: number, inUnit?: (typed: string) => readonly Reading<number>[]) {
  const wrong = { error: 'error_whole_number' satisfies MessageKey };
  const isMissing = ({ input }: { input?: unknown }) => input === undefined;
  const number = z.number({
    error: (issue): MessageKey => (isMissing(issue) ? 'error_required' : 'error_whole_number'),
  });
  const least = { error: 'error_number_at_least' satisfies MessageKey };
  const most = { error: 'error_number_at_most' satisfies MessageKey };
  const typed = (value: unknown, context: z.RefinementCtx): unknown => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return undefined;
    const bare = readEach(value, (plain) => (/^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined));
    const readings = inUnit && bare.length === 0 ? inUnit(value) : bare;
    const possible = possibleReadings(readings, (each) => Number.isInteger(each) && each >= min && each <= max);
    if (possible.length < 2) return possible[0]?.value ?? Number.NaN;
    const { key: message, parameters: params = {} } = whichIsMeant(possible);
    context.addIssue({ code: 'custom', message, params });
    return z.NEVER;
  };
  return z.preprocess(typed, number.int(wrong).min(min, least).max(max, most));
}

/** The position in an ordered list; new records are appended. */
export const positionField = wholeNumber(0, 1_000_000).optional();

/** A field that may be left empty: '' and null are null. */
export function emptyAsNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable());
}

/** The address of a record, in small letters; '' for one made from its name. */
export const addressField = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    optionalText(addressLength.typed)
      .refine((value) => value === '' || isAddressForm(value), { error: 'error_address_form' satisfies MessageKey })
      .refine((value) => !isReservedAddress(value), { error: 'error_address_reserved' satisfies MessageKey }),
  )
  .default('');

/** An address on the web; '' for none. */
export const webAddressField = optionalText(limits.name).superRefine((value, context) => {
  if (value === '' || isWebAddress(value)) return;
  const address = mendWebAddress(value);
  const key: MessageKey = isWebAddress(address) ? 'error_email_mended' : 'error_web_address';
  context.addIssue({ code: 'custom', message: key, params: isWebAddress(address) ? { address } : {} });
});

// What encloses or follows an address in a text.
const around = /^[<«"'“(]|[>»"'”),،;؛.]$/g;

/** An address that was typed without its beginning, or copied with the signs around it. */
function mendWebAddress(typed: string): string {
  const bare = typed.replace(around, '').replace(/^http(s?)(?::\/?|\/\/)(?=[^/:])/i, 'http$1://');
  return /^https?:/i.test(bare) ? bare : `https://${bare.replace(/^\/\//, '')}`;
}

/** Of a whole domain, without a user: browsers take `https:example.com` for a page of ours. One address, as it is linked. */
function isWebAddress(value: string): boolean {
  if (/[\s<>"]|[,،;؛]$/.test(value)) return false;
  const [, host = ''] = /^https?:\/\/([^/?#\\\s]+)/i.exec(value) ?? [];
  return URL.canParse(value) && asciiDomain(host.replace(/:\d{1,5}$/, '')) !== undefined;
}

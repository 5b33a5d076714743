import { z } from 'zod';
import { limits } from '../limits.ts';
import type { MessageKey } from './message-key.ts';
import { normalLine, normalText } from './normal-text.ts';
import { cleanAddress, isAddressAlone, readAddress } from './read-address.ts';

// Schemas contain message keys, never sentences: this makes a misspelt key a type error.
const say = (key: MessageKey): { error: MessageKey } => ({ error: key });

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

type Normal = (typed: string) => string;

/** Names and what is as short have one line. */
const normalFor = (max: number): Normal => (max <= limits.name ? normalLine : normalText);

/** A control sign as it was meant: hyphens of a word processor, and signs of Windows-1252, as in O\x92Neil. */
function meantSign(code: string): string {
  if (code === '\x1e') return '-';
  if (code === '\x1f') return '';
  const isOfWindows = code > '\x7f' && code !== '\x85';
  return isOfWindows ? new TextDecoder('windows-1252').decode(Uint8Array.of(code.charCodeAt(0))) : code;
}

/** So many times too long no text gets short by its normal form: it is refused unread. */
const mostTimes = 4;
const normaliseShort =
  (max: number, normal: Normal): Normal =>
  (typed) =>
    typed.length > mostTimes * max ? typed : normal(typed.replace(/\p{Cc}/gu, meantSign));

/** Text that must be there, in its normal form: at most `max` characters, refused (never cut) when longer. */
export function requiredText(max: number, missing: MessageKey = 'error_required', normal = normalFor(max)) {
  return z
    .string(say(missing))
    .overwrite(normaliseShort(max, normal))
    .min(1, say(missing))
    .max(max, { ...say('error_too_long'), abort: true })
    .refine(isStorable, say('error_invalid_text'));
}

/** Text that may be empty or absent; absent and blank both become ''. */
export function optionalText(max: number, normal = normalFor(max)) {
  return z
    .string(say('error_invalid_text'))
    .overwrite(normaliseShort(max, normal))
    .max(max, { ...say('error_too_long'), abort: true })
    .refine(isStorable, say('error_invalid_text'))
    .default('');
}

/** A choice out of a fixed list; `missing` is said when nothing is chosen. */
export function oneOf<const Values extends readonly string[]>(values: Values, wrong: MessageKey, missing = wrong) {
  const error = ({ input }: { input?: unknown }) => (input === undefined || input === '' ? missing : wrong);
  return z.enum(values, { error });
}

/** A list of at most `max` entries; `missing` is said when there is none at all. */
export function listOf<Item extends z.ZodType>(item: Item, max: number, missing: MessageKey = 'error_invalid_list') {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? missing : 'error_invalid_list');
  return z.array(item, { error }).max(max, say('error_too_many_entries'));
}

/** Says why an address is refused, with the spelling that seems to be meant. */
function refuseAddress(typed: string, context: z.core.$RefinementCtx<string>): void {
  const read = readAddress(typed);
  if ('address' in read) return;
  const { fault, mended } = read;
  const offer: MessageKey = isAddressAlone(typed, mended ?? '') ? 'error_email_meant' : 'error_email_mended';
  const key: MessageKey = mended ? offer : `error_email_${fault}`;
  context.addIssue({ code: 'custom', message: key, params: mended ? { address: mended } : {} });
}

const address = (max: number) =>
  z
    .string(say('error_email_required'))
    .overwrite(normaliseShort(max, cleanAddress))
    .max(max, { ...say('error_too_long'), abort: true });

/** An e-mail address that our mailer sends to. */
export function requiredEmail(max: number) {
  return address(max).min(1, say('error_email_required')).superRefine(refuseAddress).meta({ format: 'email' });
}

/** The same; '' for none. */
export function optionalEmail(max: number) {
  return address(max).superRefine((typed, context) => {
    if (typed !== '') refuseAddress(typed, context);
  });
}

import { z } from 'zod';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { oneOf, requiredEmail } from '../text/text-schema.ts';
import { optionalLine, optionalParagraphs, requiredLine, requiredParagraphs } from '../text/visitor-text.ts';

/** Where a field of a lead is shown: in the CSV, in the letter to staff, on their screens, on paper and on its sender's private page. */
export type LeadPlace = 'csv' | 'mail' | 'staff' | 'paper' | 'privatePage';
export const everywhere: readonly LeadPlace[] = ['csv', 'mail', 'staff', 'paper', 'privatePage'];

/** What a field takes: how it is sent, stored and written. */
type FieldType = {
  type: 'line' | 'paragraphs' | 'email' | 'phone' | 'choice' | 'subject' | 'status' | 'file' | 'lines' | 'internal';
  /** What a visitor sends; null for what is made of other fields, or by staff. */
  sent: z.ZodType | null;
  stored: z.ZodType;
  /** What stands in its column once its sender is erased. */
  empty: '' | 0 | '[]' | '{}';
  /** The column holds JSON of it. */
  isJson?: true;
  /** What each value of a choice is called. */
  words?: Readonly<Record<string, MessageKey>>;
  /** The statuses, the first one first, and which of them it has once staff looked at it, and once they answered. */
  statuses?: readonly [string, ...string[]];
  steps?: { seen: string; answered: string };
  /** The content whose id it holds, and the message for an id that does not exist. */
  subject?: { table: 'product' | 'opening'; unknown: MessageKey };
};

/** Everything that is true of one field of a kind of lead. It is shown everywhere, unless `hiddenIn` says otherwise. */
export type LeadField = FieldType & {
  column: string;
  /** Whether it may tell who sent it: it is emptied when its sender is erased. */
  personal: boolean;
  label: MessageKey;
  hiddenIn?: readonly LeadPlace[];
  /** It has a column in the list of staff. */
  isListed?: true;
  /** `?q=` searches it. */
  isSearched?: true;
  /** `?sort=` may name it: a text is ordered as people do, by a column of its own. It needs an index. */
  isSortable?: 'text' | 'value';
  /** A code or an address, which letters write from left to right. */
  isCode?: true;
};
export type LeadFields = Readonly<Record<string, LeadField>>;

/** One line of text; without `missing` it may be left out. */
export const line = (most: number, missing?: MessageKey) =>
  ({
    type: 'line',
    sent: missing ? requiredLine(most, missing) : optionalLine(most),
    stored: z.string(),
    empty: '',
  }) as const;

/** Text of several lines; without `missing` it may be left out. */
export const paragraphs = (missing?: MessageKey) =>
  ({
    type: 'paragraphs',
    sent: missing ? requiredParagraphs(limits.message, missing) : optionalParagraphs(limits.message),
    stored: z.string(),
    empty: '',
  }) as const;

/** A telephone number as it is typed; the server checks that it exists. Without `missing` it may be left out. */
export const phone = (missing?: MessageKey) =>
  ({
    type: 'phone',
    sent: missing ? requiredLine(limits.phone, missing) : optionalLine(limits.phone),
    stored: z.string().describe('As typed.'),
    empty: '',
    isCode: true,
  }) as const;

/** One of the values that `words` names; `missing` is said where there is none. */
export const choice = <const Words extends Readonly<Record<string, MessageKey>>>(words: Words, missing: MessageKey) => {
  const values = Object.keys(words) as (keyof Words & string)[];
  return {
    type: 'choice',
    sent: oneOf(values, 'error_invalid_choice', missing),
    stored: z.enum(values),
    empty: '',
    words,
  } as const;
};

/** The id of content that the lead is about; null for none. */
export const subject = (table: 'product' | 'opening', unknown: MessageKey, about: string) =>
  ({
    type: 'subject',
    sent: optionalLine(64),
    stored: z.string().nullable().describe(about),
    empty: '',
    subject: { table, unknown },
  }) as const;

/** A status of its own; a word of its sender takes it back to the first. */
export const status = <const Status extends string>(
  statuses: readonly [Status, ...Status[]],
  steps: { seen: NoInfer<Status>; answered: NoInfer<Status> },
) => ({ type: 'status', sent: null, stored: z.enum(statuses), empty: '', statuses, steps }) as const;

/** Who sent it: the first two fields of every kind. */
export const sender = {
  fullName: {
    ...line(limits.name, 'contact_name_required'),
    column: 'full_name',
    personal: true,
    label: 'admin_column_name',
    hiddenIn: ['privatePage'],
    isListed: true,
    isSearched: true,
    isSortable: 'text',
  },
  email: {
    type: 'email',
    sent: requiredEmail(limits.email),
    stored: z.string(),
    empty: '',
    column: 'email',
    personal: true,
    label: 'admin_column_email',
    hiddenIn: ['privatePage'],
    isListed: true,
    isSearched: true,
    isSortable: 'text',
    isCode: true,
  },
} as const satisfies LeadFields;

/** What else is true of a company's name. */
export const company = {
  column: 'company',
  personal: true,
  label: 'admin_column_company',
  hiddenIn: ['privatePage'],
  isListed: true,
  isSearched: true,
  isSortable: 'text',
} as const;

/** What else is true of what was written. */
export const message = { column: 'message', personal: true, label: 'admin_column_message', isSearched: true } as const;

/** What else is true of a telephone number, and of the same in E.164. */
export const phoneNumbers = {
  typed: { column: 'phone', personal: true, label: 'admin_column_phone', hiddenIn: ['privatePage'], isSearched: true },
  e164: {
    type: 'internal',
    sent: null,
    empty: '',
    column: 'phone_e164',
    personal: true,
    label: 'admin_column_phone',
    hiddenIn: everywhere,
    isSearched: true,
  },
} as const;

/** What else is true of a status. */
export const statusFacts = {
  column: 'status',
  personal: false,
  label: 'admin_column_status',
  hiddenIn: ['mail', 'paper', 'privatePage'],
  isListed: true,
  isSortable: 'value',
} as const;

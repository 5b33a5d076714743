import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { findRegion } from '#server/core/i18n/find-region.ts';
import { findNumbers, readPhone, searchedNumber } from '#server/core/i18n/phone-number.ts';
import { spellingsOfAddress } from '#server/core/mail/address-spellings.ts';
import type { FieldErrors } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind, LeadStamp, LeadStatuses } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import { type LeadEntry, listLeadFields, recordShape, requestSchema } from '#shared/leads/lead-entry.ts';
import type { Leads } from '#shared/leads/quote-answers.ts';
import { littleWords } from '#shared/search/function-words.ts';
import { foldForSearch } from '#shared/search/search-words.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { foldWidth } from '#shared/text/normal-text.ts';
import { readAddress } from '#shared/text/read-address.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { collectFieldErrors } from '#shared/validation.ts';
import type { SubjectTable } from './lead-subject-queries.ts';

/** The fields of a record besides its stamp and what is looked up for staff. */
export type LeadValues<Kind extends LeadKind> = Omit<Leads[Kind], keyof LeadStamp | 'cvMarks' | 'summary'>;
export type StoredLead<Kind extends LeadKind> = LeadStamp & LeadValues<Kind>;
/** A stored lead with its marks for staff. */
export type LeadRecord<Kind extends LeadKind> = StaffLead<StoredLead<Kind>>;

/** The original name and the size in bytes of a CV. */
export type CvNote = { name: string; size: number };
export const noCv: CvNote = { name: '', size: 0 };

/** Content that a field names by its id; `unknown` is the message for an id that does not exist. */
export type MentionedSubject = { table: SubjectTable; field: string; id: string; unknown: MessageKey };

export type CheckedLead<Kind extends LeadKind> = {
  /** Distinguishes a repeat from a different lead, see `hashFields`. */
  hashed: object;
  /** The id of the content that it is about; '' for none. */
  subject: string;
  /** Further content that it names. */
  mentions?: readonly MentionedSubject[];
  toValues(cv: CvNote): LeadValues<Kind>;
};
export type ReadLead<Kind extends LeadKind> = { checked?: CheckedLead<Kind>; fieldErrors?: FieldErrors };

/** The fields of a form after one of its buttons was pressed, and what is wrong with them. */
export type FormStep = (
  fields: Readonly<Record<string, string>>,
) => { values: Record<string, string>; errors: FieldErrors } | undefined;

/** The statuses of a kind, the first one first. */
export type StatusesOf<Kind extends LeadKind> = readonly [LeadStatuses[Kind], ...LeadStatuses[Kind][]];

/** Everything about one kind of lead: its entry in the registry, and what only the server does with it. */
export type LeadKindDescription<Kind extends LeadKind = LeadKind> = LeadEntry & {
  kind: Kind;
  /** The form as the API takes it, and a record as it answers. */
  input: z.ZodObject;
  record: z.ZodObject;
  /** The fields of the page's form, where they are not those of `input`. */
  formNames?: readonly string[];
  /** Changes the page's form instead of sending it; undefined where it is to be sent. */
  step?: FormStep;
  /** What answers add to a lead, in the language of the call. */
  added?(lead: LeadValues<Kind>, language: Language): object;
  /** What staff find it by beside its searched fields. */
  searchTexts?(lead: LeadValues<Kind>): string[];
  /** Absent for a kind without a status. */
  statuses?: StatusesOf<Kind>;
  /** The content that it may be about, whose id is in `field`. */
  subject?: Omit<MentionedSubject, 'id'>;
  read(sent: unknown): ReadLead<Kind>;
};

type Described<Kind extends LeadKind> = LeadEntry & { kind: Kind };
type Sent = Readonly<Record<string, unknown>>;

/** The number that a visitor sent, read where they say that they are; undefined where there is none. */
function readSentPhone({ phone, country }: Sent): ReturnType<typeof readPhone> | undefined {
  const typed = typeof phone === 'string' ? phone.trim() : '';
  return typed
    ? readPhone(typed, findRegion({ country: String(country ?? '').slice(0, 100), phoneNumber: '' }))
    : undefined;
}

/** What only the server knows of a telephone number: whether it can be called. */
function phoneFault({ fields }: LeadEntry, sent: unknown): FieldErrors {
  const read = fields.phone && isRecord(sent) ? readSentPhone(sent) : undefined;
  return read && 'fault' in read ? { phone: read.fault } : {};
}

/** The number of a lead in E.164, for kinds with one. */
function storeNumber({ fields }: LeadEntry, sent: Sent): { phoneNumber?: string } {
  const read = readSentPhone(sent);
  return fields.phoneNumber ? { phoneNumber: read && 'number' in read ? read.number : '' } : {};
}

/** A kind by its entry alone; its forms have no more rules than those of its fields. */
export function describeLead<Kind extends LeadKind>(entry: Described<Kind>): LeadKindDescription<Kind> {
  const schema = requestSchema(entry);
  const about = listLeadFields(entry).flatMap(([field, { subject }]) => (subject ? [{ field, ...subject }] : []))[0];
  const statuses = entry.fields.status?.statuses as StatusesOf<Kind> | undefined;
  const toChecked = (sent: Sent): CheckedLead<Kind> => {
    const input = { ...sent, ...storeNumber(entry, sent) };
    const id = about && String(sent[about.field]);
    const stored = (cv: CvNote) => ({
      ...input,
      ...(about && { [about.field]: id || null }),
      ...(entry.files === 'cv' && { cvOriginalName: cv.name, cvSize: cv.size }),
      ...(statuses && { status: statuses[0] }),
    });
    return { hashed: input, subject: id ?? '', toValues: (cv) => stored(cv) as unknown as LeadValues<Kind> };
  };
  return {
    ...entry,
    input: requestSchema(entry),
    record: recordShape(entry),
    ...(statuses && { statuses }),
    ...(about && { subject: about }),
    read(sent) {
      const { data, error } = schema.safeParse(sent);
      const fieldErrors = { ...phoneFault(entry, sent), ...(error && collectFieldErrors(error)) };
      return Object.keys(fieldErrors).length > 0 || !data ? { fieldErrors } : { checked: toChecked(data) };
    },
  };
}

/** Letters that some write with signs or blanks between them: J. P., ذ.م.م, O’Neil, Al-Amal, عبد الله. */
const spacedLetters =
  /(?<![\p{L}\p{M}])(?:\p{L}(?:[. ]{1,2}\p{L}(?![\p{L}\p{M}])){1,6}|عبد ال\p{L}{2,20}|\p{L}{1,20}['’‘ʼ\p{Pd}]\p{L}{1,20})/gu;
const joinLetters = (spaced: string): string => spaced.replace(/[^\p{L}\p{M}]/gu, '');
const mostJoined = 30;

/** What a text is found by besides: its telephone numbers, and words whose letters it parts. */
export const listSpellings = (text: string): string[] => [
  ...findNumbers(text),
  ...(text.match(spacedLetters) ?? []).slice(0, mostJoined).map(joinLetters),
];

/** With any dash or blank, as people and programs write them. */
const references = /(?<![A-Z0-9])(MSG|CON|JOB|RFQ)([ _-]{1,3})([2-9A-Z]{6})(?![A-Z0-9])/gi;

/** The references that a text names; `isSure`: those alone that no words look like, such as "job search". */
export function readReferences(text: string, isSure = false): string[] {
  const found = foldWidth(toWesternDigits(text)).toUpperCase().matchAll(references);
  const named = [...found].filter(([, , between = '']) => !isSure || between.trim() !== '');
  return [...new Set(named.map(([, prefix, , signs]) => `${prefix}-${signs}`))];
}

const mostSearched = 5;

/** What a search of leads looks for: its words and, for a number or an address, how it may be stored; a reference in a text is enough. */
export function spellingsOfQuery(query: string): string[] {
  if ('address' in readAddress(query)) return spellingsOfAddress(query);
  const number = searchedNumber(query);
  if (number !== undefined) return [query, number];
  const spelt = [query, query.replace(spacedLetters, joinLetters)].map(withoutLittleWords);
  return [...new Set([...spelt, ...readReferences(query, true).slice(0, mostSearched)])];
}

/** Without words like "of", unless there are no others; what stands in quotes is searched for as it is. */
function withoutLittleWords(query: string): string {
  const words = query.split(/\s+/);
  const telling = words.filter((word) => !littleWords.has(foldForSearch(word)));
  return telling.length === 0 || /["“”„«»]/.test(query) ? query : telling.join(' ');
}

// Without 0/O, 1/I/L and U/V: references are read out over the telephone.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const signsInReference = 6;

/** A reference for the visitor, for example MSG-7K3QF2. */
export function newReference(prefix: string): string {
  const drawn = Array.from({ length: signsInReference }, () => signs[randomInt(signs.length)]);
  return `${prefix}-${drawn.join('')}`;
}

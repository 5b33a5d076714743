import type { z } from 'zod';
import { searchedNumber } from '#server/core/i18n/phone-number.ts';
import type { Company } from '#shared/content/company.ts';
import type { FieldErrors } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind, LeadStamp, LeadStatuses } from '#shared/leads/lead.ts';
import type { Leads, StaffLead } from '#shared/leads/lead-answers.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { fieldErrorsOf } from '#shared/validation.ts';
import type { FormStep } from './form-step.ts';
import type { LeadColumn } from './lead-export.ts';
import type { SubjectTable } from './lead-subject-queries.ts';

/** Empty text, number, list and record. */
export type ErasedValue = '' | 0 | '[]' | '{}';

/** Where a field is stored, and what staff may do with it. */
type LeadField = {
  column: string;
  /** `?q=` searches it. */
  isSearched?: true;
  /** `?sort=` may name it: a text is ordered as people do, by a column of its own. It needs an index. */
  isSortable?: 'text' | 'value';
  /** The column holds JSON of this. */
  json?: z.ZodType;
  /** The value that replaces personal data when the sender is erased. */
  whenErased?: ErasedValue;
};

/** The fields of a record besides its stamp and what is looked up for staff. */
export type LeadValues<Kind extends LeadKind> = Omit<Leads[Kind], keyof LeadStamp | 'cvMarks' | 'summary'>;
export type StoredLead<Kind extends LeadKind> = LeadStamp & LeadValues<Kind>;
/** A stored lead with its marks for staff. */
export type LeadRecord<Kind extends LeadKind> = StaffLead<StoredLead<Kind>>;

/** The original name and the size in bytes of a CV. */
export type CvNote = { name: string; size: number };

/** Content that a field names by its id; `unknown` is the message for an id that does not exist. */
export type Mention = { table: SubjectTable; field: string; id: string; unknown: MessageKey };

/** A valid form. */
export type CheckedLead<Kind extends LeadKind> = {
  /** Distinguishes a repeat from a different lead, see `hashFields`. */
  hashed: object;
  /** The id of the content that it is about; '' for none. */
  subject: string;
  /** Further content that it names. */
  mentions?: readonly Mention[];
  /** The fields to store. */
  toValues(cv: CvNote): LeadValues<Kind>;
};
export type ReadLead<Kind extends LeadKind> = { checked?: CheckedLead<Kind>; fieldErrors?: FieldErrors };

/** Everything that is particular to one kind of lead. */
export type LeadKindDescription<Kind extends LeadKind = LeadKind> = {
  kind: Kind;
  /** The beginning of its references. */
  prefix: 'MSG' | 'CON' | 'JOB' | 'RFQ';
  /** The form as the API takes it. */
  input: z.ZodObject;
  /** The fields of the page's form, where they are not those of `input`. */
  formNames?: readonly string[];
  /** Changes the page's form instead of sending it; undefined where it is to be sent. */
  step?: FormStep;
  /** What answers add to a lead, in the language of the call. */
  added?(lead: LeadValues<Kind>, language: Language): object;
  /** What staff find it by beside its searched fields. */
  searchTexts?(lead: LeadValues<Kind>): string[];
  /** In the order of the record's keys. */
  fields: { [Field in keyof LeadValues<Kind>]: LeadField };
  /** Columns without a field, by the value that replaces them when the sender is erased. */
  internalColumns?: Readonly<Record<string, ''>>;
  /** Absent for a kind without a status. */
  statuses?: readonly [LeadStatuses[Kind], ...LeadStatuses[Kind][]];
  /** The content that it may be about, whose id is in `field`. `unknown` is the message for an id that does not exist. */
  subject?: { table: SubjectTable; field: keyof LeadValues<Kind> & string; unknown: MessageKey };
  /** Whether a CV belongs to it. */
  hasCv?: true;
  /** Whether artwork and drawings may come with it. */
  takesFiles?: true;
  /** The department that gets its mails. */
  department: Company['departments'][number]['key'];
  /** Validates a form. */
  read(sent: unknown): ReadLead<Kind>;
  /** The messages of staff's calls; without one the reply has no message, as specified. */
  messages: { listed?: MessageKey; deleted?: MessageKey; statusUpdated?: MessageKey };
  /** What its sender can expect next. */
  nextSteps: MessageKey;
  /** The label in mails of the content that it is about. */
  aboutLabel?: MessageKey;
  /** For the reference of the API. */
  described: {
    tag: string;
    name: string;
    record: z.ZodObject;
    summaries: { send: string; remove: string; changeStatus?: string };
  };
  /** The columns of the export, in order; the origin follows. */
  exported: readonly LeadColumn<LeadRecord<Kind>>[];
};

/** Validates forms with a schema; `toChecked` receives the parsed form. */
export function readWith<Kind extends LeadKind, Schema extends z.ZodType>(
  schema: Schema,
  toChecked: (input: z.output<Schema>) => CheckedLead<Kind>,
): (sent: unknown) => ReadLead<Kind> {
  return (sent) => {
    const { data, error } = schema.safeParse(sent);
    return error ? { fieldErrors: fieldErrorsOf(error) } : { checked: toChecked(data) };
  };
}

/** What a search of leads looks for: its words and, for a telephone number, its digits as they are stored. */
export function spellingsOfQuery(query: string): string[] {
  const number = searchedNumber(query);
  return number === undefined ? [query] : [query, number];
}

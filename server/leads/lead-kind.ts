import type { z } from 'zod';
import type { Leads, StaffLead } from '#shared/answers/lead-answers.ts';
import type { Company } from '#shared/company.ts';
import type { FieldErrors } from '#shared/errors.ts';
import type { LeadKind, LeadStamp, LeadStatuses } from '#shared/lead.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { fieldErrorsOf } from '#shared/validation.ts';
import type { LeadColumn } from './lead-export.ts';
import type { SubjectTable } from './lead-subject-queries.ts';

/** Where a field is stored, and what staff may do with it. */
type LeadField = {
  column: string;
  /** `?q=` searches it. */
  isSearched?: true;
  /** `?sort=` may name it; it needs an index. */
  isSortable?: true;
  /** The value that replaces personal data when the sender is erased. */
  whenErased?: '' | 0;
};

/** The fields of a record besides its stamp and what is looked up for staff. */
export type LeadValues<Kind extends LeadKind> = Omit<Leads[Kind], keyof LeadStamp | 'cvMarks'>;
export type StoredLead<Kind extends LeadKind> = LeadStamp & LeadValues<Kind>;
/** A stored lead with its marks for staff. */
export type LeadRecord<Kind extends LeadKind> = StaffLead<StoredLead<Kind>>;

/** The original name and the size in bytes of a CV. */
export type CvNote = { name: string; size: number };

/** A valid form. */
export type CheckedLead<Kind extends LeadKind> = {
  /** Distinguishes a repeat from a different lead, see `hashFields`. */
  hashed: object;
  /** The id of the content that it is about; '' for none. */
  subject: string;
  /** The fields to store. */
  toValues(cv: CvNote): LeadValues<Kind>;
};
export type ReadLead<Kind extends LeadKind> = { checked?: CheckedLead<Kind>; fieldErrors?: FieldErrors };

/** Everything that is particular to one kind of lead. */
export type LeadKindDescription<Kind extends LeadKind = LeadKind> = {
  kind: Kind;
  /** The beginning of its references. */
  prefix: 'MSG' | 'CON' | 'JOB';
  /** The form as the API takes it. */
  input: z.ZodObject;
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

import { z } from 'zod';
import { time } from '../answer-parts.ts';
import type { MessageKey } from '../text/message-key.ts';
import type { LeadKind } from './lead.ts';
import type { LeadField, LeadFields, LeadPlace } from './lead-field.ts';

/** Everything that is true of one kind of lead. */
export type LeadEntry = {
  kind: LeadKind;
  /** The beginning of its references. */
  prefix: 'MSG' | 'CON' | 'JOB' | 'RFQ';
  /** In the order of the record's keys, of letters and of the CSV. */
  fields: LeadFields;
  /** Personal columns that nobody is shown, and what stands in them once its sender is erased. */
  hiddenColumns?: Readonly<Record<string, ''>>;
  /** A CV that belongs to it, or artwork and drawings that may come with it. */
  files?: 'cv' | 'artwork';
  /** The department that gets its letters. */
  department: 'sales' | 'hr';
  /** The messages of staff's calls, none where none is specified, and what its sender can expect next. */
  says: { listed?: MessageKey; deleted?: MessageKey; statusUpdated?: MessageKey; nextSteps: MessageKey };
  /** For the reference of the API. */
  api: {
    tag: string;
    name: string;
    /** Who quotes its reference. */
    sentBy: 'visitor' | 'applicant' | 'buyer';
    summaries: { send: string; remove: string; changeStatus?: string };
  };
};

type ShapesOf<Fields extends LeadFields> = { -readonly [Name in keyof Fields]: Fields[Name]['stored'] };
type Sendable<Fields extends LeadFields> = {
  [Name in keyof Fields]: Fields[Name]['sent'] extends z.ZodType ? Name : never;
}[keyof Fields];
type RequestOf<Fields extends LeadFields> = {
  -readonly [Name in Sendable<Fields>]: Extract<Fields[Name]['sent'], z.ZodType>;
};
type RecordOf<Fields extends LeadFields> = { _id: z.ZodString; reference: z.ZodString } & ShapesOf<Fields> & {
    createdAt: typeof time;
  };
/** One type instead of several joined. */
type Joined<Type> = { [Name in keyof Type]: Type[Name] };

/** The columns of the fields of a kind, as a database row has them. */
export type ColumnsOf<Fields extends LeadFields> = {
  -readonly [Name in keyof Fields as Fields[Name]['column']]: Fields[Name] extends { isJson: true }
    ? string
    : z.output<Fields[Name]['stored']>;
};

/** The fields of a kind with their names. */
export const listLeadFields = ({ fields }: { fields: LeadFields }): [name: string, field: LeadField][] =>
  Object.entries(fields);

/** Whether a field is written in a paragraph of its own, below the others. */
export const isBlock = ({ type }: LeadField): boolean => type === 'paragraphs' || type === 'lines';

/** Whether a place shows a field. */
export const isShown = ({ hiddenIn = [] }: LeadField, place: LeadPlace): boolean => !hiddenIn.includes(place);

/** The fields that a place shows, with their names. */
export const shownFields = (entry: Pick<LeadEntry, 'fields'>, place: LeadPlace): [name: string, field: LeadField][] =>
  listLeadFields(entry).filter(([, field]) => isShown(field, place));

/** What a visitor sends. */
export function requestSchema<Fields extends LeadFields>(entry: { fields: Fields }): z.ZodObject<RequestOf<Fields>> {
  const shapes = listLeadFields(entry).flatMap(([name, { sent }]) => (sent ? [[name, sent]] : []));
  return z.object(Object.fromEntries(shapes) as RequestOf<Fields>);
}

/** A stored record, as its sender is answered. */
export function recordShape<Fields extends LeadFields>(entry: {
  fields: Fields;
  api: LeadEntry['api'];
}): z.ZodObject<Joined<RecordOf<Fields>>> {
  const shape = {
    _id: z.string(),
    reference: z.string().describe(`The number that the ${entry.api.sentBy} quotes when asking about it.`),
    ...Object.fromEntries(listLeadFields(entry).map(([name, { stored }]) => [name, stored])),
    createdAt: time,
  };
  return z.object(shape as unknown as Joined<RecordOf<Fields>>);
}

import { z } from 'zod';
import { bulkChangeSchema } from '#shared/bulk-change.ts';
import { contentOrderSchema } from '#shared/content-order.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { languages } from '#shared/language.ts';
import { type LeadSubject, suspicionFilters, suspicionReasons } from '#shared/lead.ts';
import { cameFromSchema } from '#shared/visit.ts';
import {
  type ApiCall,
  type ApiFile,
  type ApiParameter,
  languageParameters,
  listParameters,
  pagingHeaders,
  type Shape,
} from './api-call.ts';

/** How a kind of content is edited, see its `-content.ts`. */
type WrittenKind = {
  input: z.ZodObject;
  files: Record<string, { type: 'image' | 'video' | 'pdf'; isList?: boolean; required?: string }>;
};

const fileTypes = { image: 'image/*', video: 'video/*', pdf: 'application/pdf' };
const ifMatch: ApiParameter = {
  name: 'If-Match',
  description: 'The ETag of an earlier answer; 412 when the record has changed since.',
};
const forAdmins = ['unauthenticated', 'forbidden'] as const satisfies ErrorCode[];
const forFiles = ['too_large', 'wrong_type'] as const satisfies ErrorCode[];

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;
const outcome = z.object({ success: z.literal(true), message: z.string() });
/** `{success, message}`, the message in the caller's language. */
export const successShape: Shape = { name: 'Success', schema: outcome };

/** A record as returned to administrators: English, with the Arabic. */
export function staffShape({ name, schema, forStaff = {} }: Shape): Shape {
  const translations = z
    .object({ ar: z.record(z.string(), z.unknown()) })
    .describe('The Arabic of each text; what is missing falls back to English.');
  return { name: `Staff${name}`, schema: (schema as z.ZodObject).extend({ ...forStaff, translations }) };
}

type AdminCall = Pick<ApiCall, 'method' | 'path' | 'tag' | 'summary' | 'reply'> &
  Partial<Pick<ApiCall, 'query' | 'headers' | 'body' | 'refusals'>>;

/** A back-office call, for roles with access to its section. */
export function adminCall(call: AdminCall): ApiCall {
  return { access: 'staff', ...call, refusals: [...forAdmins, ...(call.refusals ?? [])] };
}

/** A change that returns the changed record. */
export function changeCall(call: Omit<AdminCall, 'reply'> & { shape: Shape; status?: number }): ApiCall {
  const { shape, status = 200, ...rest } = call;
  const headers = { ETag: 'For the If-Match of the next change.' };
  return adminCall({ headers: [ifMatch], ...rest, reply: { status, description: 'The record.', shape, headers } });
}

/** The body of a change of `kind`: multipart, or JSON without files. */
export function contentBody({ input, files }: WrittenKind, name: string, isNew = false): NonNullable<ApiCall['body']> {
  const entries = Object.entries(files);
  const ownEntries = entries.filter(([field]) => !field.includes('.'));
  const kept = ownEntries.map(([field, { isList }]) =>
    isList
      ? ([`existing${capitalised(field)}`, z.array(z.string()).optional()] as const)
      : ([`remove${capitalised(field)}`, z.boolean().optional()] as const),
  );
  // Spread, since a schema with a cross-field rule cannot be extended.
  const schema = z.object({ ...input.shape, ...Object.fromEntries(kept) });
  const apiFiles: ApiFile[] = entries.map(([field, { type, isList, required }]) => ({
    field,
    contentType: fileTypes[type],
    isRequired: isNew && required !== undefined,
    description: isList ? 'Repeated; added to what is kept.' : 'Replaces the file that is there.',
  }));
  const type = entries.length > 0 ? 'multipart/form-data' : 'application/json';
  return { type, shape: { name, schema }, files: apiFiles };
}

type ContentChanges = { path: string; tag: string; one: string; shape: Shape; kind: WrittenKind; statuses?: Statuses };

/** The standard changes of a content kind, and its order where records have a position. */
export function contentWriteCalls({ path, tag, one, shape, kind, statuses }: ContentChanges): ApiCall[] {
  const files = Object.keys(kind.files).length > 0 ? forFiles : (['wrong_type'] as const);
  const refusals: ErrorCode[] = ['malformed', ...files, 'invalid'];
  const staff = staffShape(shape);
  const body = contentBody(kind, `${shape.name}Input`);
  const newBody = contentBody(kind, `${shape.name}Input`, true);
  const single = { path: `${path}/:id`, tag };
  return [
    changeCall({
      method: 'post',
      path,
      tag,
      summary: `Add ${one}`,
      headers: [],
      body: newBody,
      shape: staff,
      status: 201,
      refusals,
    }),
    changeCall({
      ...single,
      method: 'put',
      summary: `Change ${one}; without \`translations\` the Arabic stays`,
      body,
      shape: staff,
      refusals: [...refusals, 'not_found', 'changed'],
    }),
    adminCall({
      ...single,
      method: 'delete',
      summary: `Delete ${one}`,
      query: languageParameters,
      headers: [ifMatch],
      reply: { status: 200, description: 'It is deleted.', shape: successShape },
      refusals: ['not_found', 'changed'],
    }),
    bulkCall({ path, tag, name: shape.name, statuses }),
    ...('position' in kind.input.shape ? [orderCall(path, tag)] : []),
  ];
}

type Statuses = readonly [string, ...string[]] | undefined;
type BulkCall = { path: string; tag: string; name: string; statuses?: Statuses };

const bulkOutcome: Shape = {
  name: 'BulkOutcome',
  schema: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ changed: z.int().describe('How many of the records were there.') }),
  }),
};

/** The change of up to 100 records at once; `name` is that of the record's shape. */
export function bulkCall({ path, tag, name, statuses }: BulkCall): ApiCall {
  return adminCall({
    method: 'post',
    path: `${path}/bulk`,
    tag,
    summary: statuses ? 'Delete several records at once, or give them a status' : 'Delete several records at once',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: `${name}BulkChange`, schema: bulkChangeSchema(statuses) } },
    reply: { status: 200, description: 'All of them are changed.', shape: bulkOutcome },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  });
}

function orderCall(path: string, tag: string): ApiCall {
  return adminCall({
    method: 'put',
    path: `${path}/order`,
    tag,
    summary: 'Put the named records in this order; the others keep their place',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'ContentOrder', schema: contentOrderSchema } },
    reply: { status: 200, description: 'The order is saved.', shape: successShape },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  });
}

type LeadReads = {
  path: string;
  tag: string;
  /** The name of the list in `data`. */
  list: string;
  shape: Shape;
  sortable: readonly [string, ...string[]];
  filters?: ApiParameter[];
  /** Whether the list comes with a message. */
  hasMessage?: boolean;
};

const subjectShape = z.object({
  _id: z.string(),
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
  isThere: z.boolean().describe('Whether it is neither in the Trash nor deleted for good.'),
}) satisfies z.ZodType<LeadSubject>;
const markShape = {
  language: z.enum(languages).describe('The language that its sender wrote in.'),
  about: subjectShape.nullable().optional().describe('The product or the job opening it is about.'),
  suspicion: z.array(z.enum(suspicionReasons)).describe('Why it is suspicious; empty when nothing speaks against it.'),
  anonymisedAt: z.string().meta({ format: 'date-time' }).nullable().describe('When its sender was erased from it.'),
  cameFrom: cameFromSchema.nullable().describe('How the sender came: referring host, campaign, first page.'),
};
const suspicionParameter: ApiParameter = {
  name: 'suspicious',
  description: '`yes`: only what is suspicious; `no`: only the rest.',
  schema: z.enum(suspicionFilters),
};

/** A list of leads. */
export function leadListCall({ path, tag, list, shape, sortable, filters = [], hasMessage }: LeadReads): ApiCall {
  const schema = z.object({
    success: z.literal(true),
    ...(hasMessage && { message: z.string() }),
    data: z.object({ [list]: z.array((shape.schema as z.ZodObject).extend(markShape)) }),
  });
  return adminCall({
    method: 'get',
    path,
    tag,
    summary: `List ${list}, newest first`,
    query: [...filters, suspicionParameter, ...listParameters(sortable)],
    reply: {
      status: 200,
      description: 'The list.',
      shape: { name: `${shape.name}List`, schema },
      headers: pagingHeaders,
    },
    refusals: ['malformed'],
  });
}

/** One lead; `one` is its name in `data`. */
export function leadCall({
  path,
  tag,
  one,
  shape,
}: Pick<LeadReads, 'path' | 'tag' | 'shape'> & { one: string }): ApiCall {
  const schema = z.object({ success: z.literal(true), data: z.object({ [one]: shape.schema }) });
  return adminCall({
    method: 'get',
    path: `${path}/:id`,
    tag,
    summary: `Read one ${one}`,
    reply: {
      status: 200,
      description: 'The record.',
      shape: { name: `One${shape.name}`, schema },
      headers: { ETag: 'For the If-Match of the next change.' },
    },
    refusals: ['not_found'],
  });
}

/** The complete list as CSV. */
export function leadExportCall({ path, tag, sortable, filters = [] }: Omit<LeadReads, 'list' | 'shape'>): ApiCall {
  const query = listParameters(sortable).filter(({ name }) => name === 'q' || name === 'sort');
  return adminCall({
    method: 'get',
    path: `${path}/export.csv`,
    tag,
    summary: 'Read the whole list as CSV, with headings in the language of the call',
    query: [...filters, suspicionParameter, ...query, ...languageParameters],
    reply: {
      status: 200,
      description: 'UTF-8 with a byte order mark; no text is taken for a formula.',
      contentType: 'text/csv',
      headers: { 'Content-Disposition': 'A name with the day.' },
    },
    refusals: ['malformed'],
  });
}

type LeadChange = { path: string; tag: string; summary: string; isSilent?: boolean };
const doneShape: Shape = { name: 'Done', schema: z.object({ success: z.literal(true) }) };

/** The permanent deletion of a lead; `isSilent`: replied without a message. */
export function leadDeletionCall({ isSilent, ...call }: LeadChange): ApiCall {
  const shape = isSilent ? doneShape : successShape;
  const reply = { status: 200, description: 'It is deleted for good.', shape };
  return adminCall({ ...call, method: 'delete', query: languageParameters, reply, refusals: ['not_found'] });
}

/** Clears the suspicion mark of a lead. */
export function suspicionCall({ path, tag }: { path: string; tag: string }): ApiCall {
  return adminCall({
    method: 'delete',
    path: `${path}/:id/suspicion`,
    tag,
    summary: 'Take the mark of what is suspicious away',
    query: languageParameters,
    reply: { status: 200, description: 'It is not marked any more.', shape: successShape },
    refusals: ['not_found'],
  });
}

/** The change of a status; `status` is the shape of the body. */
export function statusCall({ isSilent, status, ...call }: LeadChange & { status: Shape }): ApiCall {
  const shape = isSilent ? doneShape : successShape;
  return adminCall({
    ...call,
    method: 'patch',
    query: languageParameters,
    headers: [ifMatch],
    body: { type: 'application/json', shape: status },
    reply: {
      status: 200,
      description: 'It has the status.',
      shape,
      headers: { ETag: 'For the If-Match of the next change.' },
    },
    refusals: ['malformed', 'not_found', 'changed', 'invalid'],
  });
}

import { z } from 'zod';
import { bulkChangeSchema } from '#shared/bulk-change.ts';
import { contentOrderSchema } from '#shared/content-order.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { type ApiCall, type ApiFile, type ApiParameter, languageParameters, type Shape } from './api-call.ts';

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

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { FileFields } from '#server/files/file-fields.ts';
import { type ApiCall, type ApiFile, etag, ifNoneMatch, pagingHeaders, type Shape } from '#server/http/api-call.ts';
import type { BodyKind, ReplyKind } from '#server/http/call.ts';
import { forNextChange, ifMatch, languageParameter } from '#server/http/call-parameters.ts';
import { expectedVersions, replyWithChange, replyWithRecord } from '#server/http/content-reply.ts';
import { receiveContent } from '#server/http/receive-content.ts';
import { type ListRead, replyWithContents } from '#server/http/whole-lists.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent, ContentChange } from './content-kind.ts';

/** How the records of a kind are sent: the schema of their fields, and their files. */
export type SentContent = { input: z.ZodObject; files: FileFields };

/** A list in the caller's language, or with `translations` for staff; 304 when the caller has this very list. */
export function contents(shape: Shape, description: string): ReplyKind<ListRead<AnyContent>> {
  return {
    status: 200,
    description,
    shape,
    isList: true,
    headers: { ...pagingHeaders, ...etag },
    query: [languageParameter],
    requestHeaders: [ifNoneMatch],
    send: ({ query, list }, { request, reply }) => replyWithContents(request, reply, list, query),
  };
}

/** A record, and the fields sent beside its own. */
export type Shown = { record: AnyContent; beside?: object };

/** One record in the caller's language, or with `translations` for staff; 304 when the caller has it. */
export function record(shape: Shape): ReplyKind<Shown> {
  return {
    status: 200,
    description: 'The record.',
    shape,
    headers: etag,
    query: [languageParameter],
    requestHeaders: [ifNoneMatch],
    send: ({ record: found, beside = {} }, { request, reply }) => replyWithRecord(request, reply, found, beside),
  };
}

/** A changed record as staff read it, with the ETag for the next change. */
export function changed(shape: Shape): ReplyKind<AnyContent> {
  return {
    status: 200,
    description: 'The record.',
    shape: staffShape(shape),
    headers: forNextChange,
    requestHeaders: [ifMatch],
    refusals: ['changed'],
    send: (content, { request, reply }) => replyWithChange(request, reply, content),
  };
}

/** A new record as staff read it, with its address and the ETag for the first change. */
export function added(shape: Shape): ReplyKind<AnyContent & { _id: string }> {
  return {
    status: 201,
    description: 'The record.',
    shape: staffShape(shape),
    headers: forNextChange,
    send(content, { request, reply }) {
      reply.header('location', `${request.routeOptions.url}/${content._id}`);
      return replyWithChange(request, reply, content);
    },
  };
}

/** The body of a change: multipart, or JSON without files; the service validates it. */
export function contentChange(sent: SentContent, name: string, { isNew = false } = {}): BodyKind<ContentChange> {
  const hasFiles = Object.keys(sent.files).length > 0;
  const refusals: ErrorCode[] = hasFiles
    ? ['malformed', 'too_large', 'wrong_type', 'invalid']
    : ['malformed', 'wrong_type', 'invalid'];
  return {
    ...describedBody(sent, name, isNew),
    takes: 'any',
    refusals,
    read: (request) => receiveContent(request, sent),
  };
}

function describedBody({ input, files }: SentContent, name: string, isNew: boolean): NonNullable<ApiCall['body']> {
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

const fileTypes = { image: 'image/*', video: 'video/*', pdf: 'application/pdf' };
const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** A record as returned to staff: English, with the Arabic. */
export function staffShape({ name, schema, forStaff = {} }: Shape): Shape {
  const translations = z
    .object({ ar: z.record(z.string(), z.unknown()) })
    .describe('The Arabic of each text; what is missing falls back to English.');
  return { name: `Staff${name}`, schema: (schema as z.ZodObject).extend({ ...forStaff, translations }) };
}

/** Who makes a change, and the versions that If-Match names; for calls that only staff may make. */
export function changeTerms(request: FastifyRequest): ChangeTerms {
  const { account } = request;
  const confirm = (database: Database) => request.confirmSession(database);
  const by = account ? { id: account.id, username: account.username, confirm } : null;
  return { by, ...(account && { role: account.role }), expected: expectedVersions(request) };
}

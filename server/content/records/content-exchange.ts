import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import {
  etag,
  forNextChange,
  ifMatch,
  ifNoneMatch,
  languageParameter,
  pagingHeaders,
  type ReplyKind,
  type ReplyShape,
} from '#server/core/http/calls/calls.ts';
import { expectedVersions, replyWithChange, replyWithRecord } from '#server/core/http/replies/content-reply.ts';
import { type ListRead, replyWithContentList } from '#server/core/http/replies/streamed-lists.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent } from './content-kind.ts';

/** A list in the caller's language, or with `translations` for staff; 304 when the caller has this very list. */
export function contents(shape: ReplyShape, description: string): ReplyKind<ListRead<AnyContent>> {
  return {
    status: 200,
    description,
    shape,
    isList: true,
    headers: { ...pagingHeaders, ...etag },
    query: [languageParameter],
    requestHeaders: [ifNoneMatch],
    send: ({ query, list }, { request, reply, language }) =>
      replyWithContentList(request, reply, list, { ...query, language }),
  };
}

/** A record, and the fields sent beside its own. */
export type Shown = { record: AnyContent; beside?: object };

/** One record in the caller's language, or with `translations` for staff; 304 when the caller has it. */
export function record(shape: ReplyShape): ReplyKind<Shown> {
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

/** A stored record as staff read it, with the ETag for the next change. */
export function stored(shape: ReplyShape): ReplyKind<AnyContent> {
  return {
    status: 200,
    description: 'The record.',
    shape,
    headers: forNextChange,
    send: (content, { request, reply }) => replyWithChange(request, reply, content),
  };
}

/** The same after a change, which If-Match may have forbidden. */
export function storedChange(shape: ReplyShape): ReplyKind<AnyContent> {
  return { ...stored(shape), requestHeaders: [ifMatch], refusals: ['changed'] };
}

/** The same of a new record, with its address. */
export function added(shape: ReplyShape): ReplyKind<AnyContent & { _id: string }> {
  return {
    ...stored(shape),
    status: 201,
    send(content, { request, reply }) {
      reply.header('location', `${request.routeOptions.url}/${content._id}`);
      return replyWithChange(request, reply, content);
    },
  };
}

/** A record as returned to staff: English, with the Arabic. */
export function staffShape({ name, schema, forStaff = {} }: ReplyShape): ReplyShape {
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

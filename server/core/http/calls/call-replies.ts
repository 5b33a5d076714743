import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { say } from '#server/core/i18n/say.ts';
import type { Page } from '#shared/list-query.ts';
import type { MessageKey, MessageParameters } from '#shared/text/message-key.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { setPagingHeaders } from '../replies/content-reply.ts';
import { type FileToSend, sendFile } from '../replies/send-file.ts';
import { pagingHeaders, type ReplyShape } from './api-call.ts';
import type { ReplyKind } from './call.ts';
import { inLanguage } from './call-parameters.ts';

/** Deviations from the usual description; the handler sets the headers named here. */
type More = Partial<Pick<ReplyKind<never>, 'status' | 'headers' | 'query'>>;
type ShapeOf<Schema> = ReplyShape & { schema: Schema };

/** 200 with the result of the handler, converted by `send`. */
function replyKind<Result>(
  description: string,
  more: Partial<Omit<ReplyKind<Result>, 'description' | 'send'>> = {},
  send: ReplyKind<Result>['send'] = (result) => result,
): ReplyKind<Result> {
  return { status: 200, description, ...more, send };
}

/** 200 with JSON of a shape. */
export function answer<Schema extends z.ZodType>(
  description: string,
  shape: ShapeOf<Schema>,
  more: More = {},
): ReplyKind<z.input<Schema>> {
  return replyKind(description, { shape, ...more });
}

/** 201, with the address of the new record. */
export function created<Schema extends z.ZodType<unknown, { _id: string }>>(
  description: string,
  shape: ShapeOf<Schema>,
): ReplyKind<z.input<Schema>> {
  return replyKind(description, { shape, status: 201, ...inLanguage }, (result, { request, reply }) => {
    reply.header('location', `${request.routeOptions.url}/${result._id}`);
    return result;
  });
}

/** A plain array; for a page also X-Total-Count and Link (RFC 8288). */
export function list<Schema extends z.ZodType>(
  description: string,
  shape: ShapeOf<Schema>,
): ReplyKind<Page<z.input<Schema>>> {
  return replyKind(description, { shape, isList: true, headers: pagingHeaders }, (page, { request, reply }) => {
    setPagingHeaders(request, reply, page);
    return page.items;
  });
}

/** A plain array without pages. */
export function wholeList<Schema extends z.ZodType>(
  description: string,
  shape: ShapeOf<Schema>,
  more: More = {},
): ReplyKind<z.input<Schema>[]> {
  return replyKind(description, { shape, isList: true, ...more });
}

const outcome = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ success: z.literal(true), message: z.string(), ...fields });
const successShape = { name: 'Success', schema: outcome({}) };

/** `{success, message}`, the message in the caller's language. */
export function success(description: string, key: MessageKey, more: More = {}): ReplyKind<void> {
  return replyKind(description, { shape: successShape, ...inLanguage, ...more }, (_result, { language }) => ({
    success: true,
    message: say(key, {}, language),
  }));
}

/** The parameters of a message, or another message than the usual one. */
export type Said = { key?: MessageKey; parameters?: MessageParameters };

/** `{success, message, …}`, with the `fields` that the handler returns beside them. */
export function successWith<Fields extends z.ZodRawShape>(
  description: string,
  { name, key, fields }: { name: string; key: MessageKey; fields: Fields },
  more: More = {},
): ReplyKind<z.input<z.ZodObject<Fields>> & Said> {
  const shape = { name, schema: outcome(fields) };
  return replyKind(
    description,
    { shape, ...inLanguage, ...more },
    ({ key: other = key, parameters = {}, ...beside }, { language }) => ({
      success: true,
      message: say(other, parameters, language),
      ...beside,
    }),
  );
}

/** 204 without a body. */
export function nothing(description: string): ReplyKind<void> {
  return replyKind(description, { status: 204 });
}

/** CSV, streamed; the download is named `name` and the day. */
export function csv(name: string): ReplyKind<AsyncIterable<string>> {
  const described = {
    contentType: 'text/csv',
    headers: { 'Content-Disposition': 'A name with the day.' },
    ...inLanguage,
  };
  return replyKind(
    'UTF-8 with a byte order mark; no text is taken for a formula.',
    described,
    (pieces, { reply, language }) => {
      reply
        .header('content-disposition', contentDisposition(`${name}-${dayInAmman(new Date())}.csv`))
        .header('content-language', language)
        .type('text/csv; charset=utf-8');
      return Readable.from(pieces);
    },
  );
}

/** A stored file or the requested range. */
export function file(
  description: string,
  more: { contentType: string; headers: Record<string, string> },
): ReplyKind<{ file: FileToSend; files: FileStore }> {
  return replyKind(description, more, (found, { request, reply }) => sendFile(request, reply, found));
}

/** A file made for this call, saved as `name`; it is not cached. */
export function madeFile(
  description: string,
  more: { contentType: string; headers: Record<string, string> },
): ReplyKind<{ bytes: Buffer; name: string }> {
  return replyKind(description, { ...inLanguage, ...more }, ({ bytes, name }, { reply, language }) => {
    reply
      .header('content-disposition', contentDisposition(name))
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .type(more.contentType);
    return bytes;
  });
}

/** For handlers that send the reply themselves. */
export const sentByHandler = replyKind<unknown>;

import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import type { FileStore } from '#server/files/file-store.ts';
import { say } from '#server/i18n/say.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import type { Page } from '#shared/list-query.ts';
import type { MessageKey, MessageParameters } from '#shared/message-key.ts';
import { pagingHeaders, type Shape } from './api-call.ts';
import type { Exchange, ReplyKind } from './call.ts';
import { inLanguage } from './call-parameters.ts';
import { setPagingHeaders } from './content-reply.ts';
import { type FileToSend, sendFile } from './send-file.ts';

/** Deviations from the usual description; the handler sets the headers named here. */
type More = Partial<Pick<ReplyKind<never>, 'status' | 'headers' | 'query'>>;

/** `no-store`, unless the handler has set another Cache-Control. */
function keepNowhere({ reply }: Exchange): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

/** 200 with JSON of a shape. */
export function answer<Schema extends z.ZodType>(
  description: string,
  { schema, ...shape }: Shape & { schema: Schema },
  more: More = {},
): ReplyKind<z.input<Schema>> {
  return {
    status: 200,
    description,
    shape: { ...shape, schema },
    ...more,
    send(result, exchange) {
      keepNowhere(exchange);
      return result;
    },
  };
}

/** 201, with the address of the new record. */
export function created<Schema extends z.ZodType<unknown, { _id: string }>>(
  description: string,
  shape: Shape & { schema: Schema },
): ReplyKind<z.input<Schema>> {
  return {
    ...answer(description, shape, { status: 201, ...inLanguage }),
    send(result, exchange) {
      keepNowhere(exchange);
      const { url = '' } = exchange.request.routeOptions;
      exchange.reply.header('location', `${url}/${result._id}`);
      return result;
    },
  };
}

/** A plain array; for a page also X-Total-Count and Link (RFC 8288). */
export function list<Schema extends z.ZodType>(
  description: string,
  { schema, ...shape }: Shape & { schema: Schema },
): ReplyKind<Page<z.input<Schema>>> {
  return {
    status: 200,
    description,
    shape: { ...shape, schema },
    isList: true,
    headers: pagingHeaders,
    send(page, exchange) {
      setPagingHeaders(exchange.request, exchange.reply, page);
      keepNowhere(exchange);
      return page.items;
    },
  };
}

/** A plain array without pages. */
export function wholeList<Schema extends z.ZodType>(
  description: string,
  { schema, ...shape }: Shape & { schema: Schema },
  more: More = {},
): ReplyKind<z.input<Schema>[]> {
  return {
    status: 200,
    description,
    shape: { ...shape, schema },
    isList: true,
    ...more,
    send(result, exchange) {
      keepNowhere(exchange);
      return result;
    },
  };
}

/** `{success, message}`, the message in the caller's language. */
const successShape: Shape = {
  name: 'Success',
  schema: z.object({ success: z.literal(true), message: z.string() }),
};

/** `{success, message}` in the caller's language. */
export function success(description: string, key: MessageKey, more: More = {}): ReplyKind<void> {
  return {
    status: 200,
    description,
    shape: successShape,
    ...inLanguage,
    ...more,
    send(_result, exchange) {
      keepNowhere(exchange);
      return { success: true, message: say(key, {}, exchange.language) };
    },
  };
}

/** The parameters of a message, or another message than the usual one. */
export type Said = { key?: MessageKey; parameters?: MessageParameters };

/** `{success, message, …}`, with the fields that the handler returns beside them. */
export function successWith<Schema extends z.ZodType<{ message: string }>>(
  description: string,
  { key, ...shape }: Shape & { schema: Schema; key: MessageKey },
  more: More = {},
): ReplyKind<Omit<z.input<Schema>, 'success' | 'message'> & Said> {
  return {
    status: 200,
    description,
    shape,
    ...inLanguage,
    ...more,
    send({ key: other, parameters = {}, ...beside }, exchange) {
      keepNowhere(exchange);
      return { success: true, message: say(other ?? key, parameters, exchange.language), ...beside };
    },
  };
}

/** 204 without a body. */
export function nothing(description: string): ReplyKind<void> {
  return {
    status: 204,
    description,
    send(_result, exchange) {
      keepNowhere(exchange);
      return exchange.reply.send();
    },
  };
}

/** CSV, streamed; the download is named `name` and the day. */
export function csv(name: string): ReplyKind<AsyncIterable<string>> {
  return {
    status: 200,
    description: 'UTF-8 with a byte order mark; no text is taken for a formula.',
    contentType: 'text/csv',
    headers: { 'Content-Disposition': 'A name with the day.' },
    ...inLanguage,
    send(pieces, { reply, language }) {
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition(`${name}-${dayInAmman(new Date())}.csv`))
        .header('content-language', language)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(pieces));
    },
  };
}

/** A stored file or the requested range. */
export function file(
  description: string,
  { contentType, headers }: { contentType: string; headers: Record<string, string> },
): ReplyKind<{ file: FileToSend; files: FileStore }> {
  return {
    status: 200,
    description,
    contentType,
    headers,
    send: (found, { request, reply }) => sendFile(request, reply, found),
  };
}

/** For handlers that send the reply themselves. */
export function sentByHandler(
  description: string,
  more: Partial<Omit<ReplyKind<unknown>, 'send'>> = {},
): ReplyKind<unknown> {
  return { status: 200, description, ...more, send: (result) => result };
}

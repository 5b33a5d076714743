import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  answer,
  forNextChange,
  inLanguage,
  pagingHeaders,
  type ReplyKind,
  type ReplyShape,
  success,
} from '#server/core/http/calls/calls.ts';
import { setPagingHeaders, setVersion } from '#server/core/http/replies/content-reply.ts';
import { type ListRead, readAsked, sendPieces, writeJson } from '#server/core/http/replies/streamed-lists.ts';
import { say } from '#server/core/i18n/say.ts';
import type { Language } from '#shared/language.ts';
import { leadMarkShape } from '#shared/leads/lead-answers.ts';
import type { Page } from '#shared/list-query.ts';
import type { MessageKey } from '#shared/text/message-key.ts';

type LeadShape = ReplyShape & { schema: z.ZodObject };

/** The name in `data`, and what is added to each lead in the language of the call. */
type Presenting = { name: string; present: ((lead: object, language: Language) => object) | undefined };

/** The name of the list in `data`, and the message beside it, if any. */
type LeadListNames = Presenting & { message: MessageKey | undefined };

/** `{success, message?, data: {[name]: […]}}`: a page of the list, or all of it, however long. */
export function leadList(shape: LeadShape, { name, message, present }: LeadListNames): ReplyKind<ListRead<object>> {
  const schema = z.object({
    success: z.literal(true),
    ...(message && { message: z.string() }),
    data: z.object({ [name]: z.array(shape.schema.extend(leadMarkShape.shape)) }),
  });
  return {
    status: 200,
    description: 'The list.',
    shape: { name: `${shape.name}List`, schema },
    headers: pagingHeaders,
    send: (read, { request, reply, language }) => {
      const writeBody = (leads: object[]) => {
        return { success: true, ...(message && { message: say(message, {}, language) }), data: { [name]: leads } };
      };
      const presented = (lead: object) => (present ? present(lead, language) : lead);
      return sendList(read, { request, reply, writeBody, presented });
    },
  };
}

type Sending = {
  request: FastifyRequest;
  reply: FastifyReply;
  writeBody: (leads: object[]) => object;
  presented: (lead: object) => object;
};

async function sendList({ query, list }: ListRead<object>, { request, reply, writeBody, presented }: Sending) {
  const asked = await readAsked(query, list);
  const page: Page<object> = 'page' in asked ? asked.page : { items: [], total: 0 };
  setPagingHeaders(request, reply, page);
  reply.header('cache-control', 'no-store');
  if ('page' in asked) return writeBody(page.items.map(presented));
  const empty = JSON.stringify(writeBody([]));
  const end = empty.lastIndexOf(']');
  return sendPieces(
    reply,
    writeJson(asked.pages, { head: empty.slice(0, end), tail: empty.slice(end), present: presented }),
  );
}

/** `{success, data: {[name]: …}}`: one lead, with its ETag. */
export function oneLead(shape: LeadShape, { name, present }: Presenting): ReplyKind<object> {
  return {
    status: 200,
    description: 'The record.',
    shape: {
      name: `One${shape.name}`,
      schema: z.object({ success: z.literal(true), data: z.object({ [name]: shape.schema }) }),
    },
    headers: forNextChange,
    send(lead, { reply, language }) {
      setVersion(reply, lead);
      return { success: true, data: { [name]: present ? present(lead, language) : lead } };
    },
  };
}

const done = { name: 'Done', schema: z.object({ success: z.literal(true) }) };

/** `{success, message}`; without a message for applications, as specified. */
export function changed(
  description: string,
  message: MessageKey | undefined,
  more: { headers?: Record<string, string> } = {},
): ReplyKind<void> {
  if (message) return success(description, message, more);
  const { send, ...reply } = answer(description, done, { ...inLanguage, ...more });
  return { ...reply, send: (_result, exchange) => send({ success: true }, exchange) };
}

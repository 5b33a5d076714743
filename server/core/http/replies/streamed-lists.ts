import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#shared/limits.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { presentContent, replyWithList, setLanguageHeaders } from './content-reply.ts';

export type List<Item> = (query: ListQuery) => Promise<Page<Item>>;
/** A list, and the query it was requested with. */
export type ListRead<Item> = { query: ListQuery; list: List<Item> };
/** The list, or for one too long for a single reply its first batch and an iterator for the rest. */
type Asked<Item> = { page: Page<Item> } | { pages: AsyncIterable<Item[]> };

// Longer lists are streamed in batches, so that concurrent requests do not fill the memory.
const mostAtOnce = 1_000;

/** Replies with a content list: one page, or all of it. */
export async function replyWithContentList<C extends { translations: { ar: object } }>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: List<C>,
  query: ListQuery,
) {
  const asked = await readAsked(query, list);
  if ('page' in asked) return replyWithList(request, reply, asked.page);
  setLanguageHeaders(request, reply);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const present = (content: C) => presentContent(request, content);
  return sendPieces(reply, writeJson(asked.pages, { head: '[', tail: ']', present }));
}

/** Reads a list as it was requested. */
export async function readAsked<Item>(query: ListQuery, list: List<Item>): Promise<Asked<Item>> {
  if (query.page !== undefined || query.limit !== undefined) return { page: await list(query) };
  const limit = limits.pageSize;
  const first = await list({ ...query, page: 1, limit });
  if (first.total <= limit) return { page: { items: first.items, total: first.total } };
  if (first.total <= mostAtOnce) return { page: await list(query) };
  return { pages: readOn(first.items, (page) => list({ ...query, page, limit })) };
}

async function* readOn<Item>(first: Item[], list: (page: number) => Promise<Page<Item>>): AsyncGenerator<Item[]> {
  let items = first;
  for (let page = 2; items.length > 0; page++) {
    yield items;
    ({ items } = await list(page));
  }
}

type Writing<Item> = { head: string; tail: string; present(item: Item): object };

/** The pages of a list as pieces of one JSON text. */
export async function* writeJson<Item>(pages: AsyncIterable<Item[]>, { head, tail, present }: Writing<Item>) {
  let before = head;
  for await (const items of pages) {
    yield before + items.map((item) => JSON.stringify(present(item))).join();
    before = ',';
  }
  yield tail;
}

/** Sends JSON piece by piece. */
export function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces, { objectMode: false }));
}

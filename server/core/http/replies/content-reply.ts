import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordVersion } from '#server/core/db/record-version.ts';
import { type Localised, localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import type { Page } from '#shared/list-query.ts';
import { searchTextFields } from '#shared/site/search-texts.ts';
import { addressOfTarget } from '../request-address.ts';
import { requestLanguage } from '../request-language.ts';
import { matchesEtag } from './etag-match.ts';
import { bodyVersion } from './etag-reply.ts';

type Content = { translations: { ar: object } };

/** The fields this caller may see: staff get English with `translations`, others one language. */
export function presentContent<C extends Content>(request: FastifyRequest, content: C): object {
  // Staff always get the documented fields in English, so that saving never mixes languages.
  return request.staff ? content : forReaders(content, requestLanguage(request));
}

// Search-engine texts appear only in page heads; the documented fields stay as specified.
const onlyInHeads = new Set<string>([...searchTextFields, 'pages']);

/** The public form of a record: its documented fields in one language. */
function forReaders<C extends Content>(content: C, language: Language): Localised<C> {
  const fields = Object.entries(localise(content, language)).filter(([field]) => !onlyInHeads.has(field));
  return Object.fromEntries(fields) as Localised<C>;
}

/** Sends a plain array, or 304 when unchanged; with paging also X-Total-Count and Link (RFC 8288). */
export function replyWithList<C extends Content>(request: FastifyRequest, reply: FastifyReply, page: Page<C>) {
  setPagingHeaders(request, reply, page);
  setLanguageHeaders(request, reply);
  const language = requestLanguage(request);
  const items = request.staff ? page.items : page.items.map((item) => forReaders(item, language));
  const body = JSON.stringify(items);
  const etag = `W/"${bodyVersion(`${page.total}${body}`)}"`;
  reply.header('etag', etag).type('application/json; charset=utf-8');
  // Replies to staff already have their own cache headers.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return replyUnlessHeld(request, reply, { body, etag });
}

/** Sends one record and `beside` fields, or 304 when unchanged (RFC 9110 §13.1.2). */
export function replyWithRecord<C extends Content>(
  request: FastifyRequest,
  reply: FastifyReply,
  content: C,
  beside: object = {},
) {
  const { body, etag } = writeRecord(request, reply, content, beside);
  return replyUnlessHeld(request, reply, { body, etag });
}

function replyUnlessHeld(request: FastifyRequest, reply: FastifyReply, { body, etag }: { body: string; etag: string }) {
  // Cacheable replies are stored in full, even when the first caller gets a 304: `cacheReplies` handles If-None-Match.
  reply.isForEveryone = request.cachePlace !== undefined;
  const isHeld = !reply.isForEveryone && matchesEtag(request.headers['if-none-match'], etag);
  return isHeld ? reply.status(304).send() : reply.send(body);
}

/** Sends a changed record with its ETag for the next change. */
export function replyWithChange<C extends Content>(request: FastifyRequest, reply: FastifyReply, content: C) {
  return reply.send(writeRecord(request, reply, content, {}).body);
}

function writeRecord<C extends Content>(request: FastifyRequest, reply: FastifyReply, content: C, beside: object) {
  setLanguageHeaders(request, reply);
  const body = JSON.stringify({ ...presentContent(request, content), ...beside });
  // The first part is the record's version, for If-Match; the second identifies the reply.
  const etag = `W/"${recordVersion(content)}.${bodyVersion(body)}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache').type('application/json; charset=utf-8');
  return { body, etag };
}

/** Sets the ETag of a record, for the If-Match of the next change. */
export function setVersion(reply: FastifyReply, record: object): void {
  reply.header('etag', `W/"${recordVersion(record)}"`);
}

/** The versions named by If-Match: `*`, or the prefixes of earlier ETags; undefined without the header. */
export function expectedVersions(request: FastifyRequest): string[] | undefined {
  const tags = request.headers['if-match']?.split(',');
  return tags?.map((tag) => tag.trim().replace(/^(?:W\/)?"?([^".]*).*/s, '$1'));
}

/** Sets Content-Language and Vary. */
export function setLanguageHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('content-language', request.staff ? 'en' : requestLanguage(request));
  reply.header('vary', 'accept-language, authorization');
}

/** X-Total-Count and Link of a paged list. */
export function setPagingHeaders(request: FastifyRequest, reply: FastifyReply, list: Page<unknown>): void {
  if (list.page === undefined || list.limit === undefined) return;
  const last = Math.max(1, Math.ceil(list.total / list.limit));
  const pages = { first: 1, prev: list.page - 1, next: list.page + 1, last };
  const links = Object.entries(pages)
    .filter(([, page]) => page >= 1 && page <= last)
    .map(([relation, page]) => `<${pageAddress(request, page)}>; rel="${relation}"`);
  reply.header('x-total-count', list.total);
  reply.header('link', links.join(', '));
}

function pageAddress(request: FastifyRequest, page: number): string {
  const address = addressOfTarget(request.url);
  address.searchParams.set('page', String(page));
  return `${address.pathname}${address.search}`;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordVersion } from '#server/db/record-version.ts';
import { setPagingHeaders } from '#server/http/content-reply.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { jsonOf, type List, readAsked, sendPieces } from '#server/http/whole-lists.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';

/** The name of the list, its records, and the message. */
export type AnsweredLeads = { name: string; leads: Page<object>; message?: string };

/** `{success, message?, data: {[name]: […]}}`: leads, for staff only and not cacheable. */
export function replyWithLeads(request: FastifyRequest, reply: FastifyReply, { name, leads, message }: AnsweredLeads) {
  setPagingHeaders(request, reply, leads);
  reply.header('cache-control', 'no-store');
  return { success: true, ...(message && { message }), data: { [name]: leads.items } };
}

/** `{success, data: {[name]: …}}`: one lead, with its ETag. */
export function replyWithLead(reply: FastifyReply, { name, lead }: { name: string; lead: object }) {
  setLeadVersion(reply, lead);
  return { success: true, data: { [name]: lead } };
}

/** The ETag of a lead, for the next change. */
export function setLeadVersion(reply: FastifyReply, lead: object): void {
  reply.header('cache-control', 'no-store').header('etag', `W/"${recordVersion(lead)}"`);
}

/** Answers a list of leads as it is asked for: a page of it, or all of it, however long. */
export async function replyWithAllLeads<Lead extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    list,
    query = readListQuery(request),
    ...answer
  }: Omit<AnsweredLeads, 'leads'> & { list: List<Lead>; query?: ListQuery },
) {
  const asked = await readAsked(query, list);
  if ('page' in asked) return replyWithLeads(request, reply, { ...answer, leads: asked.page });
  const empty = JSON.stringify(replyWithLeads(request, reply, { ...answer, leads: { items: [], total: 0 } }));
  const end = empty.lastIndexOf(']');
  const present = (lead: Lead) => lead;
  return sendPieces(reply, jsonOf(asked.pages, { head: empty.slice(0, end), tail: empty.slice(end), present }));
}

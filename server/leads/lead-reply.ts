import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordVersion } from '#server/db/record-version.ts';
import type { Page } from '#shared/list-query.ts';
import { setPagingHeaders } from '#server/http/content-reply.ts';

/** The name of the list, what is in it and what is said about it. */
export type AnsweredLeads = { name: string; leads: Page<object>; message?: string };

/** `{success, message?, data: {[name]: […]}}`: what people sent, for staff alone and kept by no cache. */
export function replyWithLeads(request: FastifyRequest, reply: FastifyReply, { name, leads, message }: AnsweredLeads) {
  setPagingHeaders(request, reply, leads);
  reply.header('cache-control', 'no-store');
  return { success: true, ...(message && { message }), data: { [name]: leads.items } };
}

/** `{success, data: {[name]: …}}`: one of them, with the ETag that a change of it may name. */
export function replyWithLead(reply: FastifyReply, { name, lead }: { name: string; lead: object }) {
  setLeadVersion(reply, lead);
  return { success: true, data: { [name]: lead } };
}

/** The ETag of one of them, for the next change. */
export function setLeadVersion(reply: FastifyReply, lead: object): void {
  reply.header('cache-control', 'no-store').header('etag', `W/"${recordVersion(lead)}"`);
}

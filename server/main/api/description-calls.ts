import { z } from 'zod';
import { callsFor, sentByHandler } from '#server/core/http/calls/calls.ts';
import { replyWithEtag } from '#server/core/http/replies/etag-reply.ts';
import { referencePage, referencePolicy } from './api-reference.ts';

/** The description as it is sent; generated on the first request, so that it does not delay the start. */
export type ApiDescription = () => { body: string; version: string };

const document = z.object({ openapi: z.string(), paths: z.looseObject({}) }).meta({ description: 'OpenAPI 3.1.' });
const call = callsFor<{ description: ApiDescription }>('Site');

export const descriptionCalls = [
  call('GET /openapi.json', {
    summary: 'Read this description',
    access: 'anyone',
    reply: sentByHandler('The description.', { shape: { name: 'Description', schema: document } }),
    handle({ request, reply }, { description }) {
      reply.isForEveryone = true;
      return replyWithEtag(request, reply, { type: 'application/json; charset=utf-8', ...description() });
    },
  }),
  call('GET /docs', {
    summary: 'Read this description as a page',
    access: 'anyone',
    reply: sentByHandler('A page.', { contentType: 'text/html' }),
    handle({ request, reply }) {
      reply.isForEveryone = true;
      reply.header('content-language', 'en').header('content-security-policy', referencePolicy);
      return replyWithEtag(request, reply, { type: 'text/html; charset=utf-8', body: referencePage });
    },
  }),
];

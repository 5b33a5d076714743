import { z } from 'zod';
import { type ApiCall, languageParameters } from '#server/http/api-call.ts';
import { siteParts } from '#shared/site-status.ts';

const health = z.object({ status: z.literal('ok') });
const document = z.object({ openapi: z.string(), paths: z.looseObject({}) }).meta({ description: 'OpenAPI 3.1.' });

/** The calls about the site itself. */
export const siteCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/health',
    tag: 'Site',
    summary: 'Ask whether the site can do all its work',
    access: 'anyone',
    query: [
      {
        name: 'of',
        description: 'One part alone: the database, the disk for what is on its way, or the stored files.',
        schema: z.enum(siteParts),
      },
      ...languageParameters,
    ],
    reply: { status: 200, description: 'All is well.', shape: { name: 'Health', schema: health } },
    refusals: ['malformed', 'unavailable'],
  },
  {
    method: 'get',
    path: '/openapi.json',
    tag: 'Site',
    summary: 'Read this description',
    access: 'anyone',
    reply: { status: 200, description: 'The description.', shape: { name: 'Description', schema: document } },
    refusals: [],
  },
  {
    method: 'get',
    path: '/docs',
    tag: 'Site',
    summary: 'Read this description as a page',
    access: 'anyone',
    reply: { status: 200, description: 'A page.', contentType: 'text/html' },
    refusals: [],
  },
];

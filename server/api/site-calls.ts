import { z } from 'zod';
import type { ApiCall } from '#server/http/api-call.ts';

const document = z.object({ openapi: z.string(), paths: z.looseObject({}) }).meta({ description: 'OpenAPI 3.1.' });

/** The calls about the site itself. */
export const siteCalls: ApiCall[] = [
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

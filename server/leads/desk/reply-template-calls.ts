import { answer, callsFor, json, success } from '#server/core/http/calls/calls.ts';
import { templatesSchema } from '#shared/leads/reply-template.ts';
import type { ReplyTemplates } from './reply-templates.ts';

const call = callsFor<{ templates: ReplyTemplates }>('Leads');

/** The calls about prepared replies; each role has those for the leads that it may see. */
export const replyTemplateCalls = [
  call('GET /replies', {
    summary: 'Read the prepared replies of the desk in both languages',
    reply: answer('Those that the caller uses.', { name: 'ReplyTemplates', schema: templatesSchema }),
    handle: async ({ request }, { templates }) => ({ templates: await templates.list(request.account?.role ?? '') }),
  }),
  call('PUT /replies', {
    summary: 'Replace the prepared replies that the caller uses',
    body: json('ReplyTemplatesChange', templatesSchema),
    reply: success('They are stored.', 'replies_saved'),
    handle: ({ body, request }, { templates }) => templates.replace(request.account?.role ?? '', body.templates),
  }),
];

import { answer, callsFor, forNextChange, ifMatch, json, success } from '#server/core/http/calls/calls.ts';
import { expectedVersions, setVersion } from '#server/core/http/replies/content-reply.ts';
import { templatesSchema } from '#shared/leads/reply-template.ts';
import type { ReplyTemplates } from './reply-templates.ts';

const call = callsFor<{ templates: ReplyTemplates }>('Leads');

/** The calls about prepared replies; each role has those for the leads that it may see. */
export const replyTemplateCalls = [
  call('GET /replies', {
    summary: 'Read the prepared replies of the desk in both languages',
    reply: answer(
      'Those that the caller uses.',
      { name: 'ReplyTemplates', schema: templatesSchema },
      { headers: forNextChange },
    ),
    async handle({ request, reply }, { templates }) {
      const own = { templates: await templates.list(request.account?.role ?? '') };
      setVersion(reply, own);
      return own;
    },
  }),
  call('PUT /replies', {
    summary: 'Replace the prepared replies that the caller uses',
    headers: [ifMatch],
    body: json('ReplyTemplatesChange', templatesSchema),
    reply: success('They are stored.', 'replies_saved', { headers: forNextChange }),
    refusals: ['changed'],
    current: async ({ request }, { templates }) => ({ templates: await templates.list(request.account?.role ?? '') }),
    async handle({ body, request, reply }, { templates }) {
      const role = request.account?.role ?? '';
      setVersion(reply, await templates.replace(role, body.templates, expectedVersions(request)));
    },
  }),
];

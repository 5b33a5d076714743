import { z } from 'zod';
import { changeTerms } from '#server/content/records/content-exchange.ts';
import { callsFor, json, success, successWith } from '#server/core/http/calls/calls.ts';
import { draftRequestSchema, draftsReadSchema } from '#shared/terms/text-draft.ts';
import type { DraftService } from './draft-service.ts';
import { findRecord } from './translation-exchange.ts';
import { requireEntity, type TranslationService } from './translation-service.ts';

const made = z.object({ made: z.int().describe('How many drafts wait to be read.') });
const call = callsFor<{ drafts: DraftService; translations: TranslationService }>('Translations');

/** Suggestions of a machine; nothing of them is shown to visitors before staff accept it. */
export const draftCalls = [
  call('POST /translations/:entity/:id/drafts', {
    summary: 'Let the translation server draft what a language lacks or is behind in',
    body: json('DraftRequest', draftRequestSchema),
    reply: successWith('The drafts wait to be read.', {
      name: 'DraftsMade',
      key: 'translation_drafts_made',
      fields: { data: made },
    }),
    refusals: ['unavailable'],
    before: findRecord,
    async handle({ params, body, request }, { drafts }) {
      const count = await drafts.make(requireEntity(params.entity), params.id, body.language, changeTerms(request));
      return { data: { made: count }, parameters: { count } };
    },
  }),
  call('POST /translations/:entity/:id/drafts/accept', {
    summary: 'Give the record the texts of drafts',
    body: json('DraftsAccepted', draftsReadSchema),
    reply: success('The record has them.', 'translation_draft_accepted'),
    refusals: ['conflict', 'invalid'],
    before: findRecord,
    handle: ({ params, body, request }, { drafts }) =>
      drafts.accept(requireEntity(params.entity), params.id, body.drafts, changeTerms(request)),
  }),
  call('POST /translations/:entity/:id/drafts/discard', {
    summary: 'Throw drafts away',
    body: json('DraftsDiscarded', draftsReadSchema),
    reply: success('They are gone; the texts stay.', 'translation_draft_discarded'),
    before: findRecord,
    handle: ({ params, body, request }, { drafts }) =>
      drafts.discard(requireEntity(params.entity), params.id, body.drafts, changeTerms(request)),
  }),
];

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  answer,
  callsFor,
  choiceFilter,
  created,
  forNextChange,
  ifMatch,
  inLanguage,
  json,
  list,
  listParameters,
  pick,
  type ReplyKind,
  success,
  wholeList,
} from '#server/core/http/calls/calls.ts';
import { expectedVersions, setVersion } from '#server/core/http/replies/content-reply.ts';
import { AppError } from '#shared/errors.ts';
import { termTrialSchema, termTrialShape } from '#shared/terms/term-trial.ts';
import { type StaffTerm, staffTermShape, termInputSchema, termOrigins } from '#shared/terms/trade-term.ts';
import { termSortFields, termUses } from './term-list.ts';
import { type TermAuthor, type TermService, versioned } from './term-service.ts';
import type { TermTrials } from './try-terms.ts';

const shape = { name: 'Term', schema: staffTermShape };
const concept = staffTermShape.pick({
  _id: true,
  name: true,
  english: true,
  arabic: true,
  englishAvoided: true,
  arabicAvoided: true,
  note: true,
});
const paging = listParameters(termSortFields);
const input = json('TermInput', termInputSchema);

/** A term with the ETag for its next change. */
function forChange(reply: ReplyKind<StaffTerm>): ReplyKind<StaffTerm> {
  return {
    ...reply,
    headers: { ...reply.headers, ...forNextChange },
    send(term, exchange) {
      setVersion(exchange.reply, versioned(term));
      return reply.send(term, exchange);
    },
  };
}

const stored = (): ReplyKind<StaffTerm> => forChange(answer('The term.', shape));
const changed = (): ReplyKind<StaffTerm> => ({ ...stored(), requestHeaders: [ifMatch], refusals: ['changed'] });

function identifyAuthor(request: FastifyRequest): TermAuthor {
  if (!request.account) throw new AppError('unauthenticated', 'error_unauthenticated');
  const expected = expectedVersions(request);
  return {
    username: request.account.username,
    confirm: (transaction) => request.confirmSession(transaction),
    ...(expected && { expected }),
  };
}

/** The words of a term; none while it is taken out, so that putting it back changes all. @throws AppError `not_found` */
async function readWords(terms: TermService, id: string): Promise<object> {
  const term = await terms.get(id);
  return term.origin === 'removed' ? {} : term;
}

const call = callsFor<{ terms: TermService; termTrials: TermTrials }>('Words');

/** The words of search and the termbase. */
export const termCalls = [
  call('GET /terms', {
    summary: 'List the words that search takes for the same, and the agreed words, shipped and own',
    query: {
      origin: choiceFilter(termOrigins, 'Only shipped, changed, own or removed ones.'),
      use: choiceFilter(termUses, '`searched`: those of the search; `agreed`: those with an agreed word.'),
      ...paging,
    },
    reply: list('The terms.', shape),
    handle: ({ query, language }, { terms }) =>
      terms.list({ ...pick(query, paging), language }, { origin: query.origin, use: query.use }),
  }),
  call('GET /terms/:id', {
    summary: 'Read a term',
    reply: stored(),
    handle: ({ params }, { terms }) => terms.get(params.id),
  }),
  call('POST /terms', {
    summary: 'Add a term',
    body: input,
    reply: forChange(created('The term.', shape)),
    refusals: ['conflict'],
    handle: ({ body, request }, { terms }) => terms.add(body, identifyAuthor(request)),
  }),
  call('POST /terms/trial', {
    summary: 'Try a search: how it is understood and what visitors get, also with words that are not saved',
    body: json('TermTrial', termTrialSchema),
    reply: answer('What came of it.', { name: 'TermTrialOutcome', schema: termTrialShape }, inLanguage),
    audit: 'none',
    handle: ({ body, language }, { termTrials }) => termTrials.run(body, language),
  }),
  call('PUT /terms/:id', {
    summary: 'Replace the words of a term; one that was taken out is back',
    body: input,
    reply: changed(),
    refusals: ['conflict'],
    current: ({ params }, { terms }) => readWords(terms, params.id),
    handle: ({ params, body, request }, { terms }) => terms.change(params.id, body, identifyAuthor(request)),
  }),
  call('DELETE /terms/:id', {
    summary: 'Take a term out; a shipped one can be brought back',
    reply: { ...success('It is out.', 'terms_removed'), requestHeaders: [ifMatch], refusals: ['changed', 'conflict'] },
    handle: ({ params, request }, { terms }) => terms.remove(params.id, identifyAuthor(request)),
  }),
  call('DELETE /terms/:id/changes', {
    summary: 'Go back to the shipped words of a term',
    reply: changed(),
    audit: 'restored',
    handle: ({ params, request }, { terms }) => terms.takeBack(params.id, identifyAuthor(request)),
  }),
  call('GET /termbase', {
    summary: 'Read the agreed words, for checks of texts',
    reply: wholeList('The concepts.', { name: 'Concept', schema: z.object(concept.shape) }),
    handle: async (_input, { terms }) => [...(await terms.getTermbase())],
  }),
];

import type { FastifyRequest } from 'fastify';
import { changeTerms } from '#server/content/records/content-exchange.ts';
import { ownEntities, requireKind } from '#server/core/http/calls/authentication.ts';
import {
  answer,
  callsFor,
  choiceFilter,
  csv,
  json,
  list,
  listParameters,
  pick,
  success,
  textFilter,
  type ValuesOf,
} from '#server/core/http/calls/calls.ts';
import { type CsvColumn, csvTime, writeBatches } from '#server/core/http/replies/csv-export.ts';
import { say } from '#server/core/i18n/say.ts';
import { contentEntities } from '#shared/kinds/kinds.ts';
import { type Language, languages } from '#shared/language.ts';
import {
  stillRightSchema,
  type Translation,
  textPairsShape,
  translationCountsShape,
  translationShape,
  translationStates,
} from '#shared/terms/translations.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { findRecord } from './translation-exchange.ts';
import type { TranslationFilter, TranslationService } from './translation-service.ts';

const filters = {
  kind: choiceFilter(contentEntities, 'Only one kind of content, or the company.'),
  language: choiceFilter(languages, 'Only this language.'),
  state: choiceFilter(
    translationStates,
    '`look`: with a machine draft, or findings of the checks of texts; `open`: this, missing or stale.',
  ),
  record: textFilter('Only the record of this id.'),
};
const { page, limit, ...ordering } = listParameters(['updatedAt']);
const call = callsFor<{ translations: TranslationService }>('Translations');

/** What is left to translate, for staff: records of their own sections. */
export const translationCalls = [
  call('GET /translations', {
    summary: 'List records in one language each, with what is missing or behind the other language',
    query: { ...filters, ...ordering, page, limit },
    reply: list('Last changed first.', { name: 'Translation', schema: translationShape }),
    handle: ({ query, request }, { translations }) =>
      translations.list(readFilter(request, query), pick(query, { ...ordering, page, limit })),
  }),
  call('GET /translations/counts', {
    summary: 'Count the records in each state, and the words left',
    reply: answer('The counts.', { name: 'TranslationCounts', schema: translationCountsShape }),
    handle: ({ request }, { translations }) => translations.count(ownEntities(request)),
  }),
  call('GET /translations/export.csv', {
    summary: 'Read the list as CSV, with headings in the language of the call',
    confirmed: true,
    query: { ...filters, ...ordering },
    reply: csv('translations'),
    audit: 'exported',
    handle: ({ query, request, language }, { translations }) =>
      writeBatches(
        translations.readAll(readFilter(request, query), pick(query, ordering)),
        translationColumns(language),
      ),
  }),
  call('GET /translations/:entity/:id', {
    summary: 'Read the texts of a record side by side, with what changed since',
    notFound: 'history_not_found',
    reply: answer('The texts.', { name: 'TextPairs', schema: textPairsShape }),
    before: ({ params, request }) => requireKind(request, params.entity),
    handle: ({ params }, { translations }) => translations.getTexts(params.entity, params.id),
  }),
  call('POST /translations/:entity/:id/still-right', {
    summary: 'Say that texts are still right although the other language changed',
    body: json('StillRight', stillRightSchema),
    reply: success('They are no longer marked.', 'translation_still_right_done'),
    refusals: ['conflict'],
    before: findRecord,
    handle: ({ params, body, request }, { translations }) =>
      translations.confirm(params.entity, params.id, body, changeTerms(request).by),
  }),
];

function readFilter(
  request: FastifyRequest,
  { kind, language, state, record }: ValuesOf<typeof filters>,
): TranslationFilter {
  const own = ownEntities(request);
  return { entities: kind ? own.filter((entity) => entity === kind) : own, language, state, record };
}

function translationColumns(language: Language): CsvColumn<Translation>[] {
  const word = (key: MessageKey): string => say(key, {}, language);
  return [
    { heading: word('trash_column_kind'), value: ({ entity }) => word(`entity_${entity}`) },
    { heading: word('translations_column_record_en'), value: ({ title }) => title },
    { heading: word('translations_column_record_ar'), value: ({ translations }) => translations.ar.title ?? '' },
    {
      heading: word('translations_column_language'),
      value: ({ language: own }) => word(own === 'ar' ? 'admin_text_arabic' : 'admin_text_english'),
    },
    { heading: word('translations_state_missing'), value: ({ missing }) => missing.join(', ') },
    { heading: word('translations_state_stale'), value: ({ stale }) => stale.map(({ field }) => field).join(', ') },
    { heading: word('translations_column_since'), value: ({ stale: [first] }) => (first ? csvTime(first.since) : '') },
    { heading: word('translations_column_words'), value: ({ words }) => String(words) },
    { heading: word('translations_state_look'), value: ({ look }) => look.join(', ') },
    { heading: word('translations_column_findings'), value: ({ findings }) => String(findings) },
    { heading: word('translations_column_changed'), value: ({ updatedAt }) => csvTime(updatedAt) },
    { heading: word('translations_column_id'), value: ({ record }) => record },
  ];
}

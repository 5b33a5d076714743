import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { listQuerySchema } from '#shared/list-query.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { optionalText } from '#shared/text/text-schema.ts';
import type { ApiParameter } from './api-call.ts';
import type { Parameter, Parameters, ValuesOf } from './call.ts';

/** A free-text filter; absent and empty ones do not filter. */
export function textFilter(description: string): Parameter<string | undefined> {
  const schema = optionalText(limits.name).transform((text) => text || undefined);
  return { description, schema, documented: z.string() };
}

/** A filter that is one of `choices`; absent and empty ones do not filter. */
export function choiceFilter<const Choices extends readonly string[]>(
  choices: Choices,
  description: string,
): Parameter<Choices[number] | undefined> {
  const isNothing = (sent: unknown): boolean => typeof sent === 'string' && sent.trim() === '';
  const schema = z.preprocess(
    (sent) => (isNothing(sent) ? undefined : sent),
    z.enum(choices, { error: 'error_invalid_choice' satisfies MessageKey }).optional(),
  );
  return { description, schema, documented: z.enum(choices) };
}

const { q, sort, arabic, page, limit } = listQuerySchema.shape;

/** The words of a search. */
export const searchParameter = {
  description: 'Every word must occur; Arabic spellings of one word meet.',
  schema: q,
  documented: z.string().max(limits.search),
};

/** The parameters of every list; `sortable` are the fields of `sort`, which the queries validate. */
export function listParameters(sortable: readonly string[]) {
  const sorts = sortable.flatMap((field) => [field, `-${field}`]);
  return {
    q: searchParameter,
    sort: { description: 'A field ascends, a minus before it descends.', schema: sort, documented: z.enum(sorts) },
    page: { description: 'From 1; with it or `limit` the list comes in pages.', schema: page },
    limit: { description: 'Records on a page, 20 unless said.', schema: limit },
  };
}

/** Additional parameter of content lists. */
export const arabicParameter = {
  description: '`missing`: only what a visitor who reads Arabic would be shown partly in English.',
  schema: arabic,
  documented: z.enum(['missing']),
};

/** Of calls whose reply is in one language (`exchange.language`); an unknown one is ignored. */
export const languageParameter: ApiParameter = {
  name: 'lng',
  description: 'Language of the answer; else Accept-Language, else English.',
  schema: z.enum(['en', 'ar']),
};
/** For replies with words. */
export const inLanguage = { query: [languageParameter] };

/** For changes of a record that somebody else may have changed. */
export const ifMatch: ApiParameter = {
  name: 'If-Match',
  description: 'The ETag of an earlier answer; 412 when the record has changed since.',
};
/** Headers of replies with a record that can be changed next. */
export const forNextChange = { ETag: 'For the If-Match of the next change.' };

/** The values of `parameters` alone: queries must not take those of the list for filters. */
export function pick<Picked extends Parameters>(query: object, parameters: Picked): ValuesOf<Picked> {
  const values = Object.entries(query).filter(([name]) => Object.hasOwn(parameters, name));
  // The values were parsed by the schemas of `parameters`, which is lost on the way through `Object.entries`.
  return Object.fromEntries(values) as ValuesOf<Picked>;
}

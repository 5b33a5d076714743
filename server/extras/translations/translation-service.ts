import { companyQueries } from '#server/content/company/company-queries.ts';
import { contentKinds } from '#server/content/kinds/stored-kinds.ts';
import type { Actor } from '#server/content/records/change-terms.ts';
import { staleTextQueries } from '#server/content/records/stale-texts/stale-text-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { type ContentEntity, contentEntities } from '#shared/kinds/kinds.ts';
import { listTextFields, missingTexts } from '#shared/kinds/text-fields.ts';
import { type Language, languages } from '#shared/language.ts';
import type { Page } from '#shared/list-query.ts';
import type {
  StillRight,
  TextPairs,
  Translation,
  TranslationCounts,
  TranslationState,
} from '#shared/terms/translations.ts';
import { type TranslationName, translationOrder, translationQueries } from './translation-queries.ts';
import {
  describeTranslation,
  findTitleAndTexts,
  pairTexts,
  readMarkedRecord,
  readMarkedRecords,
} from './translation-records.ts';

export type TranslationService = ReturnType<typeof createTranslationService>;

/** Which translations are asked for; `entities` are those that the caller may see. */
export type TranslationFilter = {
  entities: readonly ContentEntity[];
  language?: Language | undefined;
  state?: TranslationState | undefined;
  /** The id of the only record. */
  record?: string | undefined;
};
type Listing = {
  q?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
};

const usualLimit = 20;
const batchSize = 200;
/** Words are counted in this many open records at most. */
const mostCounted = 5_000;

/** What is missing or behind in either language, and the texts side by side. */
export function createTranslationService({ db, canDraft }: { db: Database; canDraft: boolean }) {
  async function makeSelection({ entities, language, state, record }: TranslationFilter) {
    const company = await companyQueries.find(db);
    const lacks = (own: Language): boolean =>
      Object.entries(listTextFields('company')).some(
        ([field, parts]) => missingTexts('company', company ?? {}, { field, parts, language: own }).length > 0,
      );
    return {
      entities,
      languages: language ? [language] : languages,
      companyLacks: languages.filter(lacks),
      state,
      record,
    };
  }

  async function read(names: readonly TranslationName[]): Promise<Translation[]> {
    const records = await readMarkedRecords(db, names);
    return names.flatMap(({ entity, id, language }) => {
      const marked = records.get(`${entity}:${id}`);
      return marked ? [describeTranslation(marked, language)] : [];
    });
  }

  /** Every selected translation, in batches; `most` bounds their number. @throws AppError `malformed` before the first */
  function readAll(filter: TranslationFilter, listing: Listing & { most?: number } = {}) {
    translationOrder(listing.sort);
    return readBatches(filter, listing);
  }

  async function* readBatches(
    filter: TranslationFilter,
    { most = Number.MAX_SAFE_INTEGER, ...listing }: Listing & { most?: number },
  ) {
    const selection = await makeSelection(filter);
    const { names } = await translationQueries.list(db, selection, { ...listing, limit: most, offset: 0 });
    for (let start = 0; start < names.length; start += batchSize)
      yield await read(names.slice(start, start + batchSize));
  }

  async function countWords(filter: TranslationFilter) {
    const count: Record<Language, number> = { en: 0, ar: 0 };
    for await (const rows of readAll({ ...filter, state: 'open' }, { most: mostCounted }))
      for (const { language, words } of rows) count[language] += words;
    return languages.map((language) => ({ language, count: count[language] }));
  }

  return {
    readAll,

    /** Records in one language each, last changed first. */
    async list(
      filter: TranslationFilter,
      { page = 1, limit = usualLimit, ...listing }: Listing,
    ): Promise<Page<Translation>> {
      const selection = await makeSelection(filter);
      const paging = { ...listing, limit, offset: (page - 1) * limit };
      const { names, total } = await translationQueries.list(db, selection, paging);
      return { items: await read(names), total, page, limit };
    },

    async count(entities: readonly ContentEntity[]): Promise<TranslationCounts> {
      const states = await translationQueries.count(db, await makeSelection({ entities }));
      const open = await translationQueries.list(db, await makeSelection({ entities, state: 'open' }), {
        limit: 0,
        offset: 0,
      });
      return { states, words: await countWords({ entities }), isCut: open.total > mostCounted };
    },

    /** The texts of a record side by side. @throws AppError `not_found` */
    async getTexts(entity: string, id: string): Promise<TextPairs> {
      const known = requireEntity(entity);
      const marked = await readMarkedRecord(db, known, id);
      if (!marked) throw new AppError('not_found', contentKinds[known].notFound);
      return { entity: known, record: id, ...findTitleAndTexts(marked), fields: pairTexts(marked), canDraft };
    },

    /**
     * Clears the marks of texts that are still right; those that are gone already are passed over.
     * @throws AppError `not_found`; `conflict` when a text changed since it was read, and then nothing is cleared
     */
    async confirm(entity: string, id: string, { texts }: StillRight, by: Actor | null): Promise<void> {
      const name = { entity: requireEntity(entity), id };
      const { queries, notFound } = contentKinds[name.entity];
      await db.transaction().execute(async (transaction) => {
        if (!(await queries.lock(transaction, id))) throw new AppError('not_found', notFound);
        await by?.confirm(transaction);
        const marks = await staleTextQueries.list(transaction, name);
        const isNewer = texts.some(({ field, changedAt }) =>
          marks.some((mark) => mark.field === field && Date.parse(mark.changedAt) !== Date.parse(changedAt)),
        );
        if (isNewer) throw new AppError('conflict', 'translation_changed_since');
        await staleTextQueries.remove(
          transaction,
          name,
          texts.map(({ field }) => field),
        );
      });
    },
  };
}

/** @throws AppError `not_found` */
export function requireEntity(entity: string): ContentEntity {
  const known = contentEntities.find((name) => name === entity);
  if (!known) throw new AppError('not_found', 'history_not_found');
  return known;
}

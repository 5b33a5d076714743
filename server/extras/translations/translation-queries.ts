import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { chooseOrder } from '#server/core/db/list-order.ts';
import { arabicGapCondition, lacksEnglish } from '#server/core/db/missing-texts.ts';
import { searchMatches } from '#server/core/db/search/search.ts';
import type { IdCondition } from '#server/core/db/search/search-conditions.ts';
import { type ContentEntity, kinds } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { TranslationState } from '#shared/terms/translations.ts';
import { withFindings } from './open-finding-queries.ts';

/** A record in one language. */
export type TranslationName = { entity: ContentEntity; id: string; language: Language };

/** Which records in which languages; `companyLacks` are the languages that the company's profile lacks texts in. */
export type TranslationSelection = {
  entities: readonly ContentEntity[];
  languages: readonly Language[];
  companyLacks: readonly Language[];
  state?: TranslationState | undefined;
  /** The id of the only record. */
  record?: string | undefined;
};

type Part = Pick<TranslationSelection, 'companyLacks' | 'state' | 'record'> & {
  entity: ContentEntity;
  language: Language;
};

function isMissing({ entity, language, companyLacks }: Part): RawBuilder<SqlBool> {
  if (entity === 'company') return sql.raw(companyLacks.includes(language) ? '1 = 1' : '1 = 0');
  const { fields } = kinds[entity];
  return language === 'ar' ? arabicGapCondition(fields) : lacksEnglish(fields);
}

const isStale = ({ entity, language }: Part): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${entity}.id`)} in
    (select record_id from stale_text where entity = ${sql.lit(entity)} and language = ${sql.lit(language)})`;

/**
 * Somebody is to look at it: at a draft, or at what the checks found. One list of ids: with `or` between two, PostgreSQL
 * reads all records.
 */
const needsLook = ({ entity, language }: Part): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${entity}.id`)} in
    (select record_id from text_draft where entity = ${sql.lit(entity)} and language = ${sql.lit(language)}
      union all ${withFindings(entity, language)})`;

function condition(part: Part): RawBuilder<SqlBool> {
  const open = sql<SqlBool>`(${isMissing(part)} or ${isStale(part)} or ${needsLook(part)})`;
  if (part.state === 'missing') return isMissing(part);
  if (part.state === 'stale') return isStale(part);
  if (part.state === 'look') return needsLook(part);
  if (part.state === 'open') return open;
  return part.state === 'done' ? sql`not ${open}` : sql`1 = 1`;
}

function selectParts({ entities, languages, ...rest }: TranslationSelection): Part[] {
  return entities.flatMap((entity) => languages.map((language) => ({ entity, language, ...rest })));
}

type Searched = { part: Part; found: IdCondition | undefined };

/** What a search finds in each part; the company's profile is in no search. */
async function searchedParts(db: Database, selection: TranslationSelection, query: string | undefined) {
  const searched: Searched[] = [];
  for (const part of selectParts(selection)) {
    const matches = query ? await searchMatches(db, { entity: part.entity, query }) : undefined;
    searched.push({ part, found: matches?.condition });
  }
  return searched;
}

function selectRows({ part, found }: Searched): RawBuilder<unknown> {
  const { entity, language, record } = part;
  const matching = found ? sql`and ${found(`${entity}.id`)}` : sql``;
  const chosen = record === undefined ? sql`` : sql`and id = ${record}`;
  return sql`select ${sql.lit(entity)} as entity, id, ${sql.lit(language)} as language, updated_at
    from ${sql.table(entity)} where ${condition(part)} ${matching} ${chosen}`;
}

type Paging = { q?: string | undefined; sort?: string | undefined; limit: number; offset: number };

/** The order that `?sort=` asks for. @throws AppError `malformed` for an unknown field */
export const translationOrder = (sort = '-updatedAt') => chooseOrder(sort, { columns: { updatedAt: 'updated_at' } });

export const translationQueries = {
  /** Some of the selected records in one language each, and how many there are; last changed first unless `sort` ascends. */
  async list(
    db: Database,
    selection: TranslationSelection,
    { q, sort, limit, offset }: Paging,
  ): Promise<{ names: TranslationName[]; total: number }> {
    const parts = await searchedParts(db, selection, q);
    if (parts.length === 0) return { names: [], total: 0 };
    const rows = sql`(${sql.join(parts.map(selectRows), sql` union all `)}) as found`;
    const order = translationOrder(sort);
    const counted = await sql<{ total: number | string }>`select count(*) as total from ${rows}`.execute(db);
    const { rows: names } = await sql<TranslationName>`select entity, id, language from ${rows}
      order by ${sql.ref(order.column)} ${sql.raw(order.way)}, entity, id, language limit ${limit} offset ${offset}`.execute(
      db,
    );
    return { names, total: Number(counted.rows[0]?.total) };
  },

  /** How many records of each kind are in each state in each language. */
  async count(db: Database, selection: TranslationSelection) {
    const parts = selectParts(selection);
    if (parts.length === 0) return [];
    const counts = parts.map((part) => {
      const { entity, language } = part;
      const countIf = (state: TranslationState) => sql`count(case when ${condition({ ...part, state })} then 1 end)`;
      return sql`select ${sql.lit(entity)} as entity, ${sql.lit(language)} as language,
        ${countIf('missing')} as missing, ${countIf('stale')} as stale, ${countIf('look')} as look, ${countIf('done')} as done
        from ${sql.table(entity)}`;
    });
    type Count = {
      entity: ContentEntity;
      language: Language;
      missing: number;
      stale: number;
      look: number;
      done: number;
    };
    const { rows } = await sql<Count>`${sql.join(counts, sql` union all `)}`.execute(db);
    return rows.map(({ missing, stale, look, done, ...of }) => ({
      ...of,
      missing: Number(missing),
      stale: Number(stale),
      look: Number(look),
      done: Number(done),
    }));
  },
};

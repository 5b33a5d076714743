import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { arabicOrderColumn, chooseOrder, orderColumn } from '#server/core/db/list-order.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import { searchMatches } from '#server/core/db/search/search.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { CheckName } from '#shared/text-checks/text-check.ts';
import type { TextFinding } from '#shared/text-checks/text-findings.ts';

const sortable = { title: orderColumn('title'), entity: 'entity', check: 'check_name', field: 'field' } as const;
const titledInArabic = { title: arabicOrderColumn('title') };
/** What `?sort=` of the report may name. */
export const findingSortable = Object.keys(sortable) as [keyof typeof sortable, ...(keyof typeof sortable)[]];

export type FindingFilter = {
  entities: readonly ContentEntity[];
  check?: CheckName | undefined;
  /** The id of the only record. */
  record?: string | undefined;
  isDismissed: boolean;
};

function toFinding(row: Selectable<Tables['text_finding']>): TextFinding {
  return {
    _id: row.id,
    entity: row.entity,
    record: row.record_id,
    title: row.title,
    translations: { ar: row.title_ar ? { title: row.title_ar } : {} },
    field: row.field,
    check: row.check_name,
    language: row.language,
    found: row.found,
    wanted: row.wanted,
    hash: row.text_hash,
    isDismissed: row.is_dismissed === 1,
  };
}

/** Findings of records with this title, or of those that a search finds; the company's profile is in no search. */
async function isFound(db: Database, query: string, entities: readonly ContentEntity[]): Promise<RawBuilder<SqlBool>> {
  const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const ways = [
    sql<SqlBool>`lower(title) like ${pattern} escape '\\'`,
    sql<SqlBool>`title_ar like ${pattern} escape '\\'`,
  ];
  for (const entity of entities) {
    const matches = await searchMatches(db, { entity, query });
    if (matches && matches.total > 0)
      ways.push(sql<SqlBool>`(entity = ${entity} and ${matches.condition('text_finding.record_id')})`);
  }
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

export const findingQueries = {
  /** @throws AppError `malformed` for an unknown sort field */
  async list(
    db: Database,
    query: ListQuery,
    { entities, check, record, isDismissed }: FindingFilter,
  ): Promise<Page<TextFinding>> {
    const { q = '' } = query;
    let rows = db.selectFrom('text_finding').where('is_dismissed', '=', isDismissed ? 1 : 0);
    // PostgreSQL rejects an empty list; no kind is named ''.
    rows = rows.where(sql<string>`entity`, 'in', [...entities, '']);
    if (check) rows = rows.where('check_name', '=', check);
    if (record) rows = rows.where('record_id', '=', record);
    if (q) rows = rows.where(await isFound(db, q, entities));
    return readPage(db, rows, {
      query,
      order: chooseOrder(query.sort || 'check', { columns: sortable, arabic: titledInArabic }, query.language),
      toItem: toFinding,
    });
  },

  /** Findings that were not dismissed, by check. */
  async count(db: Database, entities: readonly ContentEntity[]): Promise<{ check: CheckName; count: number }[]> {
    const rows = await db
      .selectFrom('text_finding')
      .where('is_dismissed', '=', 0)
      .where(sql<string>`entity`, 'in', [...entities, ''])
      .select(['check_name', sql<number | string>`count(*)`.as('total')])
      .groupBy('check_name')
      .orderBy('check_name')
      .execute();
    return rows.map(({ check_name: check, total }) => ({ check, count: Number(total) }));
  },
};

import type { Selectable } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import { arabicOrderColumn, chooseOrder, orderColumn } from '#server/core/db/list-order.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import { putSearchDoc, removeSearchDoc, searchMatches } from '#server/core/db/search/search.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import { arabicOrderKey, orderKey } from '#shared/content/order-key.ts';
import type { KindName } from '#shared/kinds/kinds.ts';
import type { TrashEntry } from '#shared/kinds/trash.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Actor } from './change-terms.ts';
import type { StoredContent } from './content-kind.ts';
import type { RecordName } from './version-queries.ts';

const searchedAs = 'trash';
const sortable = {
  deletedAt: 'deleted_at',
  expiresAt: 'expires_at',
  deletedBy: orderColumn('deleted_by'),
  title: orderColumn('title'),
  entity: 'entity',
} as const;
const titledInArabic = { title: arabicOrderColumn('title') };
/** What `?sort=` of the Trash may name. */
export const trashSortable = Object.keys(sortable) as [keyof typeof sortable, ...(keyof typeof sortable)[]];

/** A deleted record as the queries of its kind returned it. */
type TrashedRecord = StoredContent & { createdAt: string; updatedAt: string };

export type NewTrash = {
  record: object;
  title: { en: string; ar: string };
  paths: string[];
  by: Actor | null;
  deletedAt: string;
  expiresAt: string;
};

/** Whether visitors could read a deleted record: it was no draft. */
export const wasRead = (record: object): boolean => !('status' in record) || record.status !== 'draft';

const keyOf = ({ entity, id }: RecordName): string => `${entity}:${id}`;

function toEntry(row: Omit<Selectable<Tables['trash']>, 'record' | 'paths'>): TrashEntry {
  return {
    entity: row.entity as KindName,
    _id: row.record_id,
    title: row.title,
    translations: { ar: row.title_ar ? { title: row.title_ar } : {} },
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by,
    expiresAt: row.expires_at,
  };
}

export const trashQueries = {
  async insert(db: Database, name: RecordName, { record, title, paths, by, ...times }: NewTrash): Promise<void> {
    const row = {
      id: keyOf(name),
      entity: name.entity,
      record_id: name.id,
      title: title.en,
      title_ar: title.ar || null,
      title_order: orderKey(title.en),
      title_order_ar: arabicOrderKey(title.ar),
      deleted_by_order: orderKey(by?.username ?? ''),
      record: JSON.stringify(record),
      paths: JSON.stringify(paths),
      deleted_at: times.deletedAt,
      deleted_by: by?.username ?? null,
      deleted_by_id: by?.id ?? null,
      expires_at: times.expiresAt,
    };
    await db.insertInto('trash').values(row).execute();
    await putSearchDoc(db, searchedAs, row.id, [title.en, title.ar]);
  },

  /** The unexpired records of the Trash, last deleted first by default. @throws AppError `malformed` */
  async list(
    db: Database,
    query: ListQuery,
    filter: { entities: readonly string[]; now: string },
  ): Promise<Page<TrashEntry>> {
    // PostgreSQL rejects an empty list; no kind is named ''.
    let rows = db
      .selectFrom('trash')
      .where('expires_at', '>', filter.now)
      .where('entity', 'in', [...filter.entities, '']);
    const matches = query.q ? await searchMatches(db, { entity: searchedAs, query: query.q }) : undefined;
    if (matches) rows = rows.where(matches.condition('trash.id'));
    return readPage(db, rows, {
      query,
      order: chooseOrder(query.sort || '-deletedAt', { columns: sortable, arabic: titledInArabic }, query.language),
      toItem: toEntry,
    });
  },

  /** Removes a record from the Trash; only one concurrent caller gets it. @returns undefined when it is not there */
  async take(transaction: Database, name: RecordName) {
    const row = await transaction
      .deleteFrom('trash')
      .where('id', '=', keyOf(name))
      .returning(['record', 'paths'])
      .executeTakeFirst();
    if (!row) return undefined;
    await removeSearchDoc(transaction, searchedAs, keyOf(name));
    return { record: jsonColumn<TrashedRecord>(row.record), paths: jsonColumn<string[]>(row.paths) };
  },

  async find(db: Database, name: RecordName): Promise<TrashedRecord | undefined> {
    const row = await db.selectFrom('trash').select('record').where('id', '=', keyOf(name)).executeTakeFirst();
    return row && jsonColumn<TrashedRecord>(row.record);
  },

  /** Which of some records of a kind are in the Trash. */
  async listIds(db: Database, entity: KindName, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('trash')
      .select('record_id')
      .where(
        'id',
        'in',
        ids.map((id) => keyOf({ entity, id })),
      )
      .execute();
    return rows.map((row) => row.record_id);
  },

  async listExpired(db: Database, now: string, limit: number): Promise<RecordName[]> {
    const rows = await db
      .selectFrom('trash')
      .select(['entity', 'record_id'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(limit)
      .execute();
    return rows.map(({ entity, record_id: id }) => ({ entity, id }));
  },
};

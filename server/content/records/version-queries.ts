import { hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { HistoryAct, HistoryEntry } from '#shared/content/history.ts';
import type { Actor } from './change-terms.ts';
import type { AnyContent } from './content-kind.ts';

/** A record as it was when it was stored, of any kind. */
export type KeptRecord = Record<string, unknown> & AnyContent;
/** A record by its kind and id. */
export type RecordName = { entity: string; id: string };

export type NewVersion = {
  version: number;
  act: HistoryAct;
  at: string;
  by: Actor | null;
  fields: string[];
  record: object;
  paths: string[];
  /** The prefix of this state's ETag. */
  recordVersion: string;
};

const columns = ['version', 'act', 'made_at', 'made_by', 'fields'] as const;

function toEntry(row: Pick<Tables['content_version'], (typeof columns)[number]>): HistoryEntry {
  const { version, act, made_at: at, made_by: by, fields } = row;
  return { version, act, at, by, fields: jsonColumn<string[]>(fields) };
}

const pathsIn = (rows: { paths: string }[]): string[] => [
  ...new Set(rows.flatMap(({ paths }) => jsonColumn<string[]>(paths))),
];

function selectVersions(db: Database, { entity, id }: RecordName) {
  return db.selectFrom('content_version').where('entity', '=', entity).where('record_id', '=', id);
}

function deleteVersions(db: Database, { entity, id }: RecordName) {
  return db.deleteFrom('content_version').where('entity', '=', entity).where('record_id', '=', id);
}

export const versionQueries = {
  async insert(db: Database, { entity, id }: RecordName, made: NewVersion): Promise<void> {
    const row = {
      entity,
      record_id: id,
      version: made.version,
      act: made.act,
      made_at: made.at,
      made_by: made.by?.username ?? null,
      made_by_id: made.by?.id ?? null,
      fields: JSON.stringify(made.fields),
      record: JSON.stringify(made.record),
      paths: JSON.stringify(made.paths),
      record_version: made.recordVersion,
    };
    await db.insertInto('content_version').values(row).execute();
  },

  /** All versions of a record, newest first, without their values. */
  async list(db: Database, name: RecordName): Promise<HistoryEntry[]> {
    const rows = await selectVersions(db, name).select(columns).orderBy('version', 'desc').execute();
    return rows.map(toEntry);
  },

  async newest(
    db: Database,
    name: RecordName,
    { besides }: { besides?: HistoryAct } = {},
  ): Promise<HistoryEntry | undefined> {
    const versions = besides ? selectVersions(db, name).where('act', '<>', besides) : selectVersions(db, name);
    const row = await versions.select(columns).orderBy('version', 'desc').limit(1).executeTakeFirst();
    return row && toEntry(row);
  },

  /** Whether the record was moved in its list after a version. */
  wasMovedSince(db: Database, name: RecordName, version: number): Promise<boolean> {
    const later = selectVersions(db, name).select('version').where('version', '>', version);
    return hasRow(later.where('act', '=', 'moved' satisfies HistoryAct));
  },

  /** One version with its values, and the values of the preceding version. */
  async find(db: Database, name: RecordName, version: number) {
    const rows = await selectVersions(db, name)
      .select([...columns, 'record'])
      .where('version', '<=', version)
      .orderBy('version', 'desc')
      .limit(2)
      .execute();
    const [row, before] = rows;
    if (row?.version !== version) return undefined;
    const record = jsonColumn<KeptRecord>(row.record);
    const recordBefore = before ? jsonColumn<KeptRecord>(before.record) : null;
    return { ...toEntry(row), record, recordBefore };
  },

  /** The record in its newest version with one of these ETags. */
  async findByTag(db: Database, name: RecordName, tags: readonly string[]): Promise<object | undefined> {
    if (tags.length === 0) return undefined;
    const row = await selectVersions(db, name)
      .select('record')
      .where('record_version', 'in', tags)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && jsonColumn<object>(row.record);
  },

  paths: async (db: Database, name: RecordName): Promise<string[]> =>
    pathsIn(await selectVersions(db, name).select('paths').execute()),

  async remove(db: Database, name: RecordName, version: number): Promise<void> {
    await deleteVersions(db, name).where('version', '=', version).execute();
  },

  /** Deletes the versions up to `last`. @returns the files they used */
  removeUpTo: async (db: Database, name: RecordName, last: number): Promise<string[]> =>
    pathsIn(await deleteVersions(db, name).where('version', '<=', last).returning('paths').execute()),

  /** Deletes the whole history of a record. @returns the files it used */
  removeAll: async (db: Database, name: RecordName): Promise<string[]> =>
    pathsIn(await deleteVersions(db, name).returning('paths').execute()),
};

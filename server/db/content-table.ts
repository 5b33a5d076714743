import { randomUUIDv7 } from 'node:crypto';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { lacksArabic } from './arabic-missing.ts';
import { columnOf, type FieldKinds, fromRow, searchTexts, toRow } from './content-row.ts';
import type { Database } from './database.ts';
import { readPage } from './read-page.ts';
import type { Tables } from './schema.ts';
import { putSearchDoc, removeSearchDoc, type SearchMatches, searchMatches } from './search.ts';

export type ContentTableName =
  | 'partner'
  | 'product'
  | 'blog_post'
  | 'project'
  | 'service'
  | 'faq'
  | 'certificate'
  | 'opening';

export type ContentTableOptions = FieldKinds & {
  table: ContentTableName;
  /** Fields that `?sort=` may name. */
  sortable: readonly string[];
  /** The order when none is asked for, for example `-createdAt`. */
  order: string;
};

/** A value to equal; a day or time not to lie before (null passes); or an entry that a list of texts includes. */
export type FieldCondition = string | number | { notBefore: string } | { includes: string };

/** Conditions on fields, for example `{ status: 'published' }`; undefined ones do not filter. Texts mean the English value. */
export type FieldFilter = Record<string, FieldCondition | undefined>;

type Stamped = { _id: string; createdAt: string; updatedAt: string };
type Rows = SelectQueryBuilder<Tables, ContentTableName, object>;

/**
 * The queries that every bilingual content table shares. A record has the documented fields in English, and
 * `translations.ar` beside them; the table holds a column and an `_ar` column for each text.
 */
export function contentTable<Content extends Stamped>(options: ContentTableOptions) {
  const { table } = options;
  type Values = Omit<Content, keyof Stamped>;

  function selection(db: Database, filter: FieldFilter = {}, matches?: SearchMatches): Rows {
    let rows = db.selectFrom(table) as unknown as Rows;
    for (const [field, value] of Object.entries(filter)) {
      if (value !== undefined) rows = rows.where(meets(columnOf(field, options), value));
    }
    // Kysely's builder types differ per table; the condition is about the id alone.
    return matches ? rows.where((builder) => matches.condition(builder as never, `${table}.id`)) : rows;
  }

  return {
    /** One page, or everything when no paging was asked for. @throws AppError `malformed` for an unknown sort field. */
    async list(db: Database, query: ListQuery = {}, filter: FieldFilter = {}): Promise<Page<Content>> {
      const matches = query.q ? await searchMatches(db, table, query.q) : undefined;
      const isMissingArabic = query.arabic === 'missing';
      const rows = selection(db, filter, matches);
      const isFiltered = isMissingArabic || Object.values(filter).some((value) => value !== undefined);
      return readPage(isMissingArabic ? rows.where(lacksArabic(options)) : rows, {
        query,
        inOrder: (found) => inOrder(db, found, query.sort || options.order, options),
        toItem: (row) => fromRow<Content>(row, options),
        total: isFiltered ? undefined : matches?.total,
      });
    },

    async find(db: Database, id: string): Promise<Content | undefined> {
      // PostgreSQL refuses a NUL in a parameter; no id has one.
      if (id.includes('\0')) return undefined;
      const row = await selection(db).selectAll().where('id', '=', id).executeTakeFirst();
      return row && fromRow<Content>(row, options);
    },

    /** The record, held for this transaction: nobody else changes it until the transaction ends. */
    async lock(transaction: Database, id: string): Promise<Content | undefined> {
      if (id.includes('\0')) return undefined;
      // A write takes the lock in both databases; in SQLite a transaction that begins by reading could not write later.
      await transaction
        .updateTable(table)
        .set((builder) => ({ updated_at: builder.ref('updated_at') }) as never)
        .where('id', '=', id)
        .execute();
      return this.find(transaction, id);
    },

    /** Up to `limit` other records in the usual order, those that share `alike` (say, an industry) first. */
    async listOthers(db: Database, content: Content, alike: keyof Content & string, limit: number): Promise<Content[]> {
      const others = selection(db).where('id', '<>', content._id);
      const column = sql.ref(columnOf(alike, options));
      const likeFirst = others.orderBy(sql`case when ${column} = ${content[alike]} then 0 else 1 end`);
      const rows = await inOrder(db, likeFirst, options.order, options).selectAll().limit(limit).execute();
      return rows.map((row) => fromRow<Content>(row, options));
    },

    /** Stores a new record and its searchable text. `stamp` lets demo content choose its times. */
    async insert(db: Database, values: Values, stamp?: Partial<Stamped>): Promise<Content> {
      const now = new Date().toISOString();
      const content = { ...values, createdAt: now, updatedAt: now, ...stamp, _id: stamp?._id ?? randomUUIDv7() };
      await db
        .insertInto(table)
        .values(toRow(content, options) as never)
        .execute();
      await putSearchDoc(db, table, content._id, searchTexts(content, options));
      return content as unknown as Content;
    },

    /** Replaces every field of a record; undefined when there is none of this id. */
    async update(db: Database, id: string, values: Values): Promise<Content | undefined> {
      const known = await this.find(db, id);
      if (!known) return undefined;
      const content = { ...known, ...values, _id: id, updatedAt: new Date().toISOString() };
      await db
        .updateTable(table)
        .set(toRow(content, options) as never)
        .where('id', '=', id)
        .execute();
      await putSearchDoc(db, table, id, searchTexts(content, options));
      return content;
    },

    /** Whether there was such a record. */
    async remove(db: Database, id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await removeSearchDoc(db, table, id);
      return true;
    },
  };
}

function meets(column: string, condition: FieldCondition): RawBuilder<SqlBool> {
  const field = sql.ref(column);
  if (typeof condition !== 'object') return sql`${field} = ${condition}`;
  if ('notBefore' in condition) return sql`(${field} is null or ${field} >= ${condition.notBefore})`;
  // Lists are JSON text; LIKE would ignore case in SQLite and heed it in PostgreSQL.
  return sql`replace(${field}, ${JSON.stringify(condition.includes)}, '') <> ${field}`;
}

function inOrder(db: Database, rows: Rows, sort: string, options: ContentTableOptions): Rows {
  const descends = sort.startsWith('-');
  const field = descends ? sort.slice(1) : sort;
  if (!options.sortable.includes(field)) throw new AppError('malformed', 'error_sort');
  const way = descends ? 'desc' : 'asc';
  // The id settles ties, so that pages neither repeat nor skip a record.
  return rows.orderBy(db.dynamic.ref(columnOf(field, options)), way).orderBy('id', way);
}

import { randomUUIDv7 } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { nameColumn } from '#shared/kinds/fields.ts';
import type { AnyKind, FieldFilter } from '#shared/kinds/kind.ts';
import type { KindName } from '#shared/kinds/kinds.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { countTerms, type Term } from '#shared/terms/term.ts';
import { addressedRecords } from '../addressed-records.ts';
import { findSortColumn, fromRow, isList, listArabicOrders, searchTexts, titleTexts, toRow } from '../content-row.ts';
import { changeRow } from '../count-rows.ts';
import type { Database } from '../database.ts';
import { conditionsOn } from '../field-condition.ts';
import { listColumns, nameListChanges } from '../list-changes.ts';
import { chooseOrder, inOrder, type ListOrder } from '../list-order.ts';
import { arabicGapCondition } from '../missing-texts.ts';
import { cachedReads, type TableReads } from '../read-cache.ts';
import { searchReads, searchTables } from '../search/lexicon.ts';
import { readPage } from '../search/read-page.ts';
import { nameTitleIndex, putSearchDoc, removeSearchDoc, type SearchMatches, searchMatches } from '../search/search.ts';
import { byTableName, type DynamicRows } from './dynamic-table.ts';

type Stamped = { _id: string; createdAt: string; updatedAt: string };
type ListReading = { query: ListQuery; order: ListOrder; filter: FieldFilter; reads: TableReads };

/**
 * The queries of a kind. A record has its fields in English and `translations.ar`; the table has a column and an `_ar`
 * column for each text. What is read outside a transaction is cached until the table changes, and frozen.
 */
export function contentTable<Content extends Stamped>(kind: AnyKind & { name: KindName }) {
  const { name: table, fields, order: usualOrder, sortable } = kind;
  const sorting = {
    columns: Object.fromEntries(sortable.map((field) => [field, findSortColumn(field, fields)])),
    nullable: sortable.filter((field) => 'orNull' in (fields[field] ?? {})),
    arabic: listArabicOrders(kind),
  };
  const kindWord = kind.search?.word ?? '';
  const isListed = (name: string): boolean => fields[name] !== undefined && isList(fields[name]);
  type Values = Omit<Content, keyof Stamped>;

  const addressed = addressedRecords(kind);
  const tables = [table];
  /** The name of a read of this table in the cache. */
  const named = (...key: unknown[]) => ({ tables, key });

  /** What a read of only these columns, and of those of the filter, depends on. */
  function nameChanges(columns: readonly string[], filter: FieldFilter): readonly string[] {
    const filtered = Object.keys(filter).map((field) => nameColumn(field, fields));
    const isOfLists = [...columns, ...filtered].every((column) => listColumns[table]?.includes(column));
    return isOfLists ? [nameListChanges(table)] : tables;
  }

  function selection(db: Database, filter: FieldFilter = {}, matches?: SearchMatches): DynamicRows {
    let rows: DynamicRows = byTableName(db).selectFrom(table);
    for (const condition of conditionsOn(kind, filter)) rows = rows.where(condition);
    return matches ? rows.where(matches.condition(`${table}.id`)) : rows;
  }

  /** Makes a stored record searchable. */
  async function putDocs(db: Database, content: Content): Promise<Content> {
    await putSearchDoc(db, table, content._id, [...searchTexts(content, kind), kindWord]);
    await putSearchDoc(db, nameTitleIndex(table), content._id, [...titleTexts(content, kind), kindWord]);
    return content;
  }

  async function readList(db: Database, { query, order, filter, reads }: ListReading): Promise<Page<Content>> {
    const matches = query.q ? await searchMatches(db, { entity: table, query: query.q, reads }) : undefined;
    const isMissingArabic = query.arabic === 'missing';
    const rows = selection(db, filter, matches);
    const isFiltered = isMissingArabic || Object.values(filter).some((value) => value !== undefined);
    const dependsOnTexts = isMissingArabic || matches !== undefined;
    return readPage(db, isMissingArabic ? rows.where(arabicGapCondition(fields)) : rows, {
      query,
      order,
      toItem: (row) => fromRow<Content>(row, kind),
      total: isFiltered ? undefined : matches?.total,
      isNarrowed: isFiltered,
      reads: dependsOnTexts ? searchReads(reads) : { ...reads, tables: nameChanges([order.column], filter) },
    });
  }

  return {
    /** One page, or everything without paging. @throws AppError `malformed` for an unknown sort field. */
    async list(db: Database, { language, ...query }: ListQuery = {}, filter: FieldFilter = {}): Promise<Page<Content>> {
      const order = chooseOrder(query.sort || usualOrder, sorting, language);
      const cached = await cachedReads(db);
      const name = { tables: query.q ? searchTables(tables) : tables, key: ['list', query, filter, order.column] };
      return cached(name, () => readList(db, { query, order, filter, reads: { tables, cached } }));
    },

    async find(db: Database, id: string): Promise<Content | undefined> {
      // PostgreSQL rejects NUL characters in parameters; no id contains one.
      if (id.includes('\0')) return undefined;
      const cached = await cachedReads(db);
      return cached(named('record', id), async () => {
        const row = await selection(db).selectAll().where('id', '=', id).executeTakeFirst();
        return row && fromRow<Content>(row, kind);
      });
    },

    /** The id of the record that is named by its id, its address or a former one. */
    idOf: addressed.idOf,

    /** The record, locked until the transaction ends. */
    async lock(transaction: Database, id: string): Promise<Content | undefined> {
      if (id.includes('\0')) return undefined;
      // A write takes the row lock in both databases; in SQLite a transaction that begins with a read could not write
      // later.
      await byTableName(transaction)
        .updateTable(table)
        .set({ updated_at: sql.ref('updated_at') })
        .where('id', '=', id)
        .execute();
      return this.find(transaction, id);
    },

    /** Those of the named records that exist, in the order of `ids`. */
    async findMany(db: Database, ids: readonly string[]): Promise<Content[]> {
      if (ids.length === 0) return [];
      const rows = await selection(db).selectAll().where('id', 'in', ids).execute();
      const found = new Map(rows.map((row) => [row.id, fromRow<Content>(row, kind)]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    /** The same for few records that a page shows: cached together, in the order of `ids`. */
    async findNamed(db: Database, ids: readonly string[]): Promise<Content[]> {
      if (ids.length === 0) return [];
      const cached = await cachedReads(db);
      return cached(named('named', ids), () => this.findMany(db, ids));
    },

    /** The values of a field, or their entries, those of the newest records first. */
    async listTerms(db: Database, field: keyof Content & string, filter: FieldFilter = {}): Promise<Term[]> {
      const cached = await cachedReads(db);
      const column = nameColumn(field, fields);
      const [values, arabic] = [sql.ref(column), sql.ref(`${column}_ar`)];
      const dependsOn = nameChanges([column, `${column}_ar`, 'created_at'], filter);
      return cached({ tables: dependsOn, key: ['values', field, filter] }, async () => {
        const rows = await selection(db, filter)
          .select([values.as('value'), arabic.as('arabic'), sql<number>`count(*)`.as('count')])
          .groupBy([values, arabic])
          .orderBy(({ fn }) => fn.max('created_at'), 'desc')
          .orderBy('value')
          .execute();
        return countTerms(rows.flatMap((row) => listEntries(row, isListed(field))));
      });
    },

    /** The first record in the default order for each value of a field. */
    async listFirsts(db: Database, field: keyof Content & string, values: readonly string[]): Promise<Content[]> {
      const cached = await cachedReads(db);
      return cached(named('firsts', field, values), async () => {
        const firsts = values.map((value) =>
          inOrder(selection(db, { [field]: value }), chooseOrder(usualOrder, sorting))
            .selectAll()
            .limit(1)
            .execute(),
        );
        return (await Promise.all(firsts)).flat().map((row) => fromRow<Content>(row, kind));
      });
    },

    /** Up to `limit` other records in the default order, those with equal `alike` (e.g. the industry) first. */
    async listOthers(db: Database, content: Content, alike: keyof Content & string, limit: number): Promise<Content[]> {
      const cached = await cachedReads(db);
      return cached(named('others', content._id, alike, content[alike], limit), async () => {
        const others = inOrder(selection(db).where('id', '<>', content._id), chooseOrder(usualOrder, sorting));
        const isAlike = sql<SqlBool>`${sql.ref(nameColumn(alike, fields))} = ${content[alike]}`;
        const like = await others.where(isAlike).selectAll().limit(limit).execute();
        const rest = limit - like.length;
        const unlike =
          rest > 0 ? await others.where(sql<SqlBool>`not (${isAlike})`).selectAll().limit(rest).execute() : [];
        return [...like, ...unlike].map((row) => fromRow<Content>(row, kind));
      });
    },

    /**
     * Stores a new record with its address and its searchable text. `stamp` lets demo content set its times; one with an
     * id brings a record back, whose address may have been given away.
     * @returns the record as `find` returns it
     * @throws AppError `conflict` when another record has the typed address
     */
    async insert(db: Database, values: Values, stamp?: Partial<Stamped>): Promise<Content> {
      const now = new Date().toISOString();
      const { _id = randomUUIDv7() } = stamp ?? {};
      const complete = stamp?._id
        ? await addressed.withAddressAgain(db, values, _id)
        : await addressed.withAddress(db, values, { id: _id });
      const { address } = complete as { address?: string };
      const row = toRow({ ...complete, createdAt: now, updatedAt: now, ...stamp, _id, address }, kind);
      await byTableName(db).insertInto(table).values(row).execute();
      return putDocs(db, fromRow<Content>(row, kind));
    },

    /**
     * Replaces every field of a stored record, in a transaction; `updatedAt` is now unless it is given.
     * @returns the record as `find` returns it
     * @throws AppError `conflict` when another record has the typed address
     */
    async update(db: Database, known: Content, values: Values, updatedAt = new Date().toISOString()): Promise<Content> {
      const { _id } = known;
      const { address: before } = known as { address?: string };
      const complete = await addressed.withAddress(db, values, { id: _id, address: before });
      const row = toRow({ ...known, ...complete, _id, updatedAt }, kind);
      await byTableName(db).updateTable(table).set(row).where('id', '=', _id).execute();
      return putDocs(db, fromRow<Content>(row, kind));
    },

    /** @returns whether the record existed */
    async remove(db: Database, id: string): Promise<boolean> {
      if (!(await changeRow(db.deleteFrom(table).where('id', '=', id)))) return false;
      for (const entity of [table, nameTitleIndex(table)]) await removeSearchDoc(db, entity, id);
      await addressed.retire(db, id);
      return true;
    },
  };
}

/** The entries of a value in English and Arabic, one unless the field is a list. */
function listEntries(row: { value: unknown; arabic: unknown; count: number }, isOfLists: boolean) {
  const entries = (text: unknown): string[] => (isOfLists ? JSON.parse(String(text ?? '[]')) : [String(text ?? '')]);
  const arabic = entries(row.arabic);
  return entries(row.value).map((name, i) => ({ name, arabic: arabic[i] || undefined, count: Number(row.count) }));
}

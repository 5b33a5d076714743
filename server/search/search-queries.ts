import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { foundCondition } from '#server/core/db/field-condition.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import { inOrder, type ListOrder } from '#server/core/db/list-order.ts';
import { cachedReads, type TableReads } from '#server/core/db/read-cache.ts';
import { searchReads } from '#server/core/db/search/lexicon.ts';
import { matchesOfTerms, nameTitleIndex, type SearchMatches } from '#server/core/db/search/search.ts';
import { type AnyOf, containsAny } from '#server/core/db/search/search-conditions.ts';
import { byTableName, type DynamicRows } from '#server/core/db/tables/dynamic-table.ts';
import type { Translations } from '#shared/content/content.ts';
import { type KindFields, listFieldNames, nameColumn } from '#shared/kinds/fields.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type KindName, kindList, type SearchGroupName } from '#shared/kinds/kinds.ts';
import { searchGroupNames } from '#shared/search/search-groups.ts';
import type { SearchTerm } from '#shared/search/search-terms.ts';
import { withoutArticle } from '#shared/search/search-words.ts';
import type { Specification } from '#shared/trade/specification.ts';

type FoundTexts = { title: string; texts: string[]; facts: Specification[] };
/** A search hit: its title, the texts for its excerpt, its specifications, and the path of its picture or ''. */
export type FoundRecord = FoundTexts &
  Translations<FoundTexts> & { _id: string; address: string; image: string; arabicInPreparation?: boolean };

export type SearchPage = { page: number; limit: number };
type Group = { group: SearchGroupName; terms: readonly SearchTerm[]; today: string };

type Searchable = {
  kind: AnyKind;
  table: KindName;
  title: string;
  texts: string[];
  /** The column of its specifications, and that of its picture. */
  facts: string | undefined;
  image: string | undefined;
  order: ListOrder;
};

// Each group belongs to one kind.
const searchables = Object.fromEntries(
  kindList.flatMap((kind) => (kind.search ? [[kind.search.group, toSearchable(kind, kind.search.texts)]] : [])),
) as Record<SearchGroupName, Searchable>;

function toSearchable(kind: AnyKind & { name: KindName }, texts: readonly string[]): Searchable {
  const { name: table, fields, title, order } = kind;
  return {
    kind,
    table,
    title: nameColumn(title, fields),
    texts: texts.map((field) => nameColumn(field, fields)),
    facts: firstColumn(fields, 'pairs'),
    image: firstColumn(fields, 'image'),
    order: order === 'position' ? { column: 'position', way: 'asc' } : { column: 'created_at', way: 'desc' },
  };
}

function firstColumn(fields: KindFields, type: 'pairs' | 'image'): string | undefined {
  const [name] = listFieldNames(fields, type);
  return name && nameColumn(name, fields);
}

/** The group of a table's records; undefined for tables that visitors do not search. */
export const searchGroupFor = (table: string): SearchGroupName | undefined =>
  searchGroupNames.find((group) => searchables[group].table === table);

/** The table whose records a group finds. */
export const findSearchedTable = (group: SearchGroupName): string => searchables[group].table;

type PublicGroup = Pick<Group, 'group' | 'today'>;

/** The records of a group that visitors may find. */
function publicRecords(db: Database, { group, today }: PublicGroup): DynamicRows {
  const { kind, table } = searchables[group];
  return byTableName(db)
    .selectFrom(table)
    .where(foundCondition(kind, today) ?? sql<SqlBool>`1 = 1`);
}

/** The first of them in the order of the group's lists. */
export function firstRecords(db: Database, group: PublicGroup, limit: number): DynamicRows {
  return inOrder(publicRecords(db, group), searchables[group.group].order).limit(limit);
}

type Finding = Searchable & {
  db: Database;
  terms: readonly SearchTerm[];
  matches: SearchMatches;
  /** The records of the group that visitors may find, or those that they may not. */
  records(isPublic: boolean): DynamicRows;
  reads: TableReads;
};

/** The public records of a kind that have every term, in either language; title matches first. */
export async function findRecords(
  db: Database,
  { group, terms, today }: Group,
  page: SearchPage,
): Promise<{ records: FoundRecord[]; total: number }> {
  const searchable = searchables[group];
  const { kind, table } = searchable;
  const isPublic = foundCondition(kind, today) ?? sql<SqlBool>`1 = 1`;
  const reads = { tables: [table], cached: await cachedReads(db) };
  const matches = await matchesOfTerms(db, { entity: table, terms, reads });
  if (!matches || matches.total === 0) return { records: [], total: 0 };
  const records = (wanted: boolean) =>
    byTableName(db)
      .selectFrom(table)
      .where(wanted ? isPublic : sql<SqlBool>`not ${isPublic}`);
  const finding = { ...searchable, db, terms, matches, records, reads: searchReads(reads) };
  return matches.ids ? rankFew(finding, page) : rankMany(finding, page);
}

/** The public ones of some records of a group, in the order of their ids. */
export async function findNamed(
  db: Database,
  { group, ids, today }: { group: SearchGroupName; ids: readonly string[]; today: string },
): Promise<FoundRecord[]> {
  const found = await publicRecords(db, { group, today }).selectAll().where('id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.id, toRecord({ ...row }, searchables[group])]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The first public records of a group in its order. */
export async function findFirst(
  db: Database,
  { group, limit, today }: { group: SearchGroupName; limit: number; today: string },
): Promise<FoundRecord[]> {
  const found = await firstRecords(db, { group, today }, limit).selectAll().execute();
  return found.map((row) => toRecord({ ...row }, searchables[group]));
}

type Found = { records: FoundRecord[]; total: number };
type Row = Record<string, unknown>;

/** All found records, sorted by the number of terms in their title, then of words as they were typed. */
async function rankFew(finding: Finding, { page, limit }: SearchPage): Promise<Found> {
  const { db, table, order, terms, matches } = finding;
  const total = matches.total - (await countHidden(finding, matches));
  const words = terms.map(({ anyOf }) => anyOf);
  const asTyped = terms.map(({ text }) => [withoutArticle(text)]);
  const { rows } = await sql<Row>`
    select record.*
    from (${publicOnes(finding, matches).selectAll()}) as record
    join search_doc as title on title.entity = ${nameTitleIndex(table)} and title.record_id = record.id
    order by ${countMissingWords(db, words)}, ${countMissingWords(db, asTyped)}, ${sql.ref(`record.${order.column}`)} ${sql.raw(order.way)}, record.id ${sql.raw(order.way)}
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { records: rows.map((row) => toRecord(row, finding)), total };
}

/** First those with all words in their title, then the others: read in order, so that a page is full after a few. */
async function rankMany(finding: Finding, { page, limit }: SearchPage): Promise<Found> {
  const { db, table, terms, matches, reads } = finding;
  const total = matches.total - (await countHidden(finding, matches));
  const titles = await matchesOfTerms(db, { entity: nameTitleIndex(table), terms, reads });
  const titled = titles ? titles.total - (await countHidden(finding, titles)) : 0;
  const start = (page - 1) * limit;
  const first = titles && start < titled ? await readRows(finding, publicOnes(finding, titles), { start, limit }) : [];
  const then = { start: Math.max(0, start - titled), limit: limit - first.length };
  const isFull = then.limit === 0 || start + first.length >= total;
  const rest = isFull ? [] : await readRows(finding, untitled(finding, titles), then);
  return { records: [...first, ...rest].map((row) => toRecord(row, finding)), total };
}

function publicOnes({ records, table }: Finding, matches: SearchMatches): DynamicRows {
  return records(true).where(matches.condition(`${table}.id`));
}

function untitled(finding: Finding, titles: SearchMatches | undefined): DynamicRows {
  const rows = publicOnes(finding, finding.matches);
  if (!titles || titles.total === 0) return rows;
  return rows.where(({ not }) => not(titles.condition(`${finding.table}.id`)));
}

/** How many of the found are not public: these are few, so they are counted instead of the others. */
async function countHidden({ kind, table, records, reads }: Finding, matches: SearchMatches): Promise<number> {
  if (!kind.visible) return 0;
  const hidden = records(false)
    .where(matches.condition(`${table}.id`))
    .select((builder) => builder.fn.countAll<number>().as('count'));
  const { sql: text, parameters } = hidden.compile();
  return reads.cached({ tables: reads.tables, key: [text, parameters] }, async () =>
    Number((await hidden.executeTakeFirstOrThrow()).count),
  );
}

function readRows(
  { order }: Finding,
  rows: DynamicRows,
  { start, limit }: { start: number; limit: number },
): Promise<Row[]> {
  return inOrder(rows, order).selectAll().offset(start).limit(limit).execute();
}

/** The industries with the most products, in English and, if available, in Arabic. */
export async function findPopularIndustries(db: Database, limit: number): Promise<{ name: string; arabic: string }[]> {
  const cached = await cachedReads(db);
  return cached({ tables: ['product'], key: ['popular industries', limit] }, async () => {
    const rows = await db
      .selectFrom('product')
      .select(({ fn }) => ['industry as name', fn.max('industry_ar').as('arabic')])
      .groupBy('industry')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('industry')
      .limit(limit)
      .execute();
    return rows.map(({ name, arabic }) => ({ name, arabic: arabic ?? '' }));
  });
}

function countMissingWords(db: Database, words: AnyOf[]): RawBuilder<number> {
  const missing = words.map((word) => sql`case when ${containsAny(db, word, 'title.text')} then 0 else 1 end`);
  return sql`(${sql.join(missing, sql` + `)})`;
}

function toRecord(row: Row, { title, texts, facts, image }: Searchable): FoundRecord {
  const read = (column: string): string => String(row[column] ?? '');
  const pairs = (column: string): Specification[] => jsonColumn<Specification[]>(read(column) || '[]');
  const selectTexts = (ending: '' | '_ar'): FoundTexts => ({
    title: read(title + ending),
    texts: texts.map((column) => read(column + ending)),
    facts: facts ? pairs(facts + ending) : [],
  });
  return {
    _id: read('id'),
    address: read('address'),
    image: image ? read(image) : '',
    ...selectTexts(''),
    arabicInPreparation: row.arabic_in_preparation === 1,
    translations: { ar: selectTexts('_ar') },
  };
}

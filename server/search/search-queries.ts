import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import { searchMatches } from '#server/db/search.ts';
import type { Translations } from '#shared/content.ts';
import type { SearchGroupName } from '#shared/search-groups.ts';
import { searchWords } from '#shared/search-words.ts';

type FoundTexts = { title: string; texts: string[] };
/** What a search shows of a record: its title, and the texts that an excerpt is taken from. */
export type FoundRecord = FoundTexts & Translations<FoundTexts> & { _id: string };

export type SearchPage = { page: number; limit: number };

type Searchable = {
  table: keyof Tables;
  title: string;
  /** What stands first in the searchable text, up to and including the title. */
  head: string[];
  texts: string[];
  order: RawBuilder<unknown>;
  /** Which records a visitor may find; all when absent. `today` is YYYY-MM-DD. */
  isPublic?: (today: string) => RawBuilder<SqlBool>;
};

const newest = sql`record.created_at desc`;
const position = sql`record.position`;

const searchables: Record<SearchGroupName, Searchable> = {
  products: { table: 'product', title: 'name', head: ['name'], texts: ['description', 'industry'], order: newest },
  posts: {
    table: 'blog_post',
    title: 'title',
    head: ['title'],
    texts: ['summary', 'content'],
    order: newest,
    isPublic: () => sql`record.status = 'published'`,
  },
  faqs: { table: 'faq', title: 'question', head: ['topic', 'question'], texts: ['answer'], order: position },
  projects: { table: 'project', title: 'title', head: ['title'], texts: ['summary', 'description'], order: newest },
  openings: {
    table: 'opening',
    title: 'title',
    head: ['title'],
    texts: ['description', 'department', 'location'],
    order: position,
    isPublic: (today) => sql`record.status = 'open' and (record.closes_on is null or record.closes_on >= ${today})`,
  },
  partners: { table: 'partner', title: 'name', head: ['name'], texts: ['industry'], order: newest },
};

/** The public records of one kind that hold every word of `query`, in either language; those with the words in their title first. */
export async function findRecords(
  db: Database,
  { group, query, today }: { group: SearchGroupName; query: string; today: string },
  { page, limit }: SearchPage,
): Promise<{ records: FoundRecord[]; total: number }> {
  const matches = await searchMatches(db, searchables[group].table, query);
  if (!matches) return { records: [], total: 0 };
  const { table, title, head, texts, order, isPublic = () => sql`1 = 1` } = searchables[group];
  const columns = [title, ...texts].flatMap((column) => [column, `${column}_ar`]);
  const { rows } = await sql<Row>`
    select record.id, ${sql.join(columns.map((column) => sql.ref(`record.${column}`)))}, count(*) over () as total
    from ${sql.table(table)} as record
    join search_doc as doc on doc.entity = ${table} and doc.record_id = record.id
    where ${matches.condition(expressionBuilder<Tables, keyof Tables>(), 'record.id')} and ${isPublic(today)}
    order by ${wordsMissingIn(headText(head), searchWords(query))}, ${order}, record.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { records: rows.map((row) => toRecord(row, title, texts)), total: Number(rows[0]?.total ?? 0) };
}

/** The industries with the most products, in English and, where it is known, in Arabic. */
export async function findPopularIndustries(db: Database, limit: number): Promise<{ name: string; arabic: string }[]> {
  const rows = await db
    .selectFrom('product')
    .select(({ fn }) => ['industry as name', fn.max('industry_ar').as('arabic')])
    .groupBy('industry')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('industry')
    .limit(limit)
    .execute();
  return rows.map(({ name, arabic }) => ({ name, arabic: arabic ?? '' }));
}

type Row = Record<string, string | number | null>;

/** The beginning of the searchable text, about as long as title and Arabic title: folding changes few lengths, and by little. */
function headText(head: string[]): RawBuilder<string> {
  const lengths = head
    .flatMap((column) => [column, `${column}_ar`])
    .map((column) => sql`length(coalesce(${sql.ref(`record.${column}`)}, '')) + 1`);
  return sql`substr(doc.text, 1, ${sql.join(lengths, sql` + `)})`;
}

function wordsMissingIn(text: RawBuilder<string>, words: string[]): RawBuilder<number> {
  const missing = words.map((word) => sql`case when replace(${text}, ${word}, '') = ${text} then 1 else 0 end`);
  return sql`(${sql.join(missing, sql` + `)})`;
}

function toRecord(row: Row, title: string, texts: string[]): FoundRecord {
  const read = (column: string): string => String(row[column] ?? '');
  return {
    _id: read('id'),
    title: read(title),
    texts: texts.map(read),
    translations: { ar: { title: read(`${title}_ar`), texts: texts.map((column) => read(`${column}_ar`)) } },
  };
}

import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { foundCondition } from '#server/core/db/field-condition.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import { isAddressForm, isRecordId } from '#shared/content/record-address.ts';
import { nameColumn } from '#shared/kinds/fields.ts';
import { kindsWithPages } from '#shared/kinds/kinds.ts';
import { type PageTitle, visitClicks } from '#shared/site/visit.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';

type Row = Tables['visit_count'];
export type VisitDimension = Row['dimension'];
/** A daily count by one value of one dimension. */
export type VisitCount = Row;
/** Days in Amman, YYYY-MM-DD, both inclusive. */
export type Days = { from: string; until: string };

const rowsAtOnce = 500;
type PagedKind = (typeof kindsWithPages)[number];

/** Adds to the stored counts. */
export async function addVisitCounts(transaction: Database, counts: readonly VisitCount[]): Promise<void> {
  for (let start = 0; start < counts.length; start += rowsAtOnce) {
    await transaction
      .insertInto('visit_count')
      .values(counts.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'dimension', 'value', 'kind'])
          .doUpdateSet(({ ref, eb }) => ({ total: eb(ref('visit_count.total'), '+', ref('excluded.total')) })),
      )
      .execute();
  }
}

/** The values of a dimension already counted on a day. */
export async function listCountedValues(db: Database, day: string, dimension: VisitDimension): Promise<Set<string>> {
  const rows = await db
    .selectFrom('visit_count')
    .select('value')
    .distinct()
    .where('day', '=', day)
    .where('dimension', '=', dimension)
    .execute();
  return new Set(rows.map(({ value }) => value));
}

/** Deletes the days before `day`. */
export async function removeVisitCountsBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('visit_count').where('day', '<', day).execute();
}

/** The page of a record: the path with its id, under which it is counted whatever its address, and its title. */
export type DetailPage = { countedAs: string; title: PageTitle };

/** Those of the paths that are pages of public records, by id or by any address. */
export async function findDetailPages(db: Database, paths: readonly string[]): Promise<Map<string, DetailPage>> {
  const found = new Map<string, DetailPage>();
  for (const kind of kindsWithPages) {
    const folder = `${kind.folder}/`;
    const inFolder = paths.filter((path) => path.startsWith(folder));
    for (let start = 0; start < inFolder.length; start += rowsAtOnce) {
      const some = inFolder.slice(start, start + rowsAtOnce);
      const names = new Map(some.map((path) => [path, readName(path, folder)]));
      const owners = await findOwners(db, kind, [...names.values()]);
      const findId = (path: string) => owners.get(names.get(path) ?? '') ?? names.get(path) ?? '';
      const titles = new Map((await findTitles(db, kind, some.map(findId))).map(({ id, ...title }) => [id, title]));
      for (const path of some) {
        const title = titles.get(findId(path));
        if (title) found.set(path, { countedAs: folder + encodeURIComponent(findId(path)), title });
      }
    }
  }
  return found;
}

/** The last part; '' for one in another spelling, so that a page has one path, and for text that PostgreSQL rejects. */
function readName(path: string, folder: string): string {
  try {
    const id = decodeURIComponent(path.slice(folder.length));
    return folder + encodeURIComponent(id) === path && !id.includes('\0') ? id : '';
  } catch {
    return '';
  }
}

/** The ids of the records that have, or had, these addresses. */
async function findOwners(db: Database, kind: PagedKind, names: readonly string[]): Promise<Map<string, string>> {
  const addresses = names.filter((name) => isAddressForm(name) && !isRecordId(name));
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('record_address')
    .select(['address', 'record_id'])
    .where('entity', '=', kind.name)
    .where('address', 'in', addresses)
    .execute();
  return new Map(rows.map(({ address, record_id: id }) => [address, id]));
}

async function findTitles(db: Database, kind: PagedKind, ids: readonly string[]) {
  const column = nameColumn(kind.title, kind.fields);
  const title = sql.ref<string>(column).as('title');
  const arabic = sql.ref<string | null>(`${column}_ar`).as('arabic');
  const named = byTableName(db).selectFrom(kind.name).select(['id', title, arabic]).where('id', 'in', ids);
  const isPublic = foundCondition(kind, dayInAmman(new Date()));
  const rows = await (isPublic ? named.where(isPublic) : named).execute();
  return rows.map((row) => ({ id: row.id, title: row.title, translations: { ar: { title: row.arabic ?? '' } } }));
}

const isClick = sql<SqlBool>`kind in (${sql.join(visitClicks.map((click) => sql.lit(click)))})`;

/** The daily totals by kind. */
export async function listDayTotals(db: Database, { from, until }: Days) {
  const rows = await db
    .selectFrom('visit_count')
    .select(({ fn }) => ['day', 'kind', fn.sum<number>('total').as('total')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    // Every event has a language, so these are the totals.
    .where('dimension', '=', 'language')
    .groupBy(['day', 'kind'])
    .execute();
  return rows.map(({ day, kind, total }) => ({ day, kind, total: Number(total) }));
}

type Top = Days & { dimension: VisitDimension; kind: 'view' | 'visit'; limit: number };

/** The most frequent values of a dimension for `kind`, with their clicks. */
export async function listTopValues(db: Database, { dimension, kind, from, until, limit }: Top) {
  const sumIf = (condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<number>`sum(case when ${condition} then total else 0 end)`;
  const rows = await db
    .selectFrom('visit_count')
    .select(['value', sumIf(sql<SqlBool>`kind = ${kind}`).as('counted'), sumIf(isClick).as('clicks')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('dimension', '=', dimension)
    .groupBy('value')
    .orderBy('counted', 'desc')
    .orderBy('clicks', 'desc')
    .orderBy('value')
    .limit(limit)
    .execute();
  return rows.map(({ value, counted, clicks }) => ({ value, count: Number(counted), clicks: Number(clicks) }));
}

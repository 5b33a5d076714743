import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import type { ListOrder } from '#server/core/db/list-order.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { searchReads } from '#server/core/db/search/lexicon.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import { type AnyMatches, searchAny } from '#server/core/db/search/search.ts';
import { containsAny, findEngine } from '#server/core/db/search/search-conditions.ts';
import type { DeskTables } from '#server/core/db/tables/desk-tables.ts';
import { writeNameKey } from '#server/leads/desk-row/desk-row-queries.ts';
import { nameKey } from '#server/leads/desk-row/same-person.ts';
import { spellingsOfQuery } from '#server/leads/kinds/lead-kind.ts';
import { type DeskChange, type DeskTab, deskTabs, mergeTags } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import type { Page } from '#shared/list-query.ts';
import { spellCountry } from '#shared/search/named-region.ts';
import { nobodys } from './desk-owner-queries.ts';

/** What the desk stores about a lead. */
export type DeskEntry = {
  _id: string;
  kind: LeadKind;
  reference: string;
  tab: DeskTab;
  movedAt: string;
  owner: string | null;
  nextStep: string;
  nextStepOn: string | null;
  answerBy: string | null;
  tags: string[];
  status: string | null;
  stagedAt: string | null;
  rating: number | null;
};

/** Which leads are shown: of these kinds, and what the rest says where it is given. */
export type DeskFilter = {
  kinds: readonly LeadKind[];
  /** The account that asks. */
  account: string;
  tab?: DeskTab | undefined;
  owner?: 'mine' | 'nobody' | undefined;
  subject?: string | undefined;
  country?: string | undefined;
  source?: string | undefined;
  tag?: string | undefined;
  status?: string | undefined;
  /** What waits for staff and was to be answered before. */
  dueBefore?: string | undefined;
  /** Those in which nobody wrote after this moment. */
  until?: string | undefined;
  /** Those with a next step on this day or before. */
  stepBy?: string | undefined;
  q?: string | undefined;
};

type DeskRow = { [Column in keyof DeskTables['lead_desk']]: unknown } & { kind: LeadKind; tab: DeskTab };

const idsAtOnce = 1_000;
/** What lists and counts depend on; of applications the words of their CVs, which are read later. */
const readTables = ['lead_desk', 'lead_note', 'account', 'career'];

const text = (value: unknown): string | null => (value === null ? null : String(value));
function toEntry(row: DeskRow): DeskEntry {
  return {
    ...{ _id: String(row.id), kind: row.kind, reference: String(row.reference), tab: row.tab },
    ...{ movedAt: String(row.moved_at), owner: text(row.owner_id), nextStep: text(row.next_step) ?? '' },
    ...{ nextStepOn: text(row.next_step_on), answerBy: text(row.due_at) },
    ...{ status: text(row.status), stagedAt: text(row.staged_at) },
    rating: row.rating === null ? null : Number(row.rating),
    tags: JSON.parse(String(row.tags)) as string[],
  };
}

/** Of who owns it, and of whoever a colleague mentioned. */
const concerns = (account: string) => sql<boolean>`(owner_id = ${account} or id in (
  select lead_id from lead_reader where account_id = ${account} and mentioned_at is not null))`;

type Read = { matches: AnyMatches[] | undefined; isNobodys: RawBuilder<boolean> };

/** What the conditions of a filter need to be read. */
const readFor = async (db: Database, filter: DeskFilter): Promise<Read> => ({
  matches: await findMatches(db, filter),
  isNobodys: await nobodys(db),
});

async function findMatches(db: Database, { q, kinds }: DeskFilter): Promise<AnyMatches[] | undefined> {
  if (!q) return undefined;
  const reads = { tables: readTables, cached: await cachedReads(db) };
  const found = await Promise.all(
    kinds.map((entity) => searchAny(db, { entity, queries: spellingsOfQuery(q), reads })),
  );
  const known = found.filter((matches) => matches !== undefined);
  return known.length > 0 ? known : undefined;
}

function selection(db: Database, filter: DeskFilter, { matches, isNobodys }: Read) {
  const { kinds, account, tab, owner, subject, country, source, tag, status, dueBefore, until, stepBy, q } = filter;
  let rows = db.selectFrom('lead_desk').where('kind', 'in', kinds);
  if (tab) rows = rows.where('tab', '=', tab);
  if (owner === 'mine') rows = rows.where(concerns(account));
  if (owner === 'nobody') rows = rows.where(isNobodys);
  if (subject) rows = rows.where(containsAny(db, [subject], 'subject_id'));
  if (country) rows = rows.where('country_key', '=', spellCountry(country));
  if (status) rows = rows.where('status', '=', status);
  if (source) rows = rows.where('source', '=', source);
  if (tag) rows = rows.where(hasTag(db, tag));
  if (until) rows = rows.where('moved_at', '<=', until);
  if (dueBefore) rows = rows.where('tab', '=', 'us').where('due_at', '<', dueBefore);
  if (stepBy) rows = rows.where('next_step_on', '<=', stepBy).where('tab', '<>', 'suspicious');
  if (!matches) return rows;
  const name = readNameKey(q);
  return rows.where(({ or, eb }) =>
    or([
      ...(matches.map(({ condition }) => condition('lead_desk.id')) as never[]),
      ...(name ? [eb('name_key', '=', name)] : []),
    ]),
  );
}

/** The tags are a list in JSON, where a quotation mark within one is escaped. */
const hasTag = (db: Database, tag: string) =>
  findEngine(db) === 'postgres'
    ? sql<boolean>`strpos(tags, ${JSON.stringify(tag)}) > 0`
    : sql<boolean>`instr(tags, ${JSON.stringify(tag)}) > 0`;

/** The key of a search that may be a whole name, by which it is found in either script; '' for another. */
function readNameKey(q = ''): string {
  const isWhole = !/\d/.test(q) && nameKey(q).includes(' ');
  return isWhole ? writeNameKey(q) : '';
}

const readsOf = async (db: Database) => searchReads({ tables: readTables, cached: await cachedReads(db) });

/** A page of the desk: next steps by their day, what waits for staff and what is late by when it is to be answered, the rest newest first. */
export async function listDesk(
  db: Database,
  filter: DeskFilter & { page: number; limit: number },
): Promise<Page<DeskEntry>> {
  const rows = selection(db, filter, await readFor(db, filter));
  return readPage(db, rows, {
    query: { page: filter.page, limit: filter.limit },
    order: chooseDeskOrder(filter),
    toItem: toEntry,
    isNarrowed: true,
    reads: await readsOf(db),
  });
}

function chooseDeskOrder({ tab, dueBefore, stepBy }: DeskFilter): ListOrder {
  if (stepBy) return { column: 'next_step_on', way: 'asc' };
  return tab === 'us' || dueBefore ? { column: 'due_at', way: 'asc' } : { column: 'moved_at', way: 'desc' };
}

/** The ids of all that match. */
export async function listDeskIds(db: Database, filter: DeskFilter): Promise<string[]> {
  if (filter.kinds.length === 0) return [];
  const rows = await selection(db, filter, await readFor(db, filter))
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many there are of each tab and status within the owner, whatever is chosen of them, and of each owner within the chosen ones. */
export async function countDesk(db: Database, { tab, owner, status, ...filter }: DeskFilter) {
  const { account } = filter;
  const read = await readFor(db, filter);
  const counting = selection(db, filter, read)
    .select(({ fn }) => [
      'tab',
      'status',
      sql<number>`case when ${concerns(account)} then 1 else 0 end`.as('mine'),
      sql<number>`case when ${read.isNobodys} then 1 else 0 end`.as('nobody'),
      fn.max('moved_at').as('newest'),
      fn.countAll<number | string>().as('total'),
    ])
    .groupBy(['tab', 'status', sql`3`, sql`4`]);
  const { tables, cached } = await readsOf(db);
  const compiled = counting.compile();
  const rows = await cached({ tables, key: ['desk counts', compiled.sql, compiled.parameters] }, () =>
    counting.execute(),
  );
  type Row = (typeof rows)[number];
  const sum = (isMeant: (row: Row) => boolean) =>
    rows.filter(isMeant).reduce((total, row) => total + Number(row.total), 0);
  const isOwned = (row: Row) => !owner || row[owner] === 1;
  const counts = Object.fromEntries(deskTabs.map((each) => [each, sum((row) => isOwned(row) && row.tab === each)]));
  const isChosen = (row: Row) => (!tab || row.tab === tab) && (!status || row.status === status);
  const newest = rows.filter((row) => isChosen(row) && isOwned(row)).map((row) => row.newest);
  return {
    newest: newest.sort().at(-1),
    counts: counts as Record<DeskTab, number>,
    stages: [...new Set(rows.flatMap((row) => row.status ?? []))].map((stage) => ({
      status: stage,
      total: sum((row) => isOwned(row) && row.status === stage),
    })),
    owners: {
      all: sum(isChosen),
      mine: sum((row) => isChosen(row) && row.mine === 1),
      nobody: sum((row) => isChosen(row) && row.nobody === 1),
    },
  };
}

/** The values of a column that leads of some kinds have. */
export async function listDeskValues(
  db: Database,
  kinds: readonly LeadKind[],
  column: 'country_key' | 'source' | 'subject_id' | 'tags',
): Promise<string[]> {
  if (kinds.length === 0) return [];
  const { tables, cached } = await readsOf(db);
  return cached({ tables, key: ['desk values', kinds, column] }, async () => {
    const rows = db.selectFrom('lead_desk').select(column).distinct().where('kind', 'in', kinds);
    const found = await rows.where(column, 'is not', null).orderBy(column).execute();
    return found.map((row) => String(row[column as never]));
  });
}

/** The privacy notice that applied when a lead was sent. */
export async function findNoticeVersion(db: Database, kind: LeadKind, id: string): Promise<string> {
  const row = await db.selectFrom(kind).select('notice_version').where('id', '=', id).executeTakeFirst();
  return row?.notice_version ?? '';
}

/** A lead by its id or its reference. */
export async function findOnDesk(db: Database, name: string): Promise<DeskEntry | undefined> {
  const row = await db
    .selectFrom('lead_desk')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', name), eb('reference', '=', name.toUpperCase())]))
    .executeTakeFirst();
  return row && toEntry(row);
}

/** Leads by their ids, newest first; any number of them. */
export async function listEntries(db: Database, ids: readonly string[]): Promise<DeskEntry[]> {
  const entries: DeskEntry[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const rows = db.selectFrom('lead_desk').selectAll();
    entries.push(...(await rows.where('id', 'in', ids.slice(start, start + idsAtOnce)).execute()).map(toEntry));
  }
  return entries.sort((one, other) => (one.movedAt < other.movedAt ? 1 : -1));
}

/** @returns what it was; undefined where nothing is to change */
export async function changeOnDesk(db: Database, id: string, change: DeskChange): Promise<DeskEntry | undefined> {
  const { owner, nextStep, nextStepOn, answerBy, tags, rating } = change;
  const readValues = (before: DeskEntry | undefined) => ({
    ...(owner !== undefined && { owner_id: owner }),
    ...(nextStep !== undefined && { next_step: nextStep || null }),
    ...(nextStepOn !== undefined && { next_step_on: nextStepOn }),
    ...(answerBy !== undefined && { answer_by: answerBy }),
    ...(rating !== undefined && { rating }),
    ...(tags !== undefined && { tags: JSON.stringify(mergeTags(before?.tags ?? [], tags, change.tagsSeen)) }),
  });
  if (Object.keys(readValues(undefined)).length === 0) return undefined;
  // A write that locks the row: of two at the same time each knows what it replaces.
  await db.updateTable('lead_desk').set({ id }).where('id', '=', id).execute();
  const before = await findOnDesk(db, id);
  await db.updateTable('lead_desk').set(readValues(before)).where('id', '=', id).execute();
  return before;
}

/** Who of staff wrote which message, or put it there. */
export function listAuthors(db: Database, lead: string) {
  const messages = db.selectFrom('lead_message').select(['id', 'account_id']).where('lead_id', '=', lead);
  return messages.where(({ or, eb }) => or([eb('author', '=', 'staff'), eb('account_id', 'is not', null)])).execute();
}

/** What became of the letters with these messages. */
export function listLetters(db: Database, lead: string) {
  const letters = db.selectFrom('mail').select(['id', 'state', 'last_error']).where('lead_id', '=', lead);
  return letters.where('kind', '=', 'thread').orderBy('created_at').orderBy('id').execute();
}

/** How many applications each opening has. */
export async function countApplications(db: Database): Promise<Map<string, number>> {
  const { tables, cached } = await readsOf(db);
  const rows = await cached({ tables, key: ['desk applications'] }, () =>
    db
      .selectFrom('lead_desk')
      .select(({ fn }) => ['subject_id', fn.countAll<number | string>().as('total')])
      .where('kind', '=', 'career')
      .groupBy('subject_id')
      .execute(),
  );
  return new Map(rows.map(({ subject_id: id, total }) => [id ?? '', Number(total)]));
}

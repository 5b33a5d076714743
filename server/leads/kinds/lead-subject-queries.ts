import type { Database } from '#server/core/db/database.ts';
import type { LeadSubject } from '#shared/leads/lead-answers.ts';

/** The content tables that a lead may be about. */
export type SubjectTable = 'product' | 'opening';
type Titles = { about_title: string; about_title_ar: string | null };
type Title = { id: string; en: string; ar: string | null };

const translationsOf = (ar: unknown) => ({ ar: ar ? { title: String(ar) } : {} });

/** The current names of content, in both languages; without `ids` of all that a table has. */
export function listTitles(db: Database, table: SubjectTable, ids?: readonly string[]): Promise<Title[]> {
  const all = ids === undefined;
  const products = db.selectFrom('product').select(['id', 'name as en', 'name_ar as ar']);
  const openings = db.selectFrom('opening').select(['id', 'title as en', 'title_ar as ar']);
  return table === 'product'
    ? (all ? products : products.where('id', 'in', ids)).execute()
    : (all ? openings : openings.where('id', 'in', ids)).execute();
}

function listTitlesInTrash(db: Database, table: SubjectTable, ids: readonly string[]): Promise<Title[]> {
  return db
    .selectFrom('trash')
    .select(['record_id as id', 'title as en', 'title_ar as ar'])
    .where('entity', '=', table)
    .where('record_id', 'in', ids)
    .execute();
}

/** Whether the content exists. */
export async function isSubject(db: Database, table: SubjectTable, id: string): Promise<boolean> {
  return (await listTitles(db, table, [id])).length > 0;
}

/** The stored name of a lead's subject. */
export async function findTitle(db: Database, table: SubjectTable, id: unknown): Promise<Titles | undefined> {
  const [title] = typeof id === 'string' && id ? await listTitles(db, table, [id]) : [];
  return title && { about_title: title.en, about_title_ar: title.ar };
}

/** A lead's subject from its row; null when it has none, or was deleted before names were stored. */
export function subjectOfRow(id: unknown, row: Record<string, unknown>): LeadSubject | null {
  if (!id || !row.about_title) return null;
  const { about_title: title, about_title_ar: ar } = row;
  return { _id: String(id), title: String(title), translations: translationsOf(ar), isThere: false };
}

/** What a lead on the desk is about by its current names, in both languages; '' for nothing. */
export async function findSubjectNames(db: Database, lead: string): Promise<string> {
  const row = await db.selectFrom('lead_desk').select('subject_id').where('id', '=', lead).executeTakeFirst();
  const ids = row?.subject_id?.split(' ') ?? [];
  const titles: Title[] = [];
  for (const table of ids.length > 0 ? (['product', 'opening'] as const) : [])
    titles.push(...(await listTitles(db, table, ids)), ...(await listTitlesInTrash(db, table, ids)));
  return titles.flatMap(({ en, ar }) => [en, ar ?? '']).join(' ');
}

/** Adds the current name of their subject to leads, also from the Trash. */
export async function withSubjects<Lead extends { about?: LeadSubject | null }>(
  db: Database,
  table: SubjectTable,
  leads: Lead[],
): Promise<Lead[]> {
  const ids = [...new Set(leads.flatMap(({ about }) => about?._id ?? []))];
  if (ids.length === 0) return leads;
  const there = new Map((await listTitles(db, table, ids)).map((title) => [title.id, title]));
  const missing = ids.filter((id) => !there.has(id));
  const deleted = missing.length > 0 ? await listTitlesInTrash(db, table, missing) : [];
  const inTrash = new Map(deleted.map((title) => [title.id, title]));
  return leads.map((lead) => {
    const title = lead.about && (there.get(lead.about._id) ?? inTrash.get(lead.about._id));
    if (!lead.about || !title) return lead;
    const named = { title: title.en, translations: translationsOf(title.ar), isThere: there.has(title.id) };
    return { ...lead, about: { ...lead.about, ...named } };
  });
}

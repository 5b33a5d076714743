import { sql } from 'kysely';
import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { orderColumn } from '#server/core/db/list-order.ts';
import { removeSearchDoc } from '#server/core/db/search/search.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { spellingsOfAddress } from '#server/core/mail/address-spellings.ts';
import { refreshDesk } from '#server/leads/desk-row/desk-row-queries.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { type LeadEntry, listLeadFields } from '#shared/leads/lead-entry.ts';
import { foldForSearch } from '#shared/search/search-words.ts';

/** A lead that still contains personal data. */
export type PersonalLead = { id: string; reference: string; email: string; fullName: string; createdAt: string };

const found = ['id', 'reference', 'email', 'full_name', 'created_at'] as const;
type FoundRow = Record<(typeof found)[number], string>;

function toLead({ id, reference, email, full_name: fullName, created_at: createdAt }: FoundRow): PersonalLead {
  return { id, reference, email, fullName, createdAt };
}

/** Leads with personal data that arrived up to `until`, oldest first, at most `limit`. */
export async function listPersonalLeads(
  db: Database,
  kind: LeadKind,
  { until, limit }: { until: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom(kind)
    .select('id')
    .where('anonymised_at', 'is', null)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Leads of an e-mail address in any spelling, and those to which it wrote; newest first. */
export async function findLeadsByEmail(db: Database, kind: LeadKind, email: string): Promise<PersonalLead[]> {
  const spellings = spellingsOfAddress(email);
  const answered = db.selectFrom('lead_mail').select('lead_id').where(sql<string>`lower(sender)`, 'in', spellings);
  const rows = await db
    .selectFrom(kind)
    .select(found)
    .where(({ eb, or }) => or([eb(sql<string>`lower(email)`, 'in', spellings), eb('id', 'in', answered)]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toLead);
}

/** Leads with a phone number (E.164), newest first; none of a kind without one. */
export async function findLeadsByPhone(db: Database, kind: LeadKind, phoneNumber: string): Promise<PersonalLead[]> {
  if (!('phoneNumber' in leadEntries[kind].fields)) return [];
  const rows = await byTableName(db)
    .selectFrom(kind)
    .select(found)
    .where('phone_e164', '=', phoneNumber)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => toLead(row as FoundRow));
}

/** By what somebody may have searched for the sender of a lead. */
export type Sought = { fullName: string; email: string; phone: string };

/** The senders of leads, as long as they are known. */
export async function listSought(db: Database, kind: LeadKind, ids: readonly string[]): Promise<Sought[]> {
  if (ids.length === 0) return [];
  const hasPhone = 'phoneNumber' in leadEntries[kind].fields;
  const columns = ['full_name', 'email', ...(hasPhone ? ['phone_e164'] : [])];
  const rows = byTableName(db).selectFrom(kind).select(columns).where('id', 'in', ids);
  return (await rows.where('anonymised_at', 'is', null).execute()).map((row) => ({
    ...{ fullName: String(row.full_name), email: String(row.email), phone: String(row.phone_e164 ?? '') },
  }));
}

/** Removes the searches that name one of these people: views that staff keep of lists, and what visitors searched for. */
export async function forgetSearches(db: Database, people: readonly Sought[]): Promise<void> {
  const isOfThem = (text: string) => people.some((person) => isAbout(text, person));
  const views = await db.selectFrom('list_view').select(['id', 'name', 'search']).execute();
  for (const { id, name, search } of views) {
    const values = [...new URLSearchParams(search).values()];
    if ([name, ...values].some(isOfThem)) await db.deleteFrom('list_view').where('id', '=', id).execute();
  }
  const asked = await db.selectFrom('asked_search').select('query').distinct().execute();
  for (const { query } of asked)
    if (isOfThem(query)) await db.deleteFrom('asked_search').where('query', '=', query).execute();
}

// A number is written with and without the code of its country.
const ownDigits = 8;

/** Whether a text has the whole name, the address or the number of somebody. */
function isAbout(text: string, { fullName, email, phone }: Sought): boolean {
  const has = (part: string) => part !== '' && ` ${foldForSearch(text)} `.includes(` ${foldForSearch(part)} `);
  const digits = text.replace(/\D/g, '');
  const hasNumber = phone.length > ownDigits && digits.slice(-ownDigits) === phone.slice(-ownDigits);
  return has(fullName) || spellingsOfAddress(email).some(has) || hasNumber;
}

/** Replaces the personal data of a lead; false when that was done before, or there is no such lead. */
export async function anonymiseLead(db: Database, kind: LeadKind, id: string, at: Date): Promise<boolean> {
  const change = db.updateTable(kind).set({ ...erasedColumns(kind), anonymised_at: at.toISOString() });
  if (!(await changeRow(change.where('id', '=', id).where('anonymised_at', 'is', null)))) return false;
  await removeSearchDoc(db, kind, id);
  await refreshDesk(db, kind, id);
  return true;
}

/**
 * Erased values of each personal column. Status, times, categories, references and reasons for suspicion stay, so charts
 * do not change: spam is never counted.
 */
function erasedColumns(kind: LeadKind): Record<string, string | number | null> {
  const { hiddenColumns }: LeadEntry = leadEntries[kind];
  const personal = listLeadFields(leadEntries[kind]).flatMap(([, field]) => (field.personal ? [field] : []));
  const orders = personal.filter(({ isSortable }) => isSortable === 'text');
  return {
    ...Object.fromEntries(personal.map(({ column, empty }) => [column, empty])),
    ...Object.fromEntries(orders.map(({ column }) => [orderColumn(column), ''])),
    ...{ ...hiddenColumns, came_from: null },
  };
}

const camelCase = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
// Storage paths and suspicion reasons are our data, not the person's; the words of a CV are in the file itself.
const ownColumns = new Set(['cv_path', 'cv_text', 'suspicion', 'anonymised_at']);
const isOwn = (column: string): boolean => ownColumns.has(column) || column.endsWith(orderColumn(''));

/** All stored data of a lead. */
export async function readWholeLead(db: Database, kind: LeadKind, id: string): Promise<object | undefined> {
  const row = await db.selectFrom(kind).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const fields = listLeadFields(leadEntries[kind]);
  const isJson = (name: string) => fields.some(([, field]) => field.column === name && field.isJson);
  const columns = Object.entries(row).filter(([column, value]) => !isOwn(column) && value !== null);
  return Object.fromEntries(
    columns.map(([column, value]) => [camelCase(column), isJson(column) ? JSON.parse(String(value)) : value]),
  );
}

import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { removeSearchDoc } from '#server/db/search.ts';
import type { LeadTableName } from './lead-queries.ts';

/** Erased values of each personal column. Status, times, categories and references stay, so charts do not change. */
const person = { full_name: '', email: '', suspicion: '', came_from: null };
const erasedColumns: Record<LeadTableName, Record<string, string | number | null>> = {
  contact: { ...person, company: '', message: '' },
  consultation: { ...person, company: '', message: '' },
  career: { ...person, phone: '', phone_e164: '', cv_path: '', cv_original_name: '', cv_size: 0 },
};

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
  table: LeadTableName,
  { until, limit }: { until: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('anonymised_at', 'is', null)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Leads of an e-mail address in any letter case; newest first. */
export async function findLeadsByEmail(db: Database, table: LeadTableName, email: string): Promise<PersonalLead[]> {
  const rows = await db
    .selectFrom(table)
    .select(found)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toLead);
}

/** Applications with a phone number (E.164), newest first. */
export async function findApplicationsByPhone(db: Database, phoneNumber: string): Promise<PersonalLead[]> {
  const rows = await db
    .selectFrom('career')
    .select(found)
    .where('phone_e164', '=', phoneNumber)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toLead);
}

/** Erases the personal data of a lead; false when it was erased before, or does not exist. */
export async function anonymiseLead(db: Database, table: LeadTableName, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ ...erasedColumns[table], anonymised_at: at.toISOString() } as never)
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await removeSearchDoc(db, table, id);
  return true;
}

import type { Database } from '#server/db/database.ts';

/** Deletes the mails about a deleted lead, sent or not. */
export async function removeMailAbout(db: Database, leadId: string): Promise<void> {
  const about = () => db.selectFrom('mail').select('id').where('lead_id', '=', leadId);
  await db.deleteFrom('job').where('id', 'in', about()).execute();
  await db.deleteFrom('mail').where('lead_id', '=', leadId).execute();
  await db.deleteFrom('digest_lead').where('lead_id', '=', leadId).execute();
}

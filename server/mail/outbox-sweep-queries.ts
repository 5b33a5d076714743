import type { Database } from '#server/db/database.ts';

/** Expires mails that waited too long, and erases their secrets. */
export async function expireMails(db: Database, now: Date): Promise<void> {
  const late = () => db.selectFrom('mail').select('id').where('state', '=', 'waiting').where('expires_at', '<=', at);
  const at = now.toISOString();
  await db.deleteFrom('job').where('id', 'in', late()).execute();
  await db.updateTable('mail').set({ body: null }).where('id', 'in', late()).where('holds_secret', '=', 1).execute();
  await db.updateTable('mail').set({ state: 'expired', settled_at: at }).where('id', 'in', late()).execute();
}

/** Deletes mails settled before `until`. */
export async function forgetMails(db: Database, until: Date): Promise<void> {
  const old = () => db.selectFrom('mail').select('id').where('settled_at', '<=', until.toISOString());
  await db.deleteFrom('job').where('id', 'in', old()).execute();
  await db.deleteFrom('digest_lead').where('mail_id', 'in', old()).execute();
  await db.deleteFrom('mail').where('id', 'in', old()).execute();
}

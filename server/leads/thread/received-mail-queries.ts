import { changeRow, countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { isAnySpent } from '#server/core/db/spent-tokens.ts';
import type { Desk } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { staffMailKinds } from '#shared/leads/outbox.ts';
import { normaliseMailbox } from '#shared/text/read-address.ts';

/** A letter that came in for a lead. */
export type ReceivedLetter = Desk['received'][number] & { messageId: string };

/** Stores a letter; false when it was taken before. */
export function insertReceived(db: Database, lead: string, letter: ReceivedLetter): Promise<boolean> {
  const { _id: id, kind, message: message_id, messageId: header_id, sender, folded, leftOut, createdAt } = letter;
  const row = { id, lead_id: lead, kind, header_id, created_at: createdAt, message_id, sender, folded };
  return changeRow(
    db
      .insertInto('lead_mail')
      .values({ ...row, left_out: JSON.stringify(leftOut) })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  );
}

const spentLetter = (id: string): string => `letter:${id}`;

/** Whether a letter was taken before, under one of these ids, even into a lead that is gone. */
export async function hasReceived(db: Database, ids: readonly string[]): Promise<boolean> {
  const kept = await db.selectFrom('lead_mail').select('id').where('id', 'in', ids).executeTakeFirst();
  return kept !== undefined || isAnySpent(db, ids.map(spentLetter));
}

/**
 * Removes the letters of a lead. Their ids, which are hashes, stay for good: still in the mailbox, a letter must not bring
 * an erased person back.
 */
export async function removeReceived(db: Database, lead: string): Promise<void> {
  const letters = await db.deleteFrom('lead_mail').where('lead_id', '=', lead).returning('id').execute();
  if (letters.length === 0) return;
  const spent = letters.map(({ id }) => ({ id: spentLetter(id), expires_at: '9999-12-31T00:00:00.000Z' }));
  const keep = db.insertInto('spent_token').values(spent);
  await keep.onConflict((conflict) => conflict.column('id').doNothing()).execute();
}

/** The letters that came in for a lead, oldest first. */
export async function listReceived(db: Database, lead: string): Promise<ReceivedLetter[]> {
  const rows = db.selectFrom('lead_mail').selectAll().where('lead_id', '=', lead);
  const letters = await rows.orderBy('created_at').orderBy('id').execute();
  return letters.map(({ id, kind, header_id, created_at, message_id, sender, folded, left_out }) => ({
    ...{ _id: id, kind, message: message_id, messageId: header_id, sender, folded: folded ?? '' },
    ...{ leftOut: JSON.parse(left_out), createdAt: created_at },
  }));
}

/** How many letters of a lead were taken after `since`. */
export function countReceived(db: Database, lead: string, since: Date): Promise<number> {
  const letters = db.selectFrom('lead_mail').where('lead_id', '=', lead);
  return countSelected(db, letters.where('created_at', '>', since.toISOString()));
}

/** A lead as letters name it. */
export type NamedLead = { kind: LeadKind; id: string; reference: string };

/** The leads with one of these references. */
export async function listByReference(db: Database, references: readonly string[]): Promise<NamedLead[]> {
  if (references.length === 0) return [];
  const rows = db.selectFrom('lead_desk').select(['kind', 'id', 'reference']);
  return rows.where('reference', 'in', references).execute();
}

/** The leads of our letters with one of these ids: of messages of staff, and of what else is in the outbox. */
export async function listByLetter(db: Database, ids: readonly string[]): Promise<NamedLead[]> {
  if (ids.length === 0) return [];
  const messages = db.selectFrom('lead_message').select('lead_id').where('id', 'in', ids).where('author', '=', 'staff');
  const mails = db.selectFrom('mail').select('lead_id').where('id', 'in', ids).where('lead_id', 'is not', null);
  const found = [...(await messages.execute()), ...(await mails.execute())].flatMap(({ lead_id: id }) => id ?? []);
  if (found.length === 0) return [];
  const rows = db.selectFrom('lead_desk').select(['kind', 'id', 'reference']);
  return rows.where('id', 'in', found).execute();
}

/** Whether all of our letters with these ids that are still known were notices to staff. */
export async function wentToStaff(db: Database, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const mails = await db.selectFrom('mail').select('kind').where('id', 'in', ids).execute();
  return mails.length > 0 && mails.every(({ kind }) => staffMailKinds.some((each) => each === kind));
}

/** Whether an address is a colleague's. */
export async function isAccountAddress(db: Database, address: string): Promise<boolean> {
  const accounts = await db.selectFrom('account').select('email').where('email', 'is not', null).execute();
  return accounts.some(({ email }) => email && normaliseMailbox(email) === normaliseMailbox(address));
}

/** Notes of our letters with one of these ids that they came back; where none is named, of the last one to the lead's sender. */
export async function markReturned(db: Database, lead: string, ids: readonly string[]): Promise<void> {
  const sent = db.selectFrom('mail').select('id').where('state', '=', 'sent');
  const returned =
    ids.length > 0
      ? sent.where('id', 'in', ids)
      : sent
          .where('lead_id', '=', lead)
          .where('kind', 'not in', [...staffMailKinds])
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1);
  const rows = (await returned.execute()).map(({ id }) => id);
  if (rows.length === 0) return;
  await db.updateTable('mail').set({ state: 'refused', last_error: 'returned' }).where('id', 'in', rows).execute();
}

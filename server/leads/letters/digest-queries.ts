import { hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { LeadKind } from '#shared/leads/lead.ts';

export type DigestLead = { kind: LeadKind; id: string; reference: string };

/**
 * Adds a lead to the next digest, in the transaction that stores it or something added to it: once, and once more after
 * a digest told of it.
 */
export async function deferLead(transaction: Database, lead: DigestLead, at: Date): Promise<void> {
  const { kind, id, reference } = lead;
  const row = { lead_id: id, lead_entity: kind, reference, mail_id: null, created_at: at.toISOString() };
  await transaction
    .insertInto('digest_lead')
    .values(row)
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row).where('digest_lead.mail_id', 'is not', null))
    .execute();
}

/** Whether a lead has waited since before `before`. */
export function isDigestDue(db: Database, before: Date): Promise<boolean> {
  const waiting = db.selectFrom('digest_lead').select('lead_id').where('mail_id', 'is', null);
  return hasRow(waiting.where('created_at', '<=', before.toISOString()));
}

/**
 * Assigns all waiting leads of these kinds to a mail. @returns how many; those assigned by another process are excluded
 */
export async function assignLeads(db: Database, mailId: string, kinds: readonly LeadKind[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('digest_lead')
    .set({ mail_id: mailId })
    .where('mail_id', 'is', null)
    .where('lead_entity', 'in', kinds)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The existing leads of a digest mail, in order of arrival. */
export async function listDigestLeads(db: Database, mailId: string): Promise<DigestLead[]> {
  const rows = await db
    .selectFrom('digest_lead')
    .select(['lead_entity', 'lead_id', 'reference'])
    .where('mail_id', '=', mailId)
    .orderBy('created_at')
    .orderBy('lead_id')
    .execute();
  return rows.map(({ lead_entity, lead_id: id, reference }) => ({ kind: lead_entity, id, reference }));
}

/** Removes a deleted lead from the digests. */
export async function forgetDigestLead(db: Database, leadId: string): Promise<void> {
  await db.deleteFrom('digest_lead').where('lead_id', '=', leadId).execute();
}

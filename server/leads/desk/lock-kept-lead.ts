import type { Database } from '#server/core/db/database.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { AppError } from '#shared/errors.ts';
import type { DeskEntry } from './desk-queries.ts';

/**
 * Locks a lead until the transaction ends, so that its sender cannot be erased at the same time.
 * @throws AppError `conflict` once they are: nothing that staff write about them is stored again
 */
export async function lockKeptLead(transaction: Database, { kind, _id: id }: Pick<DeskEntry, 'kind' | '_id'>) {
  const lead = await leadTables[kind].lock(transaction, id);
  if (!lead || lead.anonymisedAt) throw new AppError('conflict', 'follow_erased');
}

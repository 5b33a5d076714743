import { countEach } from '#server/db/count-each.ts';
import type { Database } from '#server/db/database.ts';
import { type ExpectedVersions, requireVersion } from '#server/db/record-version.ts';

/** What a kind of leads with statuses offers. */
type LeadsWithStatus<Lead> = {
  lock(transaction: Database, id: string): Promise<Lead | undefined>;
  setStatus(db: Database, id: string, status: string, seen?: string): Promise<boolean>;
};

/** The status that each record had where it was chosen, by its id: one that has another by now is left alone. */
export type SeenStatuses = Readonly<Record<string, string>>;

/**
 * Gives a lead another status, unless it is another one than expected.
 * @returns the lead as it is then; undefined when there is none
 * @throws AppError `changed` (412)
 */
export function changeStatus<Lead extends object, Status extends string>(
  db: Database,
  leads: LeadsWithStatus<Lead>,
  { id, status, expected }: { id: string; status: Status; expected?: ExpectedVersions },
): Promise<(Lead & { status: Status }) | undefined> {
  return db.transaction().execute(async (transaction) => {
    const lead = await leads.lock(transaction, id);
    if (!lead) return undefined;
    requireVersion(lead, expected);
    await leads.setStatus(transaction, id, status);
    return { ...lead, status };
  });
}

/** Gives several leads another status, in one transaction; how many were changed. */
export function changeStatuses<Lead, Status extends string>(
  db: Database,
  leads: LeadsWithStatus<Lead>,
  { ids, status, seen = {} }: { ids: readonly string[]; status: Status; seen?: SeenStatuses | undefined },
): Promise<number> {
  const seenOf = (id: string): string | undefined => (Object.hasOwn(seen, id) ? seen[id] : undefined);
  return db
    .transaction()
    .execute((transaction) => countEach(ids, (id) => leads.setStatus(transaction, id, status, seenOf(id))));
}

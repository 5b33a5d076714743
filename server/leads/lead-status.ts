import { countEach } from '#server/db/count-each.ts';
import type { Database } from '#server/db/database.ts';
import { type ExpectedVersions, requireVersion } from '#server/db/record-version.ts';

/** The dependencies for kinds of leads with statuses. */
type LeadsWithStatus<Lead> = {
  lock(transaction: Database, id: string): Promise<Lead | undefined>;
  setStatus(db: Database, id: string, status: string, seen?: string): Promise<boolean>;
};

/** The status of each record when it was selected, by id: records with another current status are skipped. */
export type SeenStatuses = Readonly<Record<string, string>>;

/**
 * Changes the status of a lead, unless it is not the expected one.
 * @returns the changed lead; undefined when there is none
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

/** Changes the status of several leads in one transaction. @returns how many were changed */
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

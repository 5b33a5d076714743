/**
 * Runs `work` for each record. The order is fixed, so that transactions locking the same records wait instead of
 * deadlocking. @returns the ids of those for which it returns true
 */
export async function changeEach(ids: readonly string[], work: (id: string) => Promise<boolean>): Promise<string[]> {
  const changed: string[] = [];
  for (const id of ids.toSorted()) if (await work(id)) changed.push(id);
  return changed;
}

/** Of records that were given a status: the ids of those that have it now, and which of them had another. */
export type StatusesSet = { ids: string[]; changed: string[] };

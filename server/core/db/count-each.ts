/**
 * Runs `work` for each record and counts those for which it returns true. The order is fixed, so that transactions
 * locking the same records wait instead of deadlocking.
 */
export async function countEach(ids: readonly string[], work: (id: string) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (const id of ids.toSorted()) if (await work(id)) count++;
  return count;
}

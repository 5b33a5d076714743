/**
 * Does `work` for each of some records and counts those for which it says that it did something. Always in the same
 * order, so that two transactions that lock the same records wait for each other instead of failing.
 */
export async function countEach(ids: readonly string[], work: (id: string) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (const id of ids.toSorted()) if (await work(id)) count++;
  return count;
}

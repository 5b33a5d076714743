import type { Database } from '#server/core/db/database.ts';

/** The paths of uploads that no record has taken over. */
export async function listUnowned(db: Database): Promise<string[]> {
  return (await db.selectFrom('kept_upload').select('path').execute()).map(({ path }) => path);
}

/** Forgets these uploads, whose files are in no backup, so that their forms ask for them again. */
export async function forgetUnowned(db: Database): Promise<void> {
  const unowned = db.selectFrom('kept_upload').select('path');
  await db.deleteFrom('file_mark').where('path', 'in', unowned).execute();
  await db.deleteFrom('kept_upload').execute();
}

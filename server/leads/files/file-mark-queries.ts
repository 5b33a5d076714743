import type { Database } from '#server/core/db/database.ts';
import { type FileMark, fileMarks } from '#shared/leads/file-marks.ts';

const inOrder = (marks: string[]): FileMark[] => fileMarks.filter((mark) => marks.includes(mark));

/** Adds marks to a stored file. */
export async function insertMarks(db: Database, path: string, marks: readonly FileMark[]): Promise<void> {
  if (marks.length === 0) return;
  const created_at = new Date().toISOString();
  const rows = marks.map((mark) => ({ path, mark, created_at }));
  await db
    .insertInto('file_mark')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes one mark, or all marks, of a file. */
export async function removeMarks(db: Database, path: string, mark?: FileMark): Promise<void> {
  const marks = db.deleteFrom('file_mark').where('path', '=', path);
  await (mark ? marks.where('mark', '=', mark) : marks).execute();
}

export async function listMarks(db: Database, path: string): Promise<FileMark[]> {
  const rows = await db.selectFrom('file_mark').select('mark').where('path', '=', path).execute();
  return inOrder(rows.map(({ mark }) => mark));
}

/** The files with this mark, oldest first. */
export async function listMarked(db: Database, mark: FileMark, limit: number): Promise<string[]> {
  const marked = db.selectFrom('file_mark').select('path').where('mark', '=', mark).orderBy('created_at');
  return (await marked.limit(limit).execute()).map(({ path }) => path);
}

/** The marks of applications' CVs, by application id; those without marks are omitted. */
export async function listMarksOfLeads(db: Database, ids: readonly string[]): Promise<Map<string, FileMark[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('career')
    .innerJoin('file_mark', 'file_mark.path', 'career.cv_path')
    .select(['career.id', 'file_mark.mark'])
    .where('career.id', 'in', ids)
    .execute();
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byId].map(([id, found]) => [id, inOrder(found.map(({ mark }) => mark))]));
}

import { changeRow, hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';

export type CvRoom = { bytes: number; rows: number };

/** A stored file that no application owns (yet, or any longer). */
export type KeptUpload = { path: string; name: string; size: number };

/** The CV of an application, as an upload. */
export async function findCv(db: Database, id: string): Promise<KeptUpload | undefined> {
  const row = await db
    .selectFrom('career')
    .select(['cv_path', 'cv_original_name', 'cv_size'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.cv_path ? { path: row.cv_path, name: row.cv_original_name, size: row.cv_size } : undefined;
}

/** The upload kept under `key` since `since`. */
export async function findUpload(db: Database, key: string, since: Date): Promise<KeptUpload | undefined> {
  const row = await db
    .selectFrom('kept_upload')
    .selectAll()
    .where('key', '=', key)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
  return row && { path: row.path, name: row.original_name, size: row.size };
}

export async function insertUpload(db: Database, key: string, upload: KeptUpload, at: Date): Promise<void> {
  const { path, name, size } = upload;
  const row = { key, path, original_name: name, size, created_at: at.toISOString(), owner: null, network: null };
  await db.insertInto('kept_upload').values(row).execute();
}

/** Moves an upload from `key` to `newKey`, if its path matches a given one; false when there was none. */
export function renameUpload(
  db: Database,
  { key, path }: { key: string; path?: string },
  newKey: string,
): Promise<boolean> {
  const there = db.updateTable('kept_upload').set({ key: newKey }).where('key', '=', key);
  return changeRow(path === undefined ? there : there.where('path', '=', path));
}

/** The uploads with one of these owners. */
export async function listOwnedUploads(db: Database, owners: readonly string[]): Promise<KeptUpload[]> {
  if (owners.length === 0) return [];
  const rows = await db.selectFrom('kept_upload').selectAll().where('owner', 'in', owners).execute();
  return rows.map((row) => ({ path: row.path, name: row.original_name, size: row.size }));
}

/** The key by which a form finds its upload, and its owners: hashes of a person and of a network. */
export type UploadPlace = { key: string; owner: string; network: string };

/** Moves an upload to a key, which must be free. */
export async function moveUpload(db: Database, path: string, place: UploadPlace): Promise<void> {
  await db.updateTable('kept_upload').set(place).where('path', '=', path).execute();
}

/** The number and bytes kept for forms, for networks with one of these names or in total, without `besides`. */
export async function sumKeptUploads(db: Database, networks?: readonly string[], besides = ''): Promise<CvRoom> {
  const kept = db.selectFrom('kept_upload').where('network', 'is not', null).where('path', '!=', besides);
  const { rows, bytes } = await (networks ? kept.where('network', 'in', networks) : kept)
    .select(({ fn }) => [fn.countAll().as('rows'), fn.sum<number | null>('size').as('bytes')])
    .executeTakeFirstOrThrow();
  return { rows: Number(rows), bytes: Number(bytes ?? 0) };
}

export const hasUpload = (db: Database, path: string): Promise<boolean> =>
  hasRow(db.selectFrom('kept_upload').select('path').where('path', '=', path));

/** Deletes the row of an upload; false when another caller did. */
export const deleteUpload = (db: Database, path: string): Promise<boolean> =>
  changeRow(db.deleteFrom('kept_upload').where('path', '=', path));

/** The paths of uploads kept up to `until`. */
export async function listOldUploads(db: Database, until: Date): Promise<string[]> {
  const old = db.selectFrom('kept_upload').select('path').where('created_at', '<=', until.toISOString());
  return (await old.execute()).map((row) => row.path);
}

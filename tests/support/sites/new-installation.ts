import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { markPrintedPassword } from '#server/accounts/recovery/printed-password.ts';
import { backupQueries } from '#server/operations/backup/backup-queries.ts';
import type { Records } from '../given/given-records.ts';
import { cheapPasswordHash } from './cheap-password.ts';
import { required } from './first.ts';

/** What the first start prints. */
export const printed = { username: 'admin', password: 'kq3xmr-8vtw2n-hj5ypc-s7dzeb' };

/** The only account is the one that the first start makes, whose printed password is known. */
export async function asAfterFirstStart({ database: { db } }: Records): Promise<void> {
  for (const table of ['session', 'invitation', 'account', 'setting'] as const) await db.deleteFrom(table).execute();
  const passwordHash = cheapPasswordHash(printed.password);
  await accountQueries.insert(db, { username: printed.username, passwordHash, role: 'admin' });
  const { id } = required(await accountQueries.findByName(db, printed.username));
  await markPrintedPassword(db, { id, passwordHash });
}

/** A backup that was restored on trial just now. */
export async function givenProvenBackup({ database: { db }, dataDir }: Records & { dataDir: string }): Promise<void> {
  const id = `mansooj-${Date.now()}`;
  const archive = `${id}.tar.zst`;
  await backupQueries.begin(db, id);
  await givenArchive(dataDir, archive);
  await backupQueries.noteArchive(db, id, { archive, bytes: 1_000_000, rows: 1_000, files: 100 });
  await backupQueries.finish(db, id, { isDrilled: true });
}

/** A file in the usual place of backups; only its name is read. */
export async function givenArchive(dataDir: string, name: string): Promise<void> {
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups', name), 'an archive');
}

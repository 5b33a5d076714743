import { hash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { accountQueries } from '../account-queries.ts';
import { passkeyQueries } from '../passkeys/passkey-queries.ts';
import { secondFactorQueries } from '../second-factor/second-factor-queries.ts';

const setting = 'printed_password';
const hashMark = (passwordHash: string): string => hash('sha256', passwordHash, 'base64url');

/** What the owner of the account may have set up instead of another password. */
const strongerWays: readonly ((db: Database, accountId: string) => Promise<boolean>)[] = [
  async (db, accountId) => (await secondFactorQueries.find(db, accountId)).since !== null,
  async (db, accountId) => (await passkeyQueries.list(db, accountId)).length > 0,
];

/** Remembers whose password was printed at the first start, and which. */
export async function markPrintedPassword(db: Database, account: { id: string; passwordHash: string }): Promise<void> {
  await writeSetting(db, setting, { account: account.id, mark: hashMark(account.passwordHash) });
}

/** Whether somebody still signs in with nothing but the password that was printed at the first start. */
export async function reliesOnPrintedPassword(db: Database): Promise<boolean> {
  const printed = await readSetting(db, setting);
  if (!isRecord(printed)) return false;
  const account = await accountQueries.find(db, String(printed.account));
  if (!account || hashMark(account.passwordHash) !== printed.mark) return false;
  for (const isStronger of strongerWays) if (await isStronger(db, account.id)) return false;
  return true;
}

import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { accountQueries } from '../account-queries.ts';
import { hashPassword } from '../password-hash.ts';
import { isCommonPassword, isOwnWords } from '../password-rules.ts';
import { markPrintedPassword } from '../recovery/printed-password.ts';

export type Credentials = { username: string; password: string };

const defaultName = 'admin';

/** Whether anybody would guess the password that the settings give the first administrator. */
export async function isGuessable({ username = defaultName, password }: Partial<Credentials>): Promise<boolean> {
  return Boolean(password) && (isOwnWords(password ?? '', [username]) || (await isCommonPassword(password ?? '')));
}

/**
 * Creates the first administrator of a database without accounts, from the settings or as `admin`.
 * @returns the credentials to print once when the password was generated; undefined otherwise.
 */
export async function createFirstAdministrator(
  db: Database,
  settings: Partial<Credentials>,
): Promise<Credentials | undefined> {
  if (!(await accountQueries.isEmpty(db))) return undefined;
  const username = settings.username?.normalize('NFKC').trim() || defaultName;
  const password = settings.password ?? randomPassword();
  const id = randomUUIDv7();
  const account = { username, passwordHash: await hashPassword(password), role: 'admin' };
  // Processes that start together generate different passwords; only the stored one is printed.
  const isPrinted = settings.password === undefined;
  const isStored = await db.transaction().execute(async (transaction) => {
    if (!(await accountQueries.insert(transaction, account, id))) return false;
    if (isPrinted) await markPrintedPassword(transaction, { id, ...account });
    return true;
  });
  return isStored && isPrinted ? { username, password } : undefined;
}

/** 120 random bits in five groups of letters and digits, without 0, O, 1, l and I. */
function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.match(/.{6}/g)?.join('-') ?? letters;
}

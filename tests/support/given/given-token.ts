import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { sessionQueries } from '#server/accounts/sign-in/session-queries.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { Records } from './given-records.ts';

/** The headers of a signed-in user, by default an administrator. */
export async function givenToken(
  { database: { db } }: Records,
  role: Role = 'admin',
): Promise<{ authorization: string }> {
  const username = `${role}-${randomUUID()}`;
  // These accounts never sign in: hashing a real password is slow.
  await accountQueries.insert(db, { username, passwordHash: 'none', role });
  const account = await accountQueries.findByName(db, username);
  const token = randomBytes(32).toString('base64url');
  await sessionQueries.insert(db, createHash('sha256').update(token).digest('base64url'), account!.id);
  return { authorization: `Bearer ${token}` };
}

import type { Database } from '#server/core/db/database.ts';
import { signInLimits } from '#shared/accounts/account.ts';
import type { User } from '#shared/accounts/account-answers.ts';
import { toRole } from '../account-queries.ts';

const before = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

const columns = [
  'account.id',
  'account.username',
  'account.role',
  'account.email',
  'account.totp_since',
  'account.created_at',
] as const;

/** Accounts with their open sessions. */
function users(db: Database) {
  const { idleMilliseconds, absoluteMilliseconds } = signInLimits;
  return db
    .selectFrom('account')
    .leftJoin('session', (join) =>
      join
        .onRef('session.account_id', '=', 'account.id')
        .on('session.used_at', '>=', before(idleMilliseconds))
        .on('session.created_at', '>=', before(absoluteMilliseconds)),
    )
    .select(columns)
    .select(({ fn }) => [
      fn.count<number>('session.token_hash').as('sessions'),
      fn.max('session.used_at').as('last_seen_at'),
    ])
    .groupBy(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof users>['execute']>>[number];

function toUser(row: Row): User {
  return {
    _id: row.id,
    username: row.username,
    role: toRole(row.role),
    email: row.email,
    hasTotp: row.totp_since !== null,
    createdAt: row.created_at,
    sessions: Number(row.sessions),
    lastSeenAt: row.last_seen_at ?? null,
  };
}

export const userQueries = {
  list: async (db: Database): Promise<User[]> =>
    (await users(db).orderBy('account.username_key').groupBy('account.username_key').execute()).map(toUser),

  async find(db: Database, id: string): Promise<User | undefined> {
    const row = await users(db).where('account.id', '=', id).executeTakeFirst();
    return row && toUser(row);
  },
};

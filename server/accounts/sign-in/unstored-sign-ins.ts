import type { Database } from '#server/core/db/database.ts';
import { openMemoryDatabase } from '#server/core/db/database.ts';
import { isInfrastructureError } from '#server/core/db/engines/infrastructure-errors.ts';
import { withLockTimeout } from '#server/core/db/engines/lock-timeout.ts';
import { createProofOfWork } from '#server/core/spam/proof-of-work-service.ts';
import { AppError } from '#shared/errors.ts';
import { accountQueries, type StoredAccount } from '../account-queries.ts';
import type { SecondFactorService } from '../second-factor/second-factor-service.ts';
import type { KnownPlaces, SignInPlace } from './known-places.ts';
import { hashToken } from './other-sessions.ts';
import { newSessionToken, type SessionOpening, type SignedIn } from './session-opening.ts';
import type { Session } from './session-queries.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

type Parts = {
  db: Database;
  places: KnownPlaces;
  secondFactor: SecondFactorService;
  sessions: SessionOpening;
  rateLimitFactor: number;
};

/** A session that the database could not take yet. */
type Unstored = { account: StoredAccount; place: SignInPlace; token: string; at: string };

// Only who knows a password opens one.
const mostSessions = 1_000;

/**
 * Sign-ins while the database takes no changes, such as on a full disk: staff can still read. Attempts are counted in
 * memory under the same limits, and sessions stay in this process until the database takes them.
 */
export function createUnstoredSignIns({ db, places, secondFactor, sessions, rateLimitFactor: factor }: Parts) {
  const unstored = new Map<string, Unstored>();
  const usedSteps = new Map<string, number>();
  let limits: Promise<ReturnType<typeof createSignInThrottle>> | undefined;
  let storing: Promise<void> | undefined;

  async function openThrottle() {
    const memory = await openMemoryDatabase();
    return createSignInThrottle({ db: memory, factor, places, proofOfWork: createProofOfWork({ db: memory }) });
  }

  /** Only codes of the app: a recovery code could not be used up. */
  async function acceptsCode(accountId: string, typed: string): Promise<boolean> {
    const step = await secondFactor.findUnusedStep(accountId, typed);
    if (step === undefined || step <= (usedSteps.get(accountId) ?? 0)) return false;
    usedSteps.set(accountId, step);
    return true;
  }

  async function open(account: StoredAccount, place: SignInPlace): Promise<SignedIn> {
    const { username, role } = account;
    const [token, at] = [newSessionToken(), new Date().toISOString()];
    const [oldest] = unstored.keys();
    if (oldest !== undefined && unstored.size >= mostSessions) unstored.delete(oldest);
    unstored.set(hashToken(token), { account, place, token, at });
    return { token, user: { username, role } };
  }

  /** As if it were opened now, except for its time. */
  async function storeOne({ account, place, token, at }: Unstored): Promise<void> {
    const step = usedSteps.get(account.id);
    await sessions.open(account, place, {
      earlier: { token, at },
      settle: async (transaction) => {
        if (step !== undefined) await secondFactor.takeStep(transaction, account.id, step);
      },
    });
  }

  async function storeAll(): Promise<void> {
    for (const [hash, session] of unstored) {
      try {
        await withLockTimeout(0, () => storeOne(session));
      } catch (error) {
        if (isInfrastructureError(error)) return;
        unstored.delete(hash);
        // The password has changed in the meantime.
        if (!(error instanceof AppError)) throw error;
      }
      unstored.delete(hash);
    }
  }

  return {
    /** The limits of attempts, which are counted in memory. */
    throttle: () => (limits ??= openThrottle()),
    acceptsCode,
    open,

    /** Stores the sessions as soon as the database takes them; so what ends sessions ends these too. */
    async store(): Promise<void> {
      if (unstored.size === 0) return;
      storing ??= storeAll().finally(() => {
        storing = undefined;
      });
      await storing;
    },

    /** The session of a token that could not be stored; a new password ends it, and its use does not prolong it. */
    async find(token: string): Promise<Session | undefined> {
      const session = unstored.get(hashToken(token));
      const account = session && (await accountQueries.find(db, session.account.id));
      if (!account || account.passwordHash !== session.account.passwordHash) return undefined;
      const { id, username, role } = account;
      const { at } = session;
      return { id, username, role, createdAt: at, usedAt: at, provenAt: at, hasTotp: await secondFactor.isOn(id) };
    },

    /** Ends a session; false when there is none of this token. */
    end: (token: string): boolean => unstored.delete(hashToken(token)),

    sweep: async (): Promise<void> => (await limits)?.sweep(),
  };
}

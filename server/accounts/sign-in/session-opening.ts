import { randomBytes } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import type { SignedInUser } from '#shared/accounts/account.ts';
import { AppError } from '#shared/errors.ts';
import { accountQueries, type StoredAccount } from '../account-queries.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { KnownPlaces, SignInPlace } from './known-places.ts';
import type { NewDeviceNotice } from './new-device-notice.ts';
import { hashToken } from './other-sessions.ts';
import { sessionQueries } from './session-queries.ts';

/** A successful sign-in; the browser keeps `deviceToken`, if any, which identifies it at later sign-ins. */
export type SignedIn = { token: string; user: SignedInUser; deviceToken?: string };

/**
 * How a user proved who they are: `by` is in the audit log, `settle` runs in the session's transaction, `earlier` is a
 * session that could not be stored when it was opened.
 */
type Proof = {
  by?: 'passkey';
  settle?: (transaction: Database) => Promise<void>;
  earlier?: { token: string; at: string };
};

const tokenBytes = 32;

/** The token of a new session. */
export const newSessionToken = (): string => randomBytes(tokenBytes).toString('base64url');

type Parts = { db: Database; audit: AuditService; places: KnownPlaces; notice: NewDeviceNotice };

export type SessionOpening = ReturnType<typeof createSessionOpening>;

/** The last step of every sign-in. */
export function createSessionOpening({ db, audit, places, notice }: Parts) {
  return {
    /**
     * Stores a session and its known place; a sign-in from a new device is mailed to the user.
     * @throws AppError 401 when the password changed while the proof was being checked, since that change must end this
     * session too; what `settle` throws
     */
    async open(account: StoredAccount, place: SignInPlace, proof: Proof = {}): Promise<SignedIn> {
      const { id, username, role, passwordHash } = account;
      const token = proof.earlier?.token ?? newSessionToken();
      const deviceToken = await db.transaction().execute(async (transaction) => {
        if (!(await accountQueries.holdWithPassword(transaction, id, passwordHash)))
          throw new AppError('unauthenticated', 'login_invalid');
        await proof.settle?.(transaction);
        await sessionQueries.insert(transaction, hashToken(token), id, { device: place.device, at: proof.earlier?.at });
        await notice.tell(transaction, account, place);
        const remembered = await places.remember(transaction, id, place);
        const entry = { action: 'sign_in', section: 'sign-in', by: id, record: id } as const;
        await audit.record({ ...entry, fields: proof.by ? [proof.by] : [], address: place.address }, transaction);
        return remembered;
      });
      return { token, user: { username, role }, deviceToken };
    },
  };
}

import type { Database } from '#server/core/db/database.ts';
import { type NewCredential, passkeyLimits, type SignedChallenge } from '#shared/accounts/passkey.ts';
import type { Passkey } from '#shared/accounts/passkey-answers.ts';
import { AppError } from '#shared/errors.ts';
import { accountQueries } from '../account-queries.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { KnownPlaces, SignInPlace } from '../sign-in/known-places.ts';
import { type Caller, endSessionsExcept, hashToken } from '../sign-in/other-sessions.ts';
import type { SessionOpening, SignedIn } from '../sign-in/session-opening.ts';
import { type Account, sessionQueries } from '../sign-in/session-queries.ts';
import { createSignInThrottle } from '../sign-in/sign-in-throttle.ts';
import {
  type CreationOptions,
  creationOptions,
  type RequestOptions,
  readClientData,
  requestOptions,
  verifyCreation,
  verifyUse,
} from './passkey-ceremonies.ts';
import { createPasskeyChallenges, type Purpose } from './passkey-challenges.ts';
import { passkeyQueries, type StoredPasskey } from './passkey-queries.ts';
import { nameRelyingParty } from './relying-party.ts';

export type PasskeyService = ReturnType<typeof createPasskeyService>;
type Parts = Parameters<typeof createSignInThrottle>[0] & {
  audit: AuditService;
  places: KnownPlaces;
  sessions: SessionOpening;
  companyNames: () => Promise<string[]>;
  siteUrl: string;
};

/** A passkey that was used; with `settle`, which records it, its use is accepted. */
type Use = { passkey: StoredPasskey | undefined; settle?: (transaction: Database) => Promise<void> };

const purposeIn = (act: 'confirm' | 'add', token: string): Purpose => ({ act, session: hashToken(token) });
const refusal = () => new AppError('invalid', 'passkey_refused');
const notFound = () => new AppError('not_found', 'passkey_not_found');
const toShown = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  _id: id,
  name,
  createdAt,
  lastUsedAt,
});

/** Passkeys (WebAuthn): they stand for the password and the second factor at once (decision 43). */
export function createPasskeyService(parts: Parts) {
  const { db, audit, places, sessions, companyNames } = parts;
  const party = nameRelyingParty(parts.siteUrl);
  const challenges = createPasskeyChallenges(parts);
  const throttle = createSignInThrottle(parts);

  function requireParty() {
    if (!party) throw new AppError('not_found', 'passkey_not_available');
    return party;
  }

  /** What was expected of a reply, or undefined for a foreign origin and a challenge of another purpose or time. */
  async function findExpectation({ clientDataJSON }: { clientDataJSON: string }, purpose: Purpose) {
    const said = readClientData(clientDataJSON);
    if (!said || !party?.isOrigin(said.origin) || !(await challenges.accepts(said.challenge, purpose)))
      return undefined;
    return { ...said, party };
  }

  /** The passkey that signed a challenge, and how its use is recorded if nothing about it is wrong. */
  async function verify(signed: SignedChallenge, purpose: Purpose): Promise<Use> {
    const passkey = await passkeyQueries.find(db, signed.id);
    const expected = await findExpectation(signed.response, purpose);
    if (!passkey || !expected || !isOwner(signed, passkey)) return { passkey };
    const counter = await verifyUse(signed, passkey, expected);
    if (counter === undefined) return { passkey };
    return {
      passkey,
      async settle(transaction) {
        const isFirst = await challenges.redeem(transaction, expected.challenge);
        if (!isFirst || !(await passkeyQueries.use(transaction, passkey, counter))) throw refusal();
      },
    };
  }

  async function recordFailure(
    action: 'sign_in_failed' | 'confirmation_failed',
    id: string | undefined,
    at: SignInPlace,
  ) {
    const entry = { action, section: 'sign-in', fields: ['passkey'], record: id, address: at.address } as const;
    await audit.record({ ...entry, by: action === 'confirmation_failed' ? id : undefined });
  }

  return {
    /** Whether SITE_URL allows passkeys. */
    isAvailable: party !== undefined,

    listPasskeys: async ({ id }: Account): Promise<Passkey[]> => (await passkeyQueries.list(db, id)).map(toShown),

    hasAny: async ({ id }: Account): Promise<boolean> =>
      party !== undefined && (await passkeyQueries.count(db, id)) > 0,

    /** @throws AppError `not_found` where SITE_URL allows none */
    beginSignIn: async (): Promise<RequestOptions> =>
      requestOptions(requireParty(), await challenges.issue({ act: 'sign-in' })),

    /**
     * Opens a session, in place of password and second factor.
     * @throws AppError `unauthenticated` (401) for any passkey that is not accepted; `too_many` (429) after ten failures
     * of the network in fifteen minutes
     */
    async signIn(signed: SignedChallenge, place: SignInPlace): Promise<SignedIn> {
      const takeBack = await throttle.beginPasskey(place);
      const { passkey, settle } = await verify(signed, { act: 'sign-in' });
      const account = passkey && settle ? await accountQueries.find(db, passkey.accountId) : undefined;
      if (!account || !settle) {
        await recordFailure('sign_in_failed', passkey?.accountId, place);
        throw new AppError('unauthenticated', 'passkey_refused');
      }
      const signedIn = await sessions.open(account, place, { by: 'passkey', settle }).catch((error: unknown) => {
        throw isRefusal(error) ? new AppError('unauthenticated', 'passkey_refused') : error;
      });
      await takeBack();
      return signedIn;
    },

    /** @throws AppError `not_found` without a passkey */
    async beginConfirmation({ id }: Account, { token }: Caller): Promise<RequestOptions> {
      const known = await passkeyQueries.list(db, id);
      if (known.length === 0) throw notFound();
      return requestOptions(requireParty(), await challenges.issue(purposeIn('confirm', token)), known);
    },

    /** Proves again who uses a session. @throws AppError `invalid` (422); `too_many` (429) after ten failures */
    async confirm({ id }: Account, signed: SignedChallenge, caller: Caller): Promise<void> {
      const takeBack = await throttle.beginProof(caller.token);
      const { passkey, settle } = await verify(signed, purposeIn('confirm', caller.token));
      if (passkey?.accountId !== id || !settle) {
        await recordFailure('confirmation_failed', id, caller);
        throw refusal();
      }
      await db.transaction().execute(async (transaction) => {
        await settle(transaction);
        await sessionQueries.prove(transaction, hashToken(caller.token));
      });
      await takeBack();
    },

    /** @throws AppError `conflict` (409) at the limit; `not_found` where SITE_URL allows none */
    async beginAdding({ id, username }: Account, { token }: Caller): Promise<CreationOptions> {
      const known = await passkeyQueries.list(db, id);
      requireRoom(known.length);
      const [company = 'Mansooj'] = await companyNames();
      const challenge = await challenges.issue(purposeIn('add', token));
      return creationOptions({ party: requireParty(), challenge, company, user: { id, name: username } }, known);
    },

    /**
     * @throws AppError `invalid` (422) when the browser's reply is not accepted; `conflict` (409) at the limit, and for a
     * credential that is stored already
     */
    async addPasskey({ id }: Account, added: { name: string; credential: NewCredential }, { token }: Caller) {
      const expected = await findExpectation(added.credential.response, purposeIn('add', token));
      const made = expected && (await verifyCreation(added.credential, expected));
      if (!expected || !made) throw refusal();
      return db.transaction().execute(async (transaction) => {
        await accountQueries.hold(transaction, id);
        if (!(await challenges.redeem(transaction, expected.challenge))) throw refusal();
        requireRoom(await passkeyQueries.count(transaction, id));
        const { id: credentialId, publicKey, counter } = made;
        const { transports } = added.credential.response;
        const values = { accountId: id, credentialId, publicKey, counter, transports, name: added.name };
        const stored = await passkeyQueries.insert(transaction, values);
        if (!stored) throw new AppError('conflict', 'passkey_known');
        return toShown(stored);
      });
    },

    /** @throws AppError `not_found` */
    async renamePasskey({ id: accountId }: Account, id: string, name: string): Promise<void> {
      if (!(await passkeyQueries.rename(db, { accountId, id, name }))) throw notFound();
    },

    /** Removes a passkey and ends the user's other sessions: it may be lost. @throws AppError `not_found` */
    async removePasskey({ id: accountId }: Account, id: string, caller: Caller): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (!(await passkeyQueries.remove(transaction, accountId, id))) throw notFound();
        await endSessionsExcept(transaction, accountId, { places, caller });
      });
    },
  };
}

function requireRoom(count: number): void {
  if (count >= passkeyLimits.perUser) throw new AppError('conflict', 'passkey_limit');
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.messageKey === 'passkey_refused';

/** Whether the authenticator names the same user as the stored passkey; it may name none. */
function isOwner({ response: { userHandle } }: SignedChallenge, { accountId }: StoredPasskey): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === accountId;
}

import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { siteSecret } from '#server/core/db/site-secret.ts';
import type { SecondFactor, SecondFactorKey } from '#shared/accounts/account-answers.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { KnownPlaces } from '../sign-in/known-places.ts';
import { type Caller, endSessionsExcept } from '../sign-in/other-sessions.ts';
import type { Account } from '../sign-in/session-queries.ts';
import { secondFactorQueries } from './second-factor-queries.ts';
import { decryptText, encryptText } from './text-encryption.ts';

const keyBytes = 20;
const period = 30;
// A phone's clock may be half a minute off in either direction.
const window = 1;

const totpOf = (key: string, { issuer = '', label = '' } = {}): TOTP =>
  new TOTP({ secret: Secret.fromBase32(key), issuer, label, period, digits: 6, algorithm: 'SHA1' });

/** The time step of `code`; undefined when it matches no step around now. */
function stepOfCode(key: string, code: string): number | undefined {
  const delta = totpOf(key).validate({ token: code, window });
  return delta === null ? undefined : TOTP.counter({ period }) + delta;
}

// Without characters that are easily confused (0 and o, 1 and l); 32 characters divide a byte evenly.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const howMany = 10;
const groupLength = 5;
const length = 3 * groupLength;

/** New codes of 75 random bits, in groups. */
function drawRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return letters.match(/.{5}/g)?.join('-') ?? letters;
  });
}

/** The letters and digits of a code, however it was typed. */
const readCode = (typed: string): string =>
  toWesternDigits(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The stored hash of a code; unsalted, since 75 bits cannot be guessed. */
const hashRecoveryCode = (typed: string): string => hash('sha256', readCode(typed), 'base64url');

/** Whether the input has the form of a recovery code rather than of an app code. */
const isRecoveryCode = (typed: string): boolean => readCode(typed).length === length;

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
type Parts = { db: Database; audit: AuditService; places: KnownPlaces; companyNames: () => Promise<string[]> };

/** The setting that requires a second factor of every administrator. */
export const totpSetting = 'totp_for_administrators';

/**
 * Second factors of users: one-time codes of an authenticator app (RFC 6238) and recovery codes. Every change of a
 * second factor ends the user's other sessions in the same transaction, because they were opened under the old terms.
 */
export function createSecondFactorService({ db, audit, places, companyNames }: Parts) {
  const sealKey = (database: Database) => siteSecret(database, 'totp');
  const isRequired = async () => (await readSetting(db, totpSetting)) === true;

  /** The time step of an app code; undefined for a wrong or used one. */
  async function findUnusedStep(accountId: string, typed: string, database = db): Promise<number | undefined> {
    const { sealedKey, step: lastUsed } = await secondFactorQueries.find(database, accountId);
    if (!sealedKey) return undefined;
    const code = toWesternDigits(typed).replace(/\s/g, '');
    const step = stepOfCode(decryptText(await sealKey(database), sealedKey), code);
    return step !== undefined && step > lastUsed ? step : undefined;
  }

  async function acceptsAppCode(accountId: string, typed: string, database: Database = db): Promise<boolean> {
    const step = await findUnusedStep(accountId, typed, database);
    return step !== undefined && secondFactorQueries.takeStep(database, accountId, step);
  }

  async function acceptsRecoveryCode(accountId: string, typed: string): Promise<boolean> {
    if (!isRecoveryCode(typed)) return false;
    if (!(await secondFactorQueries.takeRecoveryCode(db, accountId, hashRecoveryCode(typed)))) return false;
    await audit.record({ action: 'recovery_code_used', section: 'sign-in', by: accountId, record: accountId });
    return true;
  }

  async function newRecoveryCodes(database: Database, accountId: string): Promise<string[]> {
    const codes = drawRecoveryCodes();
    await secondFactorQueries.replaceRecoveryCodes(database, accountId, codes.map(hashRecoveryCode));
    return codes;
  }

  async function remove(accountId: string, caller?: Caller): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await secondFactorQueries.remove(transaction, accountId);
      await endSessionsExcept(transaction, accountId, { places, caller });
    });
  }

  return {
    isRequired,

    async setRequired(required: boolean): Promise<void> {
      await writeSetting(db, totpSetting, required);
    },

    isOn: async (accountId: string): Promise<boolean> => (await secondFactorQueries.find(db, accountId)).since !== null,

    async getState({ id, role }: Account): Promise<SecondFactor> {
      const { since } = await secondFactorQueries.find(db, id);
      const recoveryCodes = since ? await secondFactorQueries.countRecoveryCodes(db, id) : 0;
      return { since, recoveryCodes, isRequired: role === 'admin' && (await isRequired()) };
    },

    /** Whether a code is valid for the account: an unused app code or a recovery code. A valid code is used up. */
    accepts: async (accountId: string, typed: string): Promise<boolean> =>
      (await acceptsAppCode(accountId, typed)) || acceptsRecoveryCode(accountId, typed),

    findUnusedStep: (accountId: string, typed: string) => findUnusedStep(accountId, typed),
    takeStep: secondFactorQueries.takeStep,

    /**
     * Creates a key, which becomes active when a code confirms it. @throws AppError `conflict` (409) when one is active
     */
    async begin({ id, username }: Account): Promise<SecondFactorKey> {
      const key = new Secret({ size: keyBytes }).base32;
      const isBegun = await secondFactorQueries.begin(db, id, encryptText(await sealKey(db), key));
      if (!isBegun) throw new AppError('conflict', 'totp_is_on');
      const [issuer = 'Mansooj'] = await companyNames();
      // The authenticator app reads this address from a QR code.
      return { key, address: totpOf(key, { issuer, label: username }).toString() };
    },

    /**
     * Activates the key.
     * @returns the recovery codes, which are shown only once
     * @throws AppError `invalid` (422) for a wrong code; `conflict` (409) when a key is active already
     */
    async confirm({ id }: Account, code: string, caller: Caller): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        if ((await secondFactorQueries.find(transaction, id)).since) throw new AppError('conflict', 'totp_is_on');
        if (!(await acceptsAppCode(id, code, transaction))) throw fieldRefused('code', 'totp_code_wrong');
        await secondFactorQueries.confirm(transaction, id);
        await endSessionsExcept(transaction, id, { places, caller });
        return newRecoveryCodes(transaction, id);
      });
    },

    /** @throws AppError `conflict` (409) while the setting requires one */
    async turnOff({ id, role }: Account, caller: Caller): Promise<void> {
      if (role === 'admin' && (await isRequired())) throw new AppError('conflict', 'totp_is_required');
      await remove(id, caller);
    },

    /** For a user who has lost both phone and codes. */
    reset: (accountId: string): Promise<void> => remove(accountId),

    /** New recovery codes in place of the old ones. @throws AppError `conflict` (409) without a second factor */
    async renewRecoveryCodes({ id }: Account, caller: Caller): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const { since } = await secondFactorQueries.find(transaction, id);
        if (!since) throw new AppError('conflict', 'totp_is_off');
        await endSessionsExcept(transaction, id, { places, caller });
        return newRecoveryCodes(transaction, id);
      });
    },
  };
}

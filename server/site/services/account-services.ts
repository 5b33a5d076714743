import type { AuditService } from '#server/accounts/audit/audit-service.ts';
import { createListViews } from '#server/accounts/list-views/list-views.ts';
import { createPasskeyService } from '#server/accounts/passkeys/passkey-service.ts';
import { createPasswordRules } from '#server/accounts/password-rules.ts';
import { createRecoveryService } from '#server/accounts/recovery/recovery-service.ts';
import { createSecondFactorService } from '#server/accounts/second-factor/second-factor-service.ts';
import { createAuthService } from '#server/accounts/sign-in/auth-service.ts';
import { createKnownPlaces } from '#server/accounts/sign-in/known-places.ts';
import { createNewDeviceNotice } from '#server/accounts/sign-in/new-device-notice.ts';
import { createSessionOpening } from '#server/accounts/sign-in/session-opening.ts';
import { createInvitationService } from '#server/accounts/users/invitation-service.ts';
import { createUserService } from '#server/accounts/users/user-service.ts';
import { companyQueries } from '#server/content/company/company-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import { createLetterLimits } from '#server/core/spam/letter-limits.ts';
import { createNetworkPseudonyms } from '#server/core/spam/network-pseudonyms.ts';
import { createProofOfWork } from '#server/core/spam/proof-of-work-service.ts';
import { storageLimits } from '#shared/leads/spam-limits.ts';

type AccountParts = {
  db: Database;
  audit: AuditService;
  mail: Pick<MailService, 'isSetUp' | 'queueMail'>;
  logger: { error(details: object, message: string): void };
  rateLimitFactor: number;
  siteUrl: string;
};

/** The names under which people know the company. */
async function readCompanyNames(db: Database): Promise<string[]> {
  const company = await companyQueries.find(db);
  if (!company) return [];
  const names = [company.name, company.translations.ar.name];
  return names.filter((name) => name !== undefined);
}

/** Counts the letters that strangers cause by asking for password links. */
function countLetters({ db, rateLimitFactor }: Pick<AccountParts, 'db' | 'rateLimitFactor'>) {
  const networks = createNetworkPseudonyms({ db });
  const letters = createLetterLimits({ factor: rateLimitFactor });
  return async (network: string): Promise<boolean> => {
    const names = await networks.namesFor(network, storageLimits.windowMilliseconds);
    return letters.take(db, { networks: names, at: Date.now() });
  };
}

/** Account services: users, sessions, passwords, second factor, recovery. */
export function createAccountServices(parts: AccountParts) {
  const companyNames = () => readCompanyNames(parts.db);
  const passwordRules = createPasswordRules({ companyNames });
  const places = createKnownPlaces(parts);
  const secondFactor = createSecondFactorService({ ...parts, places, companyNames });
  const proofOfWork = createProofOfWork(parts);
  const notice = createNewDeviceNotice({ ...parts, places });
  const sessions = createSessionOpening({ ...parts, places, notice });
  const factor = parts.rateLimitFactor;
  return {
    auth: createAuthService({ ...parts, passwordRules, secondFactor, places, sessions, proofOfWork }),
    passkeys: createPasskeyService({ ...parts, factor, places, sessions, proofOfWork, companyNames }),
    listViews: createListViews(parts),
    invitations: createInvitationService({ ...parts, passwordRules }),
    recovery: createRecoveryService({ ...parts, passwordRules, places, takeLetter: countLetters(parts) }),
    secondFactor,
    users: createUserService({ ...parts, passwordRules, places }),
  };
}

import type { FastifyRequest } from 'fastify';
import { auditCalls } from '#server/accounts/audit-calls.ts';
import { authCalls } from '#server/accounts/auth-calls.ts';
import { confirmationCalls } from '#server/accounts/confirmation-calls.ts';
import { invitationCalls } from '#server/accounts/invitation-calls.ts';
import { passkeyCalls } from '#server/accounts/passkey-calls.ts';
import { secondFactorCalls } from '#server/accounts/second-factor-calls.ts';
import { securitySettingsCalls } from '#server/accounts/security-settings-calls.ts';
import { sessionCalls } from '#server/accounts/session-calls.ts';
import { userCalls } from '#server/accounts/user-calls.ts';
import { redirectCalls } from '#server/addresses/redirect-calls.ts';
import { backupCalls } from '#server/backup/backup-calls.ts';
import { companyCalls } from '#server/company/company-calls.ts';
import { historyCalls } from '#server/content/history-calls.ts';
import { trashCalls } from '#server/content/trash-calls.ts';
import { dashboardCalls } from '#server/dashboard/dashboard-calls.ts';
import { firstDayCalls } from '#server/dashboard/first-day-calls.ts';
import { demoCalls } from '#server/demo/demo-calls.ts';
import { healthCalls } from '#server/health/health-calls.ts';
import type { Call } from '#server/http/calls.ts';
import { stalledJobsCalls } from '#server/jobs/stalled-jobs-calls.ts';
import { kindCalls } from '#server/kinds/kind-calls.ts';
import { leadCalls } from '#server/leads/lead-calls.ts';
import { threadCalls } from '#server/leads/thread-calls.ts';
import { outboxCalls } from '#server/mail/outbox-calls.ts';
import { imageCalls } from '#server/media/image-calls.ts';
import { privacyCalls } from '#server/privacy/privacy-calls.ts';
import { searchCalls } from '#server/search/search-calls.ts';
import { termCalls } from '#server/search/term-calls.ts';
import type { Services } from '#server/services/services.ts';
import { textCheckCalls } from '#server/text-checks/text-check-calls.ts';
import { draftCalls } from '#server/translations/draft-calls.ts';
import { translationCalls } from '#server/translations/translation-calls.ts';
import { askedSearchCalls } from '#server/visits/asked-search-calls.ts';
import { visitCalls } from '#server/visits/visit-calls.ts';
import { type ApiDescription, descriptionCalls } from './description-calls.ts';

/** What the calls are answered with. */
export type ApiParts = Services & {
  /** Whether a call came over TLS. */
  isSecure: (request: FastifyRequest) => boolean;
  description: ApiDescription;
};

/** Every API call, in the order of the documentation. */
export const apiCalls: Call<ApiParts>[] = [
  ...kindCalls,
  ...companyCalls,
  ...trashCalls,
  ...historyCalls,
  ...translationCalls,
  ...draftCalls,
  ...demoCalls,
  ...imageCalls,
  ...leadCalls,
  ...threadCalls,
  ...privacyCalls,
  ...authCalls,
  ...confirmationCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...userCalls,
  ...invitationCalls,
  ...auditCalls,
  ...securitySettingsCalls,
  ...dashboardCalls,
  ...firstDayCalls,
  ...backupCalls,
  ...searchCalls,
  ...termCalls,
  ...redirectCalls,
  ...textCheckCalls,
  ...outboxCalls,
  ...healthCalls,
  ...visitCalls,
  ...askedSearchCalls,
  ...stalledJobsCalls,
  ...descriptionCalls,
];

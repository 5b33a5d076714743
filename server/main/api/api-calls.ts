import type { FastifyRequest } from 'fastify';
import { auditCalls } from '#server/accounts/audit/audit-calls.ts';
import { listViewCalls } from '#server/accounts/list-views/list-view-calls.ts';
import { passkeyCalls } from '#server/accounts/passkeys/passkey-calls.ts';
import { secondFactorCalls } from '#server/accounts/second-factor/second-factor-calls.ts';
import { securitySettingsCalls } from '#server/accounts/security-settings-calls.ts';
import { authCalls } from '#server/accounts/sign-in/auth-calls.ts';
import { confirmationCalls } from '#server/accounts/sign-in/confirmation-calls.ts';
import { sessionCalls } from '#server/accounts/sign-in/session-calls.ts';
import { invitationCalls } from '#server/accounts/users/invitation-calls.ts';
import { userCalls } from '#server/accounts/users/user-calls.ts';
import { redirectCalls } from '#server/content/addresses/redirect-calls.ts';
import { companyCalls } from '#server/content/company/company-calls.ts';
import { demoCalls } from '#server/content/demo/demo-calls.ts';
import { kindCalls } from '#server/content/kinds/kind-calls.ts';
import { imageCalls } from '#server/content/media/image-calls.ts';
import { historyCalls } from '#server/content/records/history/history-calls.ts';
import { trashCalls } from '#server/content/records/trash/trash-calls.ts';
import type { Call } from '#server/core/http/calls/calls.ts';
import { stalledJobsCalls } from '#server/core/jobs/stalled-jobs-calls.ts';
import { outboxCalls } from '#server/core/mail/outbox-calls.ts';
import { dashboardCalls } from '#server/extras/dashboard/dashboard-calls.ts';
import { firstDayCalls } from '#server/extras/dashboard/first-day-calls.ts';
import { textCheckCalls } from '#server/extras/text-checks/text-check-calls.ts';
import { draftCalls } from '#server/extras/translations/draft-calls.ts';
import { translationCalls } from '#server/extras/translations/translation-calls.ts';
import { askedSearchCalls } from '#server/extras/visits/asked-search-calls.ts';
import { visitCalls } from '#server/extras/visits/visit-calls.ts';
import { deskCalls } from '#server/leads/desk/desk-calls.ts';
import { replyTemplateCalls } from '#server/leads/desk/reply-template-calls.ts';
import { threadCalls } from '#server/leads/follow/thread-calls.ts';
import { leadCalls } from '#server/leads/lead-calls.ts';
import { privacyCalls } from '#server/leads/privacy/privacy-calls.ts';
import { workingHoursCalls } from '#server/leads/working-hours/working-hours-calls.ts';
import { backupCalls } from '#server/operations/backup/backup-calls.ts';
import { healthCalls } from '#server/operations/health/health-calls.ts';
import { settingsCalls } from '#server/operations/settings/settings-calls.ts';
import { updateCalls } from '#server/operations/updates/update-calls.ts';
import { searchCalls } from '#server/search/search-calls.ts';
import { termCalls } from '#server/search/term-calls.ts';
import type { Services } from '#server/site/services/services.ts';
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
  ...deskCalls,
  ...replyTemplateCalls,
  ...privacyCalls,
  ...workingHoursCalls,
  ...authCalls,
  ...confirmationCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...userCalls,
  ...invitationCalls,
  ...listViewCalls,
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
  ...settingsCalls,
  ...updateCalls,
  ...visitCalls,
  ...askedSearchCalls,
  ...stalledJobsCalls,
  ...descriptionCalls,
];

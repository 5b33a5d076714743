import { redirectCalls } from '#server/addresses/redirect-calls.ts';
import { auditCalls } from '#server/audit/audit-calls.ts';
import { authCalls } from '#server/auth/auth-calls.ts';
import { secondFactorCalls } from '#server/auth/second-factor-calls.ts';
import { sessionCalls } from '#server/auth/session-calls.ts';
import { userCalls } from '#server/auth/user-calls.ts';
import { backupCalls } from '#server/backup/backup-calls.ts';
import { blogCalls } from '#server/blog/blog-calls.ts';
import { careerCalls } from '#server/careers/career-calls.ts';
import { certificateCalls } from '#server/certificates/certificate-calls.ts';
import { companyCalls } from '#server/company/company-calls.ts';
import { consultationCalls } from '#server/consultations/consultation-calls.ts';
import { contactCalls } from '#server/contacts/contact-calls.ts';
import { historyCalls } from '#server/content/history-calls.ts';
import { trashCalls } from '#server/content/trash-calls.ts';
import { dashboardCalls } from '#server/dashboard/dashboard-calls.ts';
import { demoCalls } from '#server/demo/demo-calls.ts';
import { faqCalls } from '#server/faqs/faq-calls.ts';
import { statusCalls } from '#server/health/status-calls.ts';
import { outboxCalls } from '#server/mail/outbox-calls.ts';
import { imageCalls } from '#server/media/image-calls.ts';
import { offeringCalls } from '#server/offerings/offering-calls.ts';
import { openingCalls } from '#server/openings/opening-calls.ts';
import { partnerCalls } from '#server/partners/partner-calls.ts';
import { privacyCalls } from '#server/privacy/privacy-calls.ts';
import { productCalls } from '#server/products/product-calls.ts';
import { projectCalls } from '#server/projects/project-calls.ts';
import { searchCalls } from '#server/search/search-calls.ts';
import { visitCalls } from '#server/visits/visit-calls.ts';
import { workCalls } from '#server/work/work-calls.ts';
import type { ApiCall } from './api-call.ts';
import { siteCalls } from './site-calls.ts';

/** Every call of the API, in the order in which it is described. */
export const apiCalls: ApiCall[] = [
  ...productCalls,
  ...partnerCalls,
  ...blogCalls,
  ...offeringCalls,
  ...projectCalls,
  ...faqCalls,
  ...certificateCalls,
  ...openingCalls,
  ...companyCalls,
  ...trashCalls,
  ...historyCalls,
  ...demoCalls,
  ...imageCalls,
  ...contactCalls,
  ...consultationCalls,
  ...careerCalls,
  ...privacyCalls,
  ...authCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...userCalls,
  ...auditCalls,
  ...dashboardCalls,
  ...backupCalls,
  ...searchCalls,
  ...redirectCalls,
  ...outboxCalls,
  ...statusCalls,
  ...visitCalls,
  ...workCalls,
  ...siteCalls,
];

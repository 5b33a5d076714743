import { readApi } from '#app/components/back-office/api-client.ts';
import { readList } from '#app/components/back-office/list/read-list.ts';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { toastFailure } from '#app/components/back-office/toast.ts';
import { AuditList, auditFilters } from '#app/features/audit/audit-list.tsx';
import { SecuritySettingsButton } from '#app/features/audit/security-settings-button.tsx';
import { ownSections } from '#app/features/back-office/sections.ts';
import { ExportButton } from '#app/features/leads/export-button.tsx';
import { m } from '#messages';
import { auditEntryAnswer, userAnswer } from '#shared/answers/account-answers.ts';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import type { Route } from './+types/audit-log';

export const handle = { title: m.admin_nav_audit };

/** Awaits the users, for the filter, but not the list, so that the screen renders while it loads. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const entries = readList(request, {
    path: '/audit',
    schema: arrayOf(auditEntryAnswer),
    filters: auditFilters,
    failed: m.audit_error_fetching,
  });
  const users = await outcomeOf(readApi('/users', arrayOf(userAnswer)), m.admin_users_error_fetching());
  return { entries, users: users.ok ? users.value : [] };
}

export default function AuditLog({ loaderData: { entries, users } }: Route.ComponentProps) {
  const sections = ownSections().map(({ to, label }) => ({ value: to.replace('/admin/', ''), label: label() }));
  return (
    <AuditList
      entries={entries}
      users={users}
      sections={sections}
      actions={
        <>
          <SecuritySettingsButton />
          <ExportButton path="/audit" filters={auditFilters} tellFailure={(_error, words) => toastFailure(words)} />
        </>
      }
    />
  );
}

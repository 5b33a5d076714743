import { TextInput } from '@mantine/core';
import styles from '#app/office/audit/audit-list.module.css';
import { AuditSentence, sentenceText } from '#app/office/audit/audit-sentence.tsx';
import { actionChoices, furtherSectionLabel, furtherSections } from '#app/office/audit/audit-words.ts';
import { SecuritySettingsButton } from '#app/office/audit/security-settings-button.tsx';
import { readApi, toOutcome } from '#app/office/components/api-client.ts';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import type { SourceFilter } from '#app/office/components/list/list-filter.tsx';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { toastFailure } from '#app/office/components/toast.ts';
import { ExportButton } from '#app/office/leads/export-button.tsx';
import { ownSections } from '#app/office/shell/sections.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { auditEntryAnswer, type ReadAuditEntry, type User, userAnswer } from '#shared/accounts/account-answers.ts';
import { arrayOf } from '#shared/answer-parts.ts';
import type { Route } from './+types/audit-log';

export const handle = { title: m.admin_nav_audit };

const source = {
  path: '/audit',
  schema: arrayOf(auditEntryAnswer),
  order: '-at',
  filters: ['actor', 'action', 'section', 'day'],
  failed: m.audit_error_fetching,
};

/** Awaits the users, for the filter, but not the list, so that the screen renders while it loads. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const entries = readList(request, source);
  const users = await toOutcome(readApi('/users', arrayOf(userAnswer)), m.admin_users_error_fetching());
  return { entries, users: users.ok ? users.value : [] };
}

/** A menu section: name and label. */
type AuditSection = { value: string; label: string };

function columns(sectionLabel: (section: string) => string): ListColumn<ReadAuditEntry>[] {
  return [
    whole(sortable('at', m.audit_column_at(), ({ at }) => formatDateTime(at))),
    { key: 'action', label: m.audit_column_action(), cell: (entry) => <AuditSentence {...{ entry, sectionLabel }} /> },
  ];
}

/** The filters of the toolbar, before the day. */
const filtersFor = (users: User[], sections: AuditSection[]): SourceFilter[] => [
  {
    name: 'actor',
    label: m.audit_column_actor,
    all: m.audit_all_users,
    choices: () => users.map(({ _id, username }) => ({ value: _id, label: username })),
  },
  { name: 'action', label: m.audit_column_action, all: m.audit_all_actions, choices: actionChoices },
  { name: 'section', label: m.audit_column_section, all: m.audit_all_sections, choices: () => sections },
];

/** The audit log, newest first, filtered by user, action, section and day. */
export default function AuditLog({ loaderData: { entries, users } }: Route.ComponentProps) {
  const sections = ownSections().map(({ to, label }) => ({ value: to.replace('/admin/', ''), label: label() }));
  const further = furtherSections.map((value) => ({ value, label: furtherSectionLabel(value) }));
  const sectionLabel = (section: string) =>
    sections.find(({ value }) => value === section)?.label ?? furtherSectionLabel(section);
  const { path, filters } = source;
  return (
    <RecordListScreen
      title={m.admin_nav_audit()}
      subtitle={m.audit_subtitle()}
      actions={
        <>
          <SecuritySettingsButton />
          <ExportButton path={path} filters={filters} tellFailure={(_error, words) => toastFailure(words)} />
        </>
      }
      source={{ ...source, filters: [...filtersFor(users, [...sections, ...further]), 'day'] }}
      tools={(address) => (
        <TextInput
          className={styles.day ?? ''}
          type="date"
          aria-label={m.audit_day()}
          value={address.filter('day')}
          onChange={({ currentTarget }) => address.setFilters({ day: currentTarget.value })}
        />
      )}
      outcome={entries}
      columns={columns(sectionLabel)}
      nameOf={(entry) => sentenceText(entry, sectionLabel)}
      empty={m.audit_empty()}
    />
  );
}

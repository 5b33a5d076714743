import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ListColumn, sortable } from '#app/components/back-office/list/list-column.ts';
import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { type ListAddress, useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { ReadAuditEntry, User } from '#shared/answers/account-answers.ts';
import type { AuditAction } from '#shared/audit.ts';
import styles from './audit-list.module.css';
import { actionChoices, actionLabel, furtherSectionLabel, furtherSections } from './audit-words.ts';

/** The filter parameters of the log. */
export const auditFilters = ['actor', 'action', 'section', 'day'] as const;

/** A menu section: name and label. */
export type AuditSection = { value: string; label: string };

type AuditListProps = {
  entries: Promise<Outcome<ListPage<ReadAuditEntry>>>;
  users: User[];
  sections: AuditSection[];
  actions: ReactNode;
};

// Failed sign-ins have no user: the entry shows the tried name, if such a user exists.
const triedActions: readonly string[] = [
  'sign_in_failed',
  'sign_in_throttled',
  'password_forgotten',
] satisfies AuditAction[];

const isTried = ({ actor, action }: ReadAuditEntry): boolean => !actor && triedActions.includes(action);

function actorOf(entry: ReadAuditEntry): string {
  const { actor, record, recordName } = entry;
  if (actor) return actor.username ?? m.audit_removed_user();
  if (!isTried(entry)) return m.audit_nobody();
  if (recordName) return m.audit_tried_as({ name: recordName });
  return record ? m.audit_removed_user() : m.audit_unknown_name();
}

/** The record of an entry, by name or id, its fields, and the call. */
function Details({ entry }: { entry: ReadAuditEntry }) {
  const { record, recordName, fields, call, address } = entry;
  return (
    <span className={styles.details}>
      {recordName && !isTried(entry) && <bdi className={styles.name}>{recordName}</bdi>}
      {fields.length > 0 && <bdi dir="ltr">{fields.join(', ')}</bdi>}
      {[recordName ? null : record, call, address].map(
        (text) =>
          text && (
            <code key={text} className={styles.code} dir="ltr">
              {text}
            </code>
          ),
      )}
    </span>
  );
}

function columns(sectionLabel: (section: string) => string): ListColumn<ReadAuditEntry>[] {
  return [
    sortable('at', m.audit_column_at(), ({ at }) => formatDateTime(at)),
    { key: 'actor', label: m.audit_column_actor(), cell: (entry) => <bdi>{actorOf(entry)}</bdi> },
    { key: 'action', label: m.audit_column_action(), cell: ({ action }) => actionLabel(action) },
    { key: 'section', label: m.audit_column_section(), cell: ({ section }) => sectionLabel(section) },
    { key: 'details', label: m.audit_column_details(), cell: (entry) => <Details entry={entry} /> },
  ];
}

function Filters({ address, users, sections }: { address: ListAddress; users: User[]; sections: AuditSection[] }) {
  const actors = users.map(({ _id, username }) => ({ value: _id, label: username }));
  return (
    <>
      <NativeSelect
        aria-label={m.audit_column_actor()}
        data={[{ value: '', label: m.audit_all_users() }, ...actors]}
        value={address.filter('actor')}
        onChange={({ currentTarget }) => address.setFilters({ actor: currentTarget.value })}
      />
      <ListFilter
        address={address}
        name="action"
        label={m.audit_column_action()}
        all={m.audit_all_actions()}
        choices={actionChoices()}
      />
      <ListFilter
        address={address}
        name="section"
        label={m.audit_column_section()}
        all={m.audit_all_sections()}
        choices={sections}
      />
      <TextInput
        className={styles.day ?? ''}
        type="date"
        aria-label={m.audit_day()}
        value={address.filter('day')}
        onChange={({ currentTarget }) => address.setFilters({ day: currentTarget.value })}
      />
    </>
  );
}

/** The audit log, newest first, filtered by user, action, section and day. */
export function AuditList({ entries, users, sections, actions }: AuditListProps) {
  const address = useListAddress({ order: '-at', filters: auditFilters });
  const further = furtherSections.map((value) => ({ value, label: furtherSectionLabel(value) }));
  const all = [...sections, ...further];
  const sectionLabel = (section: string) =>
    sections.find(({ value }) => value === section)?.label ?? furtherSectionLabel(section);
  return (
    <ListScreen title={m.admin_nav_audit()} subtitle={m.audit_subtitle()} actions={actions}>
      <RecordList
        outcome={entries}
        address={address}
        label={m.admin_nav_audit()}
        columns={columns(sectionLabel)}
        nameOf={({ action, at }) => `${actionLabel(action)}, ${at}`}
        empty={m.audit_empty()}
        toolbar={<Filters address={address} users={users} sections={all} />}
      />
    </ListScreen>
  );
}

import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Chip } from '#app/office/components/chip.tsx';
import type { SourceFilter } from '#app/office/components/list/list-filter.tsx';
import { m } from '#messages';
import type { LeadStatus } from '#shared/leads/lead.ts';
import styles from './lead-status.module.css';

const labels: Record<LeadStatus, () => string> = {
  pending: m.admin_status_pending,
  read: m.admin_status_read,
  replied: m.admin_status_replied,
  reviewed: m.admin_status_reviewed,
  accepted: m.admin_status_accepted,
  rejected: m.admin_status_rejected,
};

// Warning, info, success and error of the specification.
const colours: Record<LeadStatus, string> = {
  pending: 'yellow',
  read: 'blue',
  reviewed: 'blue',
  replied: 'green',
  accepted: 'green',
  rejected: 'red',
};

/** What a status is called. */
export const statusLabel = (status: LeadStatus): string => labels[status]();

/** Statuses as choices of a select. */
export function statusChoices<Status extends LeadStatus>(
  statuses: readonly Status[],
): { value: Status; label: string }[] {
  return statuses.map((value) => ({ value, label: labels[value]() }));
}

/** The filter of a list by status. */
export const statusFilter = (statuses: readonly LeadStatus[]): SourceFilter => ({
  name: 'status',
  label: m.admin_column_status,
  all: m.admin_status_all,
  choices: () => statusChoices(statuses),
});

export function StatusChip({ status }: { status: LeadStatus }) {
  return (
    <Chip className={styles.chip} colour={colours[status]}>
      {labels[status]()}
    </Chip>
  );
}

type StatusSelectProps<Status> = {
  name: string;
  status: Status;
  statuses: readonly Status[];
  onChange: (status: Status) => Promise<unknown>;
};

/** The status select of a row; after an error it shows the old status again. */
export function StatusSelect<Status extends LeadStatus>({
  name,
  status,
  statuses,
  onChange,
}: StatusSelectProps<Status>) {
  const [asked, setAsked] = useState<Status>();
  const shown = asked ?? status;

  async function choose(value: string): Promise<void> {
    const chosen = statuses.find((each) => each === value);
    if (!chosen) return;
    setAsked(chosen);
    await onChange(chosen);
    setAsked(undefined);
  }

  return (
    <NativeSelect
      size="sm"
      className={styles.select}
      data-colour={colours[shown]}
      aria-label={m.admin_status_of({ name })}
      data={statusChoices(statuses)}
      value={shown}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    />
  );
}

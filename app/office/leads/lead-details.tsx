import { Modal } from '@mantine/core';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { FactList } from '#app/office/components/fact-list.tsx';
import { RowAction } from '#app/office/components/row-action.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { useRestoredFocus } from '#app/office/components/use-restored-focus.ts';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { isSuspicious } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import type { LeadEntry } from '#shared/leads/lead-entry.ts';
import { cameFromFacts } from './came-from.tsx';
import { senderName, TimeCell } from './lead-cells.tsx';
import styles from './lead-details.module.css';
import { leadFacts } from './lead-facts.tsx';
import type { LeadActs } from './lead-screen.ts';
import type { LeadThread } from './lead-thread.tsx';
import { ClearSuspicionButton, suspicionFacts } from './suspicion.tsx';

const Thread = lazy(async () => ({ default: (await withImportTimeout(import('./lead-thread.tsx'))).LeadThread }));

/** What followed after a lead; its code comes with the first dialog. */
export function LateThread(lead: ComponentProps<typeof LeadThread>) {
  return (
    <Suspense>
      <Thread {...lead} />
    </Suspense>
  );
}

/** A lead that is a written message. */
type WrittenLead = StaffLead<Record<'_id' | 'fullName' | 'message' | 'reference' | 'createdAt', string>>;

type LeadDetailsProps<Lead extends WrittenLead> = {
  entry: LeadEntry;
  title: string;
  lead: Lead;
  /** The way to answer it. */
  answer?: ReactNode;
  acts: LeadActs<Lead>;
};

/** All that a person sent. Mounted means open. */
export function LeadDetails<Lead extends WrittenLead>({ entry, title, lead, answer, acts }: LeadDetailsProps<Lead>) {
  const { message, reference, createdAt } = lead;
  useRestoredFocus();
  useTabName(senderName(lead));

  function clear(): void {
    acts.close();
    acts.clearSuspicion(lead);
  }

  return (
    <Modal opened onClose={acts.close} size="lg" title={title} returnFocus={false}>
      <FactList
        facts={[
          ...leadFacts(entry, lead, ['message']),
          { label: m.admin_column_submitted_at(), value: <TimeCell iso={createdAt} isExact /> },
          { label: m.admin_column_reference(), value: <bdi>{reference}</bdi> },
          ...cameFromFacts(lead),
          ...suspicionFacts(lead),
        ]}
        text={{ label: m.admin_column_message(), text: message }}
      />
      {(answer || isSuspicious(lead)) && (
        <div className={styles.actions}>
          <ClearSuspicionButton lead={lead} onClear={clear} />
          {answer}
        </div>
      )}
      <LateThread kind={entry.kind} id={lead._id} />
    </Modal>
  );
}

/** Opens the details from a row; absent once the sender was anonymised. */
export function ViewDetailsAct<Lead extends WrittenLead>({ lead, acts }: { lead: Lead; acts: LeadActs<Lead> }) {
  if (lead.anonymisedAt) return null;
  return (
    <RowAction
      icon="view"
      title={m.admin_view_details()}
      label={m.admin_view_details_named({ name: senderName(lead) })}
      onClick={() => acts.open('details', lead)}
    />
  );
}

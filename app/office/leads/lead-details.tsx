import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#app/office/components/dialog.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import { RowAction } from '#app/office/components/row-action.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { m } from '#messages';
import { deskPath, isSuspicious } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import type { LeadEntry } from '#shared/leads/lead-entry.ts';
import { cameFromFacts } from './came-from.tsx';
import { senderName, TimeCell } from './lead-cells.tsx';
import styles from './lead-details.module.css';
import { leadFacts } from './lead-facts.tsx';
import type { LeadActs } from './lead-screen.ts';
import { suspicionFacts } from './suspicion.tsx';

/** The way to a lead on the desk, where it is answered. */
export function OpenInLeads({ reference }: { reference: string }) {
  return (
    <Button component={Link} to={deskPath(reference)}>
      {m.desk_open_in()}
    </Button>
  );
}

/** A lead that is a written message. */
type WrittenLead = StaffLead<Record<'_id' | 'fullName' | 'message' | 'reference' | 'createdAt', string>>;

type LeadDetailsProps<Lead extends WrittenLead> = {
  entry: LeadEntry;
  title: string;
  lead: Lead;
  /** What else can be done with it. */
  more?: ReactNode;
  acts: LeadActs<Lead>;
};

/** All that a person sent. Mounted means open. */
export function LeadDetails<Lead extends WrittenLead>({ entry, title, lead, more, acts }: LeadDetailsProps<Lead>) {
  const { message, reference, createdAt } = lead;
  useTabName(senderName(lead));

  function clear(): void {
    acts.close();
    acts.clearSuspicion(lead);
  }

  return (
    <Dialog onClose={acts.close} size="lg" title={title}>
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
      <div className={styles.actions}>
        {isSuspicious(lead) && (
          <Button variant="default" onClick={clear}>
            {m.admin_suspicious_clear()}
          </Button>
        )}
        {more}
        <OpenInLeads reference={reference} />
      </div>
    </Dialog>
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

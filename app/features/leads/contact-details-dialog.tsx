import { Button } from '@mantine/core';
import { EmailLink } from '#app/components/isolate.tsx';
import { m } from '#messages';
import type { Contact } from '#shared/contact.ts';
import type { StaffLead } from '#shared/lead.ts';
import { cameFromFacts } from './came-from.tsx';
import { NameCell, TimeCell } from './lead-cells.tsx';
import { LeadDetails } from './lead-details.tsx';
import { StatusChip } from './lead-status.tsx';
import { subjectFacts } from './lead-subject.tsx';
import { ClearSuspicionButton, suspicionFacts } from './suspicion.tsx';

type ContactDetailsDialogProps = { contact: StaffLead<Contact>; onClear: () => void; onClose: () => void };

/** Opens a reply in the mail program, in the sender's language and with their reference. */
function replyAddress({ email, reference, language }: StaffLead<Contact>): string {
  const subject = encodeURIComponent(m.admin_contacts_reply_subject({ reference }, { locale: language }));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}`;
}

/** One message and the way to answer it. */
export function ContactDetailsDialog({ contact, onClear, onClose }: ContactDetailsDialogProps) {
  const { fullName, email, company, message, status, reference, createdAt } = contact;
  return (
    <LeadDetails
      title={m.admin_contacts_details()}
      facts={[
        { label: m.admin_column_name(), value: <NameCell name={fullName} /> },
        { label: m.admin_column_email(), value: <EmailLink address={email} /> },
        { label: m.admin_column_company(), value: <NameCell name={company} /> },
        ...subjectFacts(contact, 'products'),
        { label: m.admin_column_status(), value: <StatusChip status={status} /> },
        { label: m.admin_column_submitted_at(), value: <TimeCell iso={createdAt} isExact /> },
        { label: m.admin_column_reference(), value: <bdi>{reference}</bdi> },
        ...cameFromFacts(contact),
        ...suspicionFacts(contact),
      ]}
      message={{ label: m.admin_column_message(), text: message }}
      actions={
        <>
          <ClearSuspicionButton lead={contact} onClear={onClear} />
          <Button component="a" href={replyAddress(contact)}>
            {m.admin_contacts_reply()}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}

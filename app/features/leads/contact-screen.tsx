import { Button } from '@mantine/core';
import { sortable } from '#app/components/back-office/list/list-column.ts';
import { m } from '#messages';
import { leadAnswers } from '#shared/answers/lead-answers.ts';
import { type Contact, contactStatuses } from '#shared/contact.ts';
import type { StaffLead } from '#shared/lead.ts';
import { senderName } from './lead-cells.tsx';
import { companyColumn, dateColumn, emailColumn, senderColumn } from './lead-columns.tsx';
import { LeadDetails, ViewDetailsAct } from './lead-details.tsx';
import type { LeadScreen } from './lead-screen.ts';
import { StatusChip, StatusSelect } from './lead-status.tsx';
import { subjectFacts } from './lead-subject.tsx';
import { StatusFilter } from './status-filter.tsx';

/** Opens a reply in the mail program, in the sender's language and with their reference. */
function replyAddress({ email, reference, language }: StaffLead<Contact>): string {
  const subject = encodeURIComponent(m.admin_contacts_reply_subject({ reference }, { locale: language }));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}`;
}

/** The specification's Contact Management; the status can be changed in its cell. */
export const contactScreen: LeadScreen<StaffLead<Contact>> = {
  kind: 'contact',
  answers: leadAnswers.contact,
  columns: ({ changeStatus }) => [
    senderColumn(),
    emailColumn(),
    companyColumn(),
    sortable('status', m.admin_column_status(), (contact) => (
      <StatusSelect
        name={senderName(contact)}
        status={contact.status}
        statuses={contactStatuses}
        onChange={(chosen) => changeStatus(contact, chosen)}
      />
    )),
    dateColumn(),
  ],
  rowActs: (contact, acts) => <ViewDetailsAct lead={contact} acts={acts} />,
  dialog: (_, contact, acts) => (
    <LeadDetails
      title={m.admin_contacts_details()}
      lead={contact}
      facts={[
        ...subjectFacts(contact, 'products'),
        { label: m.admin_column_status(), value: <StatusChip status={contact.status} /> },
      ]}
      answer={
        <Button component="a" href={replyAddress(contact)}>
          {m.admin_contacts_reply()}
        </Button>
      }
      acts={acts}
    />
  ),
  status: {
    choices: contactStatuses,
    filter: (address) => <StatusFilter statuses={contactStatuses} address={address} />,
    failed: m.admin_contacts_error_status,
    updated: m.contact_status_updated,
  },
  failures: 'alert',
  words: {
    heading: m.admin_contacts_heading,
    empty: m.admin_contacts_empty,
    fetchFailed: m.admin_contacts_error_fetching,
    confirmDelete: m.admin_contacts_confirm_delete,
    deleteFailed: m.admin_contacts_error_deleting,
    deleted: m.contact_deleted,
  },
};

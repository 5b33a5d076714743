import { Button } from '@mantine/core';
import { sortable } from '#app/components/back-office/list/list-column.ts';
import { senderName } from '#app/features/leads/lead-cells.tsx';
import { companyColumn, dateColumn, emailColumn, senderColumn } from '#app/features/leads/lead-columns.tsx';
import { LeadDetails, ViewDetailsAct } from '#app/features/leads/lead-details.tsx';
import { LeadList } from '#app/features/leads/lead-list.tsx';
import { type LeadScreen, leadRoute } from '#app/features/leads/lead-screen.ts';
import { StatusChip, StatusSelect } from '#app/features/leads/lead-status.tsx';
import { subjectFacts } from '#app/features/leads/lead-subject.tsx';
import { StatusFilter } from '#app/features/leads/status-filter.tsx';
import { m } from '#messages';
import { leadAnswers } from '#shared/answers/lead-answers.ts';
import { type Contact, contactStatuses } from '#shared/contact.ts';
import type { StaffLead } from '#shared/lead.ts';
import type { Route } from './+types/contact-management';

/** Opens a reply in the mail program, in the sender's language and with their reference. */
function replyAddress({ email, reference, language }: StaffLead<Contact>): string {
  const subject = encodeURIComponent(m.admin_contacts_reply_subject({ reference }, { locale: language }));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}`;
}

/** The specification's Contact Management; the status can be changed in its cell. */
const screen: LeadScreen<StaffLead<Contact>> = {
  kind: 'contact',
  menu: m.admin_nav_contacts,
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

const route = leadRoute(screen);

export const handle = route.handle;
export const clientLoader = route.clientLoader;

export default function ContactManagement({ loaderData }: Route.ComponentProps) {
  return <LeadList screen={screen} leads={loaderData.leads} />;
}

import type { ListColumn } from '#app/components/back-office/list/list-column.ts';
import { m } from '#messages';
import { type Contact, type ContactStatus, contactStatuses } from '#shared/contact.ts';
import type { StaffLead } from '#shared/lead.ts';
import { EmailCell, NameCell, senderName, TimeCell } from './lead-cells.tsx';
import { StatusSelect } from './lead-status.tsx';
import { SubjectLine } from './lead-subject.tsx';
import { SenderCell } from './suspicion.tsx';

/** The columns of the messages; the status can be changed in its cell. */
export function contactColumns(
  changeStatus: (contact: Contact, status: ContactStatus) => Promise<void>,
): ListColumn<StaffLead<Contact>>[] {
  return [
    {
      key: 'fullName',
      label: m.admin_column_name(),
      isSortable: true,
      cell: (contact) => (
        <>
          <SenderCell lead={contact} />
          <SubjectLine lead={contact} />
        </>
      ),
    },
    {
      key: 'email',
      label: m.admin_column_email(),
      isSortable: true,
      cell: ({ email }) => <EmailCell email={email} />,
    },
    {
      key: 'company',
      label: m.admin_column_company(),
      isSortable: true,
      cell: ({ company }) => <NameCell name={company} />,
    },
    {
      key: 'status',
      label: m.admin_column_status(),
      isSortable: true,
      cell: (contact) => (
        <StatusSelect
          name={senderName(contact)}
          status={contact.status}
          statuses={contactStatuses}
          onChange={(chosen) => changeStatus(contact, chosen)}
        />
      ),
    },
    {
      key: 'createdAt',
      label: m.admin_column_date(),
      isSortable: true,
      cell: ({ createdAt }) => <TimeCell iso={createdAt} />,
    },
  ];
}

import type { ListColumn } from '#app/components/back-office/list/list-column.ts';
import { PhoneLink } from '#app/components/isolate.tsx';
import { categoryLabel } from '#app/i18n/category-label.ts';
import { m } from '#messages';
import type { StaffLead } from '#shared/lead.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';
import styles from './lead-cells.module.css';
import { EmailCell, NameCell, TimeCell } from './lead-cells.tsx';
import { SubjectLine } from './lead-subject.tsx';
import { SenderCell } from './suspicion.tsx';

// Each fits every kind of lead with the fields that it shows.

export const senderColumn = (): ListColumn<StaffLead<{ fullName: string }>> => ({
  key: 'fullName',
  label: m.admin_column_name(),
  isSortable: true,
  cell: (lead) => (
    <>
      <SenderCell lead={lead} />
      <SubjectLine lead={lead} />
    </>
  ),
});

export const emailColumn = (): ListColumn<{ email: string }> => ({
  key: 'email',
  label: m.admin_column_email(),
  isSortable: true,
  cell: ({ email }) => <EmailCell email={email} />,
});

export const companyColumn = (): ListColumn<{ company: string }> => ({
  key: 'company',
  label: m.admin_column_company(),
  isSortable: true,
  cell: ({ company }) => <NameCell name={company} />,
});

export const phoneColumn = (): ListColumn<{ phone: string; phoneNumber: string }> => ({
  key: 'phone',
  label: m.admin_column_phone(),
  isSortable: true,
  cell: ({ phone, phoneNumber }) => (
    <span className={styles.phone}>{phone ? <PhoneLink number={phone} e164={phoneNumber} /> : '—'}</span>
  ),
});

export const typeOfInquiryColumn = (): ListColumn<{ typeOfInquiry: ServiceCategory }> => ({
  key: 'typeOfInquiry',
  label: m.admin_column_type_of_inquiry(),
  isSortable: true,
  cell: ({ typeOfInquiry }) => categoryLabel(typeOfInquiry),
});

/** The day of sending. */
export const dateColumn = (): ListColumn<{ createdAt: string }> => ({
  key: 'createdAt',
  label: m.admin_column_date(),
  isSortable: true,
  cell: ({ createdAt }) => <TimeCell iso={createdAt} />,
});

/** The same to the minute. */
export const timeColumn = (): ListColumn<{ createdAt: string }> => ({
  ...dateColumn(),
  label: m.admin_column_submitted_at(),
  cell: ({ createdAt }) => <TimeCell iso={createdAt} isExact />,
});

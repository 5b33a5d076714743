import { type ListColumn, sortable } from '#app/office/components/list/list-column.ts';
import { categoryLabel } from '#app/ui/i18n/category-label.ts';
import { PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { ServiceCategory } from '#shared/content/service-categories.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import styles from './lead-cells.module.css';
import { EmailCell, NameCell, TimeCell } from './lead-cells.tsx';
import { SubjectLine } from './lead-subject.tsx';
import { SenderCell } from './suspicion.tsx';

// Each fits every kind of lead with the fields that it shows.

export const senderColumn = (): ListColumn<StaffLead<{ fullName: string }>> =>
  sortable('fullName', m.admin_column_name(), (lead) => (
    <>
      <SenderCell lead={lead} />
      <SubjectLine lead={lead} />
    </>
  ));

export const emailColumn = (): ListColumn<{ email: string }> =>
  sortable('email', m.admin_column_email(), ({ email }) => <EmailCell email={email} />);

export const companyColumn = (): ListColumn<{ company: string }> =>
  sortable('company', m.admin_column_company(), ({ company }) => <NameCell name={company} />);

export const phoneColumn = (): ListColumn<{ phone: string; phoneNumber: string }> =>
  sortable('phone', m.admin_column_phone(), ({ phone, phoneNumber }) => (
    <span className={styles.phone}>{phone ? <PhoneLink number={phone} e164={phoneNumber} /> : '—'}</span>
  ));

export const typeOfInquiryColumn = (): ListColumn<{ typeOfInquiry: ServiceCategory }> =>
  sortable('typeOfInquiry', m.admin_column_type_of_inquiry(), ({ typeOfInquiry }) => categoryLabel(typeOfInquiry));

/** The day of sending. */
export const dateColumn = (): ListColumn<{ createdAt: string }> =>
  sortable('createdAt', m.admin_column_date(), ({ createdAt }) => <TimeCell iso={createdAt} />);

/** The same to the minute. */
export const timeColumn = (): ListColumn<{ createdAt: string }> => ({
  ...dateColumn(),
  label: m.admin_column_submitted_at(),
  cell: ({ createdAt }) => <TimeCell iso={createdAt} isExact />,
});

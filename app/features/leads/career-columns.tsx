import type { ListColumn } from '#app/components/back-office/list/list-column.ts';
import { Isolate, PhoneLink } from '#app/components/isolate.tsx';
import { formatFileSize } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { CareerApplication } from '#shared/career.ts';
import type { StaffLead } from '#shared/lead.ts';
import { CvMarkBadges } from './cv-marks.tsx';
import styles from './lead-cells.module.css';
import { EmailCell, TimeCell } from './lead-cells.tsx';
import { StatusChip } from './lead-status.tsx';
import { SubjectLine } from './lead-subject.tsx';
import { SenderCell } from './suspicion.tsx';

/** The columns of the applications, as specified. */
export function careerColumns(): ListColumn<StaffLead<CareerApplication>>[] {
  return [
    {
      key: 'fullName',
      label: m.admin_column_name(),
      isSortable: true,
      cell: (application) => (
        <>
          <SenderCell lead={application} />
          <SubjectLine lead={application} />
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
      key: 'phone',
      label: m.admin_column_phone(),
      isSortable: true,
      cell: ({ phone, phoneNumber }) => (
        <span className={styles.phone}>{phone ? <PhoneLink number={phone} e164={phoneNumber} /> : '—'}</span>
      ),
    },
    {
      key: 'cvOriginalName',
      label: m.admin_column_cv_file(),
      isSortable: true,
      cell: ({ cvOriginalName, cvSize, cvMarks, anonymisedAt }) =>
        anonymisedAt ? (
          '—'
        ) : (
          <>
            <span className={styles.file}>
              <Isolate>{cvOriginalName}</Isolate>
            </span>{' '}
            <bdi className={styles.size}>{formatFileSize(cvSize)}</bdi>
            <CvMarkBadges marks={cvMarks} />
          </>
        ),
    },
    {
      key: 'status',
      label: m.admin_column_status(),
      isSortable: true,
      cell: ({ status }) => <StatusChip status={status} />,
    },
    {
      key: 'createdAt',
      label: m.admin_column_submitted_at(),
      isSortable: true,
      cell: ({ createdAt }) => <TimeCell iso={createdAt} isExact />,
    },
  ];
}

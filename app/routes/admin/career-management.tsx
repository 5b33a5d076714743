import { failureMessage } from '#app/components/back-office/api-client.ts';
import { type ListColumn, sortable } from '#app/components/back-office/list/list-column.ts';
import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import { saveFile } from '#app/components/back-office/saved-file.ts';
import { toastFailure } from '#app/components/back-office/toast.ts';
import { Isolate } from '#app/components/isolate.tsx';
import { CareerRowActions } from '#app/features/leads/career-row-actions.tsx';
import { CvMarkBadges } from '#app/features/leads/cv-marks.tsx';
import { CvPreview, fetchCv } from '#app/features/leads/cv-preview.tsx';
import styles from '#app/features/leads/lead-cells.module.css';
import { emailColumn, phoneColumn, senderColumn, timeColumn } from '#app/features/leads/lead-columns.tsx';
import { LeadList } from '#app/features/leads/lead-list.tsx';
import { type LeadScreen, leadRoute } from '#app/features/leads/lead-screen.ts';
import { StatusChip, statusChoices } from '#app/features/leads/lead-status.tsx';
import { NewStatusDialog } from '#app/features/leads/new-status-dialog.tsx';
import { formatFileSize } from '#app/i18n/format.ts';
import { m } from '#messages';
import { leadAnswers } from '#shared/answers/lead-answers.ts';
import { type Career, careerStatuses } from '#shared/career.ts';
import type { StaffLead } from '#shared/lead.ts';
import type { Route } from './+types/career-management';

type StaffCareer = StaffLead<Career>;

async function download({ _id }: StaffCareer): Promise<void> {
  try {
    saveFile(await fetchCv(_id));
  } catch (error) {
    const words = m.admin_careers_error_download();
    const reason = failureMessage(error, '');
    toastFailure(reason ? `${words}: ${reason}` : words);
  }
}

const cvColumn = (): ListColumn<StaffCareer> =>
  sortable('cvOriginalName', m.admin_column_cv_file(), ({ cvOriginalName, cvSize, cvMarks, anonymisedAt }) =>
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
  );

const statusColumn = (): ListColumn<StaffCareer> =>
  sortable('status', m.admin_column_status(), ({ status }) => <StatusChip status={status} />);

/** The specification's Career Management. */
const screen: LeadScreen<StaffCareer> = {
  kind: 'career',
  menu: m.admin_nav_careers,
  answers: leadAnswers.career,
  columns: () => [senderColumn(), emailColumn(), phoneColumn(), cvColumn(), statusColumn(), timeColumn()],
  rowActs: (lead, { open }) => (
    <CareerRowActions
      lead={lead}
      onPreview={() => open('details', lead)}
      onDownload={() => download(lead)}
      onStatus={() => open('status', lead)}
    />
  ),
  dialog: (dialog, lead, { close, changeStatus }) =>
    dialog === 'details' ? (
      <CvPreview lead={lead} onDownload={() => void download(lead)} onClose={close} />
    ) : (
      <NewStatusDialog lead={lead} onUpdate={(status) => changeStatus(lead, status)} onClose={close} />
    ),
  status: {
    choices: careerStatuses,
    filter: (address) => (
      <ListFilter
        address={address}
        name="status"
        label={m.admin_column_status()}
        all={m.admin_status_all()}
        choices={statusChoices(careerStatuses)}
      />
    ),
    failed: m.admin_careers_error_status,
    updated: m.admin_careers_status_updated,
  },
  failures: 'toast',
  words: {
    heading: m.admin_careers_heading,
    subtitle: m.admin_careers_subtitle,
    empty: m.admin_careers_empty,
    fetchFailed: m.admin_careers_error_fetching,
    confirmDelete: m.admin_careers_confirm_delete,
    deleteFailed: m.admin_careers_error_deleting,
    deleted: m.admin_careers_deleted,
  },
};

const route = leadRoute(screen);

export const handle = route.handle;
export const clientLoader = route.clientLoader;

export default function CareerManagement({ loaderData }: Route.ComponentProps) {
  return <LeadList screen={screen} leads={loaderData.leads} />;
}

import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { failureMessage } from '#app/office/components/api-client.ts';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { RowAction } from '#app/office/components/row-action.tsx';
import { saveFile } from '#app/office/components/saved-file.ts';
import { toastFailure } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { CvMarkBadges } from '#app/office/leads/cv-marks.tsx';
import { CvPreview } from '#app/office/leads/cv-preview.tsx';
import { fetchCv } from '#app/office/leads/cv-reader.tsx';
import styles from '#app/office/leads/lead-cells.module.css';
import { senderName } from '#app/office/leads/lead-cells.tsx';
import { fieldColumns, timeColumn } from '#app/office/leads/lead-columns.tsx';
import { leadRoute } from '#app/office/leads/lead-list.tsx';
import type { LeadActs, LeadScreen } from '#app/office/leads/lead-screen.ts';
import { StatusChip, statusChoices, statusFilter } from '#app/office/leads/lead-status.tsx';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { careerLead } from '#shared/leads/career-lead.ts';
import { type CareerStatus, careerStatuses } from '#shared/leads/lead.ts';
import type { Career, StaffLead } from '#shared/leads/lead-answers.ts';
import { leadAnswers } from '#shared/leads/lead-answers.ts';

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

function CvCell({ lead: { cvOriginalName, cvSize, cvMarks, anonymisedAt } }: { lead: StaffCareer }) {
  if (anonymisedAt) return '—';
  return (
    <span className="cell-parts">
      <Isolate>{cvOriginalName}</Isolate>
      <bdi className={styles.size}>{formatFileSize(cvSize)}</bdi>
      <CvMarkBadges marks={cvMarks} />
    </span>
  );
}

/** The specification's Career Management. */
const screen: LeadScreen<StaffCareer> = {
  kind: 'career',
  menu: m.admin_nav_careers,
  answers: leadAnswers.career,
  columns: () => [
    ...fieldColumns<StaffCareer>(careerLead, {
      cvOriginalName: (lead) => <CvCell lead={lead} />,
      status: ({ status }) => <StatusChip status={status} />,
    }),
    timeColumn(),
  ],
  rowActs: (lead, { open }) => <CareerRowActions lead={lead} open={open} />,
  furtherActs: (lead, { open }) =>
    lead.anonymisedAt ? null : (
      <RowAction
        icon="view"
        title={m.admin_careers_preview()}
        label={m.admin_careers_preview_named({ name: senderName(lead) })}
        onClick={() => open('details', lead)}
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
    filter: statusFilter(careerStatuses),
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
export default route.Screen;

type NewStatusDialogProps = {
  lead: Career;
  onUpdate: (status: CareerStatus) => Promise<unknown>;
  onClose: () => void;
};

/** Gives an application another status; begins with the one it has. Mounted means open. */
function NewStatusDialog({ lead, onUpdate, onClose }: NewStatusDialogProps) {
  const form = useServerForm({ status: lead.status }, m.admin_careers_error_status(), async ({ status }) => {
    await onUpdate(status);
    onClose();
  });
  return (
    <FormDialog
      title={m.admin_careers_change_status()}
      form={form}
      submitLabel={m.admin_update()}
      size="sm"
      onClose={onClose}
    >
      <NativeSelect
        {...form.field('status')}
        data-autofocus
        label={m.admin_careers_new_status()}
        description={<bdi>{lead.fullName}</bdi>}
        data={statusChoices(careerStatuses)}
      />
    </FormDialog>
  );
}

type CareerRowActsProps = { lead: StaffCareer; open: LeadActs<StaffCareer>['open'] };

/** What can be done with one application besides what every lead has. */
function CareerRowActions({ lead, open }: CareerRowActsProps) {
  const name = senderName(lead);
  const [isDownloading, setIsDownloading] = useState(false);

  async function downloadHere(): Promise<void> {
    setIsDownloading(true);
    await download(lead);
    setIsDownloading(false);
  }

  return (
    <>
      {!lead.anonymisedAt && (
        <RowAction
          icon="download"
          title={m.admin_careers_download()}
          label={m.admin_careers_download_named({ name })}
          isBusy={isDownloading}
          onClick={() => void downloadHere()}
        />
      )}
      <RowAction
        icon="status"
        title={m.admin_careers_change_status()}
        label={m.admin_careers_change_status_named({ name })}
        onClick={() => open('status', lead)}
      />
    </>
  );
}

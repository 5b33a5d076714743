import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { failureMessage } from '#app/components/back-office/api-client.ts';
import { ownFailureMessage } from '#app/components/back-office/failure.ts';
import { BulkActs } from '#app/components/back-office/list/bulk-acts.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useAddressedRecord } from '#app/components/back-office/list/use-addressed-record.ts';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { saveFile } from '#app/components/back-office/saved-file.ts';
import { toastFailure } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import { leadAnswers } from '#shared/answers/lead-answers.ts';
import { type CareerApplication, careerStatuses } from '#shared/career.ts';
import type { StaffLead } from '#shared/lead.ts';
import { careerColumns } from './career-columns.tsx';
import { CareerRowActs } from './career-row-acts.tsx';
import { CvPreview } from './cv-preview.tsx';
import { ExportButton } from './export-button.tsx';
import { fetchCv } from './fetch-cv.ts';
import { senderName } from './lead-cells.tsx';
import { careerKind } from './lead-kinds.ts';
import { careerSource } from './lead-sources.ts';
import { statusChoices } from './lead-status.tsx';
import { NewStatusDialog } from './new-status-dialog.tsx';
import { SuspicionListFilter } from './suspicion.tsx';
import { useLeadChanges } from './use-lead-changes.ts';

const tellFailure = (error: unknown, words: string) => toastFailure(ownFailureMessage(error, words));

async function download({ _id }: CareerApplication): Promise<void> {
  try {
    saveFile(await fetchCv(_id));
  } catch (error) {
    const words = m.admin_careers_error_download();
    const reason = failureMessage(error, '');
    toastFailure(reason ? `${words}: ${reason}` : words);
  }
}

type Open = { dialog: 'cv' | 'status'; application: StaffLead<CareerApplication> };

/** The specification's Career Management. */
export function CareerList({ careers }: { careers: Promise<Outcome<ListPage<StaffLead<CareerApplication>>>> }) {
  const address = useListAddress({ order: '-createdAt', filters: careerSource.filters ?? [] });
  const { changeStatus, remove, clearSuspicion } = useLeadChanges(careerKind, tellFailure);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  useAddressedRecord({
    path: careerKind.path,
    schema: leadAnswers.career.one,
    open: (application) => setOpen({ dialog: 'cv', application }),
    // For a missing one the server's message is more precise.
    tellFailure: (error, words) => toastFailure(failureMessage(error, words)),
    failed: m.admin_careers_error_fetching,
  });
  return (
    <ListScreen title={m.admin_careers_heading()} subtitle={m.admin_careers_subtitle()}>
      <RecordList
        outcome={careers}
        address={address}
        newer={careerSource}
        label={m.admin_careers_heading()}
        columns={careerColumns()}
        nameOf={senderName}
        empty={m.admin_careers_empty()}
        toolbar={
          <>
            <NativeSelect
              aria-label={m.admin_column_status()}
              data={[{ value: '', label: m.admin_status_all() }, ...statusChoices(careerStatuses)]}
              value={address.filter('status')}
              onChange={({ currentTarget }) => address.setFilters({ status: currentTarget.value })}
            />
            <SuspicionListFilter address={address} />
            <ExportButton path={careerKind.path} filters={careerSource.filters ?? []} tellFailure={tellFailure} />
          </>
        }
        rowActions={(application) => (
          <CareerRowActs
            application={application}
            onClear={() => void clearSuspicion(application._id)}
            onPreview={() => setOpen({ dialog: 'cv', application })}
            onDownload={() => download(application)}
            onStatus={() => setOpen({ dialog: 'status', application })}
            onDelete={() => remove({ ...application, fullName: senderName(application) })}
          />
        )}
        bulkActions={(rows, clear) => (
          <BulkActs
            {...careerKind}
            rows={rows}
            clear={clear}
            statuses={statusChoices(careerStatuses)}
            tellFailure={tellFailure}
          />
        )}
      />
      {open?.dialog === 'cv' && (
        <CvPreview application={open.application} onDownload={() => void download(open.application)} onClose={close} />
      )}
      {open?.dialog === 'status' && (
        <NewStatusDialog
          application={open.application}
          onUpdate={(status) => changeStatus(open.application, status)}
          onClose={close}
        />
      )}
    </ListScreen>
  );
}

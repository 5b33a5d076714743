import { useState } from 'react';
import { RowAct } from '#app/components/back-office/row-act.tsx';
import { m } from '#messages';
import type { StaffLead } from '#shared/lead.ts';
import { senderName } from './lead-cells.tsx';
import { ClearSuspicionAct } from './suspicion.tsx';

type CareerRowActsProps = {
  application: StaffLead<{ fullName: string; reference: string }>;
  onPreview: () => void;
  /** Settles when the file is saved or the error is shown. */
  onDownload: () => Promise<void>;
  onStatus: () => void;
  /** Clears the suspicion mark. */
  onClear: () => void;
  onDelete: () => void;
};

/** What can be done with one application. */
export function CareerRowActs({ application, onPreview, onDownload, onStatus, onClear, onDelete }: CareerRowActsProps) {
  const { anonymisedAt } = application;
  const name = senderName(application);
  const [isDownloading, setIsDownloading] = useState(false);

  async function download(): Promise<void> {
    setIsDownloading(true);
    await onDownload();
    setIsDownloading(false);
  }

  return (
    <>
      {!anonymisedAt && (
        <>
          <RowAct
            icon="view"
            title={m.admin_careers_preview()}
            label={m.admin_careers_preview_named({ name })}
            onClick={onPreview}
          />
          <RowAct
            icon="download"
            title={m.admin_careers_download()}
            label={m.admin_careers_download_named({ name })}
            isBusy={isDownloading}
            onClick={() => void download()}
          />
        </>
      )}
      <RowAct
        icon="status"
        title={m.admin_careers_change_status()}
        label={m.admin_careers_change_status_named({ name })}
        onClick={onStatus}
      />
      <ClearSuspicionAct lead={application} onClear={onClear} />
      <RowAct
        icon="trash"
        title={m.admin_delete()}
        label={m.admin_delete_named({ name })}
        isDanger
        onClick={onDelete}
      />
    </>
  );
}

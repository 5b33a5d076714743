import { useState } from 'react';
import { RowAction } from '#app/components/back-office/row-action.tsx';
import { m } from '#messages';
import type { StaffLead } from '#shared/lead.ts';
import { senderName } from './lead-cells.tsx';

type CareerRowActsProps = {
  lead: StaffLead<{ fullName: string; reference: string }>;
  onPreview: () => void;
  /** Settles when the file is saved or the error is shown. */
  onDownload: () => Promise<void>;
  onStatus: () => void;
};

/** What can be done with one application besides what every lead has. */
export function CareerRowActions({ lead, onPreview, onDownload, onStatus }: CareerRowActsProps) {
  const { anonymisedAt } = lead;
  const name = senderName(lead);
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
          <RowAction
            icon="view"
            title={m.admin_careers_preview()}
            label={m.admin_careers_preview_named({ name })}
            onClick={onPreview}
          />
          <RowAction
            icon="download"
            title={m.admin_careers_download()}
            label={m.admin_careers_download_named({ name })}
            isBusy={isDownloading}
            onClick={() => void download()}
          />
        </>
      )}
      <RowAction
        icon="status"
        title={m.admin_careers_change_status()}
        label={m.admin_careers_change_status_named({ name })}
        onClick={onStatus}
      />
    </>
  );
}

import { Button, Loader, Modal } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { ownFailureMessage } from '#app/components/back-office/failure.ts';
import { useFocusBack } from '#app/components/back-office/record/use-focus-back.ts';
import { Isolate, PhoneLink } from '#app/components/isolate.tsx';
import { m } from '#messages';
import type { CareerApplication } from '#shared/career.ts';
import type { CvPages } from './cv-pages.tsx';
import styles from './cv-preview.module.css';
import { EmailCell, NameCell } from './lead-cells.tsx';
import { StatusChip } from './lead-status.tsx';
import { type FetchedFile, fetchCv, saveFile } from './saved-file.ts';

type Reading =
  | { status: 'reading' }
  | { status: 'read'; Pages: typeof CvPages; cv: PDFDocumentProxy; saved: FetchedFile }
  | { status: 'failed'; message: string };

/** pdf.js, which comes only when somebody looks at a CV. */
async function loadViewer() {
  const [{ CvPages }, { openCv }] = await Promise.all([import('./cv-pages.tsx'), import('./cv-document.ts')]);
  return { CvPages, openCv };
}

/** The CV of an application, read once; what was read is given back when the preview closes. */
function useCv(id: string): Reading {
  const [reading, setReading] = useState<Reading>({ status: 'reading' });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function read(): Promise<void> {
      const [viewer, saved] = await Promise.all([loadViewer(), fetchCv(id, signal)]);
      const task = viewer.openCv(await saved.file.arrayBuffer());
      signal.addEventListener('abort', () => void task.destroy(), { once: true });
      const cv = await task.promise;
      if (!signal.aborted) setReading({ status: 'read', Pages: viewer.CvPages, cv, saved });
    }
    read().catch((error) => {
      const message = ownFailureMessage(error, m.admin_careers_error_preview());
      if (!signal.aborted) setReading({ status: 'failed', message });
    });
    return () => leaving.abort();
  }, [id]);
  return reading;
}

function Applicant({ fullName, email, phone, status }: CareerApplication) {
  return (
    <p className={styles.applicant}>
      <NameCell name={fullName} />
      <EmailCell email={email} />
      <PhoneLink number={phone} />
      <StatusChip status={status} />
    </p>
  );
}

type CvPreviewProps = { application: CareerApplication; onClose: () => void };

/** The CV of an application inside the page. Mounted means open. */
export function CvPreview({ application, onClose }: CvPreviewProps) {
  const reading = useCv(application._id);
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={<Isolate>{application.cvOriginalName}</Isolate>}
      returnFocus={false}
    >
      <div className={styles.preview}>
        <Applicant {...application} />
        {reading.status === 'reading' && (
          <div className={styles.waiting}>
            <Loader role="status" aria-label={m.admin_loading()} />
          </div>
        )}
        {reading.status === 'failed' && <ErrorLine message={reading.message} />}
        {reading.status === 'read' && (
          <>
            <reading.Pages cv={reading.cv} />
            <div className={styles.buttons}>
              <Button onClick={() => saveFile(reading.saved)}>{m.admin_careers_download()}</Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

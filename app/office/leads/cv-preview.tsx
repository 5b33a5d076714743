import { Button, Loader, Modal } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { ownFailureMessage } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import { type FetchedFile, fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { useTabName } from '#app/office/components/tab-name.ts';
import { useRestoredFocus } from '#app/office/components/use-restored-focus.ts';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { Isolate, PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { careerLead } from '#shared/leads/career-lead.ts';
import type { Career, StaffLead } from '#shared/leads/lead-answers.ts';
import { cameFromFacts } from './came-from.tsx';
import { CvMarkNotes, isWithheld } from './cv-marks.tsx';
import type { CvPages } from './cv-pages.tsx';
import styles from './cv-preview.module.css';
import { EmailCell, NameCell, senderName } from './lead-cells.tsx';
import { OpenInLeads } from './lead-details.tsx';
import { leadFacts } from './lead-facts.tsx';
import { StatusChip } from './lead-status.tsx';

type Reading =
  | { status: 'reading' }
  | { status: 'read'; Pages: typeof CvPages; cv: PDFDocumentProxy; saved: FetchedFile }
  | { status: 'failed'; message: string };

/** The CV of an application. @throws ApiError */
export function fetchCv(id: string, signal?: AbortSignal): Promise<FetchedFile> {
  return fetchFile(`/careers/${id}/cv`, 'cv.pdf', signal && { signal });
}

/** pdf.js, loaded only for a CV preview. */
async function loadViewer() {
  const [{ CvPages }, { openCv }] = await withImportTimeout(
    Promise.all([import('./cv-pages.tsx'), import('./cv-document.ts')]),
  );
  return { CvPages, openCv };
}

/** The CV of an application, fetched once; its memory is released on close. */
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

function Applicant({ fullName, email, phone, phoneNumber, status }: Career) {
  return (
    <p className={styles.applicant}>
      <NameCell name={fullName} />
      <EmailCell email={email} />
      <PhoneLink number={phone} e164={phoneNumber} />
      <StatusChip status={status} />
    </p>
  );
}

/** The pages of a CV, once they are read, and a button that saves it. */
function ReadCv({ id }: { id: string }) {
  const reading = useCv(id);
  if (reading.status === 'failed') return <ErrorLine message={reading.message} />;
  if (reading.status === 'reading') {
    return (
      <div className={styles.waiting}>
        <Loader role="status" aria-label={m.admin_loading()} />
      </div>
    );
  }
  return (
    <>
      <reading.Pages cv={reading.cv} />
      <div className={styles.buttons}>
        <Button onClick={() => saveFile(reading.saved)}>{m.admin_careers_download()}</Button>
      </div>
    </>
  );
}

/** What the dialog shows in its title and below it. */
const shownAbove = ['fullName', 'email', 'phone', 'cvOriginalName', 'status'];

type CvPreviewProps = { lead: StaffLead<Career>; onDownload: () => void; onClose: () => void };

/** The CV of an application inside the page, or why it is not shown there. Mounted means open. */
export function CvPreview({ lead, onDownload, onClose }: CvPreviewProps) {
  const { _id, cvOriginalName, cvMarks = [] } = lead;
  const facts = [...leadFacts(careerLead, lead, shownAbove), ...cameFromFacts(lead)];
  useRestoredFocus();
  useTabName(senderName(lead));
  return (
    <Modal opened onClose={onClose} size="xl" title={<Isolate>{cvOriginalName}</Isolate>} returnFocus={false}>
      <div className={styles.preview}>
        <Applicant {...lead} />
        {facts.length > 0 && <FactList facts={facts} />}
        <CvMarkNotes marks={cvMarks} />
        {!isWithheld(cvMarks) && <ReadCv id={_id} />}
        {isWithheld(cvMarks) && !cvMarks.includes('infected') && (
          <div className={styles.buttons}>
            <Button onClick={onDownload}>{m.admin_careers_download()}</Button>
          </div>
        )}
        {!lead.anonymisedAt && (
          <div className={styles.buttons}>
            <OpenInLeads reference={lead.reference} />
          </div>
        )}
      </div>
    </Modal>
  );
}

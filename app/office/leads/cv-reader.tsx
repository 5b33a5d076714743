import { Button, Loader } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { ownFailureMessage } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { type FetchedFile, fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import type { CvPages } from './cv-pages.tsx';
import styles from './cv-preview.module.css';

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

/** The pages of a CV, once they are read, and a button that saves it. */
export function ReadCv({ id }: { id: string }) {
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

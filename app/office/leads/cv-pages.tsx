import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { drawPage } from './cv-document.ts';
import styles from './cv-preview.module.css';

type PageProps = { cv: PDFDocumentProxy; number: number };

/** One page, drawn as wide as there is room, and its text for screen readers. */
function CvPage({ cv, number }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    setIsBroken(false);
    const width = element.parentElement?.clientWidth ?? element.clientWidth;
    drawPage(cv, number, { canvas: element, width, signal }).then(
      (read) => signal.aborted || setText(read),
      () => signal.aborted || setIsBroken(true),
    );
    return () => leaving.abort();
  }, [cv, number]);
  return (
    <div className={styles.page}>
      {isBroken && <p role="alert">{m.admin_careers_error_preview()}</p>}
      <canvas
        ref={canvas}
        className={styles.canvas}
        // Canvas text follows the element's direction; a PDF positions its letters itself.
        dir="ltr"
        role="img"
        aria-label={m.page_of({ page: number, pages: cv.numPages })}
        hidden={isBroken}
      />
      <p className="visually-hidden" dir="auto">
        {text}
      </p>
    </div>
  );
}

/** The pages of a CV, one at a time. */
export function CvPages({ cv }: { cv: PDFDocumentProxy }) {
  const [number, setNumber] = useState(1);
  const step = (by: number) => setNumber((shown) => Math.min(Math.max(1, shown + by), cv.numPages));
  return (
    <>
      {cv.numPages > 1 && <Paging number={number} last={cv.numPages} onStep={step} />}
      <CvPage cv={cv} number={number} />
    </>
  );
}

type PagingProps = { number: number; last: number; onStep: (by: number) => void };

function Paging({ number, last, onStep }: PagingProps) {
  return (
    <nav className={styles.paging} aria-label={m.pagination_label()}>
      <button type="button" aria-disabled={number === 1} aria-label={m.page_previous()} onClick={() => onStep(-1)}>
        <Icon name="back" mirrors />
      </button>
      <p role="status">{m.page_of({ page: number, pages: last })}</p>
      <button type="button" aria-disabled={number === last} aria-label={m.page_next()} onClick={() => onStep(1)}>
        <Icon name="forward" mirrors />
      </button>
    </nav>
  );
}

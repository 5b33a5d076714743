import { fieldRefused } from '#shared/errors.ts';
import type { FileMark } from '#shared/file-marks.ts';
import { inspectPdf } from './pdf-inspection.ts';
import type { VirusScanner } from './virus-scanner.ts';

export type ExamineDocument = (file: string, field: string) => Promise<FileMark[]>;

/** Looks into PDFs that were accepted as such: what is to be said of each. */
export function createDocumentExaminer(scanner: VirusScanner): ExamineDocument {
  /** @throws AppError `invalid` (422) naming `field` when the virus scanner finds something */
  return async (file, field) => {
    const verdict = await scanner.scan(file);
    if (verdict === 'infected') throw fieldRefused(field, 'file_infected');
    const marks = await inspectPdf(file);
    return verdict === 'unreachable' ? [...marks, 'unchecked'] : marks;
  };
}

import { fieldRefused } from '#shared/errors.ts';
import type { FileMark } from '#shared/file-marks.ts';
import type { FileInspector, FromStranger } from './file-inspector.ts';
import type { VirusScanner } from './virus-scanner.ts';

export type ExamineDocument = (file: string, from: FromStranger) => Promise<FileMark[]>;

/** Checks accepted CVs for active content and viruses. @returns the marks of each */
export function createDocumentExaminer(scanner: VirusScanner, inspector: FileInspector): ExamineDocument {
  /** @throws AppError `invalid` (422) naming the field when the virus scanner finds something */
  return async (file, from) => {
    const verdict = await scanner.scan(file);
    if (verdict === 'infected') throw fieldRefused(from.field, 'file_infected');
    const marks = await inspector.inspectCv(file, from);
    return verdict === 'unreachable' ? [...marks, 'unchecked'] : marks;
  };
}

import { fileURLToPath } from 'node:url';
import type { ReadLetter } from '#server/core/mail/incoming/read-letter.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { FileMark } from '#shared/leads/file-marks.ts';
import { mebibyte, second } from '#shared/units.ts';
import { createFairQueue, QueueFull, type QueueRules } from '../fair-queue.ts';
import {
  createHelperProcess,
  HelperEnded,
  type HelperLimits,
  HelperMissing,
  HelperOverrun,
} from '../helper-process.ts';
import {
  type InspectionAnswer,
  type InspectionName,
  type Inspections,
  unwrapInspection,
} from '../inspection-answer.ts';
import type { ArtworkType } from './artwork-type.ts';
import type { ImageFacts } from './image-type.ts';
import type { VideoType } from './video-type.ts';

/** The process that checks files; tests replace it with a misbehaving one. */
const usualProgram = fileURLToPath(new URL('./inspection-program.ts', import.meta.url));

type Lane = { execArgv: string[]; args?: string[]; idleMilliseconds: number; queue: QueueRules };

// Visitors' files are only read; Node's permissions forbid writing, child processes and native code.
const strangers: Lane = {
  execArgv: ['--max-old-space-size=128', '--max-semi-space-size=4', '--permission', '--allow-fs-read=*'],
  idleMilliseconds: 60 * second,
  queue: { mostWaiting: 60, mostOfOneSender: 10, waitMilliseconds: 30 * second },
};

// Files of staff: pictures of 50 megapixels take longer.
const staff: Lane = {
  execArgv: ['--max-old-space-size=256'],
  // Runs at lower priority than page requests; memory of large pictures is released soon.
  args: ['5'],
  idleMilliseconds: 15 * second,
  queue: { mostWaiting: 200, mostOfOneSender: 200, waitMilliseconds: 10 * 60 * second },
};

// The slowest PDF takes forty milliseconds of CPU. Figures: docs/decisions/0029.
const pdfLimits: HelperLimits = { milliseconds: 8 * second, residentBytes: 220 * mebibyte };
const repairLimits: HelperLimits = { milliseconds: 5 * second, residentBytes: 400 * mebibyte };
const documentLimits: HelperLimits = { milliseconds: 15 * second, residentBytes: 600 * mebibyte };
const pictureLimits: HelperLimits = { milliseconds: 180 * second, residentBytes: 1_200 * mebibyte };

/** The sender's network and the form field. */
export type UntrustedSource = { field: string; network: string };

type InspectionLogger = { error(details: object, message: string): void };
type Parts = { program?: string; logger?: InspectionLogger };

export type FileInspector = ReturnType<typeof createFileInspector>;

/**
 * Checks uploaded files. None of their bytes is read in this process: visitors' files go to one process, files of
 * staff to another, each started on demand, with a time and memory limit per file. All methods throw AppError `invalid`
 * (422) naming the field for a file that exceeds the limits, and `unavailable` (503) when the queue is full.
 */
export function createFileInspector({ program = usualProgram, logger }: Parts = {}) {
  const ofStrangers = createLane(strangers, { program, logger });
  const ofStaff = createLane(staff, { program, logger });
  const fromStaff = (field: string, limits: HelperLimits): Order => ({ field, sender: 'staff', limits });
  const fromStranger = ({ field, network }: UntrustedSource): Order => ({ field, sender: network, limits: pdfLimits });

  return {
    /** @throws AppError `wrong_type` (415), `too_large` (413) naming the field */
    checkCv: (file: string, from: UntrustedSource): Promise<void> =>
      ofStrangers.inspect('checkCv', [file, from.field], fromStranger(from)),

    /** The type of artwork by its content; `name` is that of the file. @throws AppError `wrong_type` (415), `too_large` (413) */
    checkArtwork: (file: string, name: string, from: UntrustedSource): Promise<ArtworkType> =>
      ofStrangers.inspect('checkArtwork', [file, from.field, name], fromStranger(from)),

    /** The marks of an accepted PDF. One with misplaced tables is damaged only where readers cannot open it either. */
    async inspectCv(file: string, from: UntrustedSource): Promise<FileMark[]> {
      const marks = await ofStrangers.inspect('inspectPdf', [file], fromStranger(from));
      if (!marks.includes('damaged')) return marks;
      // One that takes too long to repair is damaged.
      const repair = ofStrangers.inspect('canBeOpened', [file], { ...fromStranger(from), limits: repairLimits });
      return (await repair.catch(() => false)) ? marks.filter((mark) => mark !== 'damaged') : marks;
    },

    /** A letter that came in. @throws AppError `invalid` for one that is none */
    readLetter: (file: string, from: UntrustedSource): Promise<ReadLetter> =>
      ofStrangers.inspect('readLetter', [file], fromStranger(from)),

    /** The bytes of a file of a letter, as base64; `place` is its number in it. @throws as `readLetter` */
    readLetterFile: (file: string, place: number, from: UntrustedSource): Promise<string> =>
      ofStrangers.inspect('readLetterFile', [file, place], fromStranger(from)),

    /** The words of a stored CV, for the search. @throws AppError `invalid` for one that cannot be read */
    readCv: (file: string): Promise<string> =>
      ofStrangers.inspect('readPdfText', [file], { field: 'cv', sender: 'search', limits: documentLimits }),

    /** @throws AppError `wrong_type` (415), `invalid` (422) naming the field unless a document of staff is a PDF that all can open, where nothing runs */
    checkDocument: (file: string, field: string): Promise<void> =>
      ofStaff.inspect('checkDocument', [file, field], fromStaff(field, documentLimits)),

    /** @throws AppError `wrong_type` (415), `too_large` (413) naming the field */
    checkImage: (file: string, field: string): Promise<ImageFacts> =>
      ofStaff.inspect('checkImage', [file, field], fromStaff(field, pictureLimits)),

    /** Writes a checked image to `target`, as `normaliseImage` says. @throws AppError `wrong_type` (415) naming the field */
    normaliseImage: (file: string, target: string, image: { facts: ImageFacts; field: string }): Promise<void> =>
      ofStaff.inspect('normaliseImage', [file, target, image], fromStaff(image.field, pictureLimits)),

    /** @throws AppError `wrong_type` (415), `too_large` (413) naming the field */
    checkVideo: (file: string, field: string): Promise<VideoType> =>
      ofStaff.inspect('checkVideo', [file, field], fromStaff(field, documentLimits)),

    /** Ends the processes and aborts their current files. */
    close(): void {
      ofStrangers.close();
      ofStaff.close();
    },
  };
}

type LaneParts = { program: string; logger: InspectionLogger | undefined };

type Order = { field: string; sender: string; limits: HelperLimits };

/** A process and its queue. */
function createLane({ queue: rules, ...settings }: Lane, { program, logger }: LaneParts) {
  const helper = createHelperProcess({ program, ...settings });
  const queue = createFairQueue(rules);

  return {
    async inspect<Name extends InspectionName>(
      name: Name,
      input: Parameters<Inspections[Name]>,
      { field, sender, limits }: Order,
    ): Promise<Awaited<ReturnType<Inspections[Name]>>> {
      const answer = await queue
        .run(sender, () => helper.askAgain({ name, input }, limits))
        .catch((error: unknown) => {
          logger?.error({ err: error, inspection: name }, 'an uploaded file could not be looked into');
          throw explainFailure(error, field);
        });
      // The program answers from the same table that defines these types.
      return unwrapInspection(answer as InspectionAnswer<Awaited<ReturnType<Inspections[Name]>>>);
    },
    close: helper.close,
  };
}

/** The error for a sender when the process gave no answer, twice where it ended: then the file is to blame. */
function explainFailure(error: unknown, field: string): unknown {
  if (error instanceof QueueFull) return new AppError('unavailable', 'file_checks_busy', { retryAfterSeconds: 60 });
  if (error instanceof HelperMissing) return new AppError('unavailable', 'error_unavailable');
  const isItsFault = error instanceof HelperOverrun || error instanceof HelperEnded;
  return isItsFault ? fieldRefused(field, 'file_not_checked') : error;
}

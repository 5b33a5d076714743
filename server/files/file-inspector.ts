import { fileURLToPath } from 'node:url';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { FileMark } from '#shared/file-marks.ts';
import { createFairQueue, QueueFull, type QueueRules } from './fair-queue.ts';
import { createHelperProcess, HelperEnded, type HelperLimits, HelperMissing, HelperOverrun } from './helper-process.ts';
import type { ImageFacts } from './image-type.ts';
import { type InspectionAnswer, type InspectionName, type Inspections, resultOf } from './inspection-answer.ts';
import type { VideoType } from './video-type.ts';

const second = 1000;
const megabyte = 1024 ** 2;

/** The process that looks into files; replaced in tests by one that misbehaves. */
const usualProgram = fileURLToPath(new URL('./inspection-program.ts', import.meta.url));

type Lane = { execArgv: string[]; args?: string[]; idleMilliseconds: number; queue: QueueRules };

// What strangers send: it is read, and nothing more; Node keeps it from writing, from starting programs and from native code.
const strangers: Lane = {
  execArgv: ['--max-old-space-size=128', '--max-semi-space-size=4', '--permission', '--allow-fs-read=*', '--expose-gc'],
  idleMilliseconds: 60 * second,
  queue: { mostWaiting: 60, mostOfOneSender: 10, patienceMilliseconds: 30 * second },
};

// What staff send: pictures of 50 megapixels take their time.
const staff: Lane = {
  execArgv: ['--max-old-space-size=256', '--expose-gc'],
  // Runs at lower priority than page requests; the memory of large pictures is given back soon.
  args: ['--yielding'],
  idleMilliseconds: 15 * second,
  queue: { mostWaiting: 200, mostOfOneSender: 200, patienceMilliseconds: 10 * 60 * second },
};

// The slowest of all takes forty milliseconds of a processor. Figures: docs/decisions/0032.
const pdfLimits: HelperLimits = { milliseconds: 8 * second, residentBytes: 220 * megabyte };
const documentLimits: HelperLimits = { milliseconds: 15 * second, residentBytes: 600 * megabyte };
const pictureLimits: HelperLimits = { milliseconds: 180 * second, residentBytes: 1_200 * megabyte };

/** Whose file it is, and in which field it came. */
export type FromStranger = { field: string; network: string };

type InspectionLogger = { error(details: object, message: string): void };
type Parts = { program?: string; logger?: InspectionLogger };

export type FileInspector = ReturnType<typeof createFileInspector>;

/**
 * Looks into uploaded files. Not one of their bytes is read in this process: what strangers send goes to one process,
 * what staff send to another, each started when it is needed, with a limit on time and memory for every file.
 * Everything here throws AppError `invalid` (422) naming the field for a file that takes too much, and `unavailable`
 * (503) when too many are waiting.
 */
export function createFileInspector({ program = usualProgram, logger }: Parts = {}) {
  const ofStrangers = createLane(strangers, { program, logger });
  const ofStaff = createLane(staff, { program, logger });
  const fromStaff = (field: string, limits: HelperLimits): Order => ({ field, sender: 'staff', limits });
  const fromStranger = ({ field, network }: FromStranger): Order => ({ field, sender: network, limits: pdfLimits });

  return {
    /** @throws AppError `wrong_type` (415), `too_large` (413) naming the field */
    checkCv: (file: string, from: FromStranger): Promise<void> =>
      ofStrangers.inspect('checkCv', [file, from.field], fromStranger(from)),

    /** What is to be said of a CV that was accepted as one. */
    inspectCv: (file: string, from: FromStranger): Promise<FileMark[]> =>
      ofStrangers.inspect('inspectPdf', [file], fromStranger(from)),

    /** Whether a document of staff is a whole PDF and nothing else. */
    isPdf: (file: string, field: string): Promise<boolean> =>
      ofStaff.inspect('isPdf', [file], fromStaff(field, documentLimits)),

    /** @throws AppError `wrong_type` (415), `too_large` (413) naming the field */
    checkImage: (file: string, field: string): Promise<ImageFacts> =>
      ofStaff.inspect('checkImage', [file, field], fromStaff(field, pictureLimits)),

    /** Writes a checked image to `target`, as `normaliseImage` says. @throws AppError `wrong_type` (415) naming the field */
    normaliseImage: (file: string, target: string, image: { facts: ImageFacts; field: string }): Promise<void> =>
      ofStaff.inspect('normaliseImage', [file, target, image], fromStaff(image.field, pictureLimits)),

    /** @throws AppError `wrong_type` (415), `too_large` (413) naming the field */
    checkVideo: (file: string, field: string): Promise<VideoType> =>
      ofStaff.inspect('checkVideo', [file, field], fromStaff(field, documentLimits)),

    /** Ends the processes; files under way are given up. */
    close(): void {
      ofStrangers.close();
      ofStaff.close();
    },
  };
}

type LaneParts = { program: string; logger: InspectionLogger | undefined };

type Order = { field: string; sender: string; limits: HelperLimits };

/** One process and those who wait for it. */
function createLane({ queue: rules, ...settings }: Lane, { program, logger }: LaneParts) {
  const helper = createHelperProcess({ program, ...settings });
  const queue = createFairQueue(rules);

  return {
    async inspect<Name extends InspectionName>(
      name: Name,
      input: Parameters<Inspections[Name]>,
      { field, sender, limits }: Order,
    ): Promise<Awaited<ReturnType<Inspections[Name]>>> {
      const ask = () => helper.ask({ name, input }, limits);
      const answer = await queue
        .run(sender, () => ask().catch(onceMore(ask)))
        .catch((error: unknown) => {
          logger?.error({ err: error, inspection: name }, 'an uploaded file could not be looked into');
          throw refusalOf(error, field);
        });
      // The program answers each question from the same table as these types.
      return resultOf(answer as InspectionAnswer) as Awaited<ReturnType<Inspections[Name]>>;
    },
    close: helper.close,
  };
}

/** A process may end for reasons of its own in the middle of an honest file; a second time it is the file's doing. */
function onceMore(ask: () => Promise<unknown>) {
  return (error: unknown): Promise<unknown> => {
    if (error instanceof HelperEnded || error instanceof HelperMissing) return ask();
    throw error;
  };
}

/** The refusal that the sender gets when no answer came. */
function refusalOf(error: unknown, field: string): unknown {
  if (error instanceof QueueFull) return new AppError('unavailable', 'file_checks_busy', { retryAfterSeconds: 60 });
  if (error instanceof HelperMissing) return new AppError('unavailable', 'error_unavailable');
  const isItsFault = error instanceof HelperOverrun || error instanceof HelperEnded;
  return isItsFault ? fieldRefused(field, 'file_not_checked') : error;
}

import type { SubmissionService } from './submission-service.ts';

const everyMilliseconds = 10 * 60 * 1000;

type SweepLogger = { error(details: object, message: string): void };

/** Sweeps now and every ten minutes until stopped. */
export function startSubmissionSweep(submissions: SubmissionService, logger: SweepLogger): { stop(): Promise<void> } {
  const sweep = (): Promise<void> =>
    submissions.sweep().catch((error: unknown) => logger.error({ err: error }, 'old submissions could not be swept'));
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweep();
  }, everyMilliseconds).unref();
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}

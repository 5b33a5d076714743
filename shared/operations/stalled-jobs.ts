import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';

/** Periodic jobs, by their names in the database. */
export const repeatedWork = [
  ...['publish-posts', 'renew-search-texts', 'complete-desk', 'fetch-mail', 'read-cvs'],
  ...['tell-of-deadlines', 'send-week'],
  ...['sweep-submissions', 'gather-digests', 'sweep-outbox', 'sweep-trash', 'sweep-sessions', 'sweep-password-links'],
  ...['sweep-audit-log', 'sweep-visits', 'sweep-media', 'sweep-files'],
] as const;
export type PeriodicJob = (typeof repeatedWork)[number];

/** Background work that does not finish by itself. */
export const stalledJobsShape = z.object({
  mails: z.int().describe('Mails that were given up or refused.'),
  pictures: z.int().describe('Pictures without smaller versions.'),
  repeated: z.array(z.object({ kind: z.enum(repeatedWork), failingSince: time })),
});
export type StalledJobs = z.infer<typeof stalledJobsShape>;
export const stalledWorkAnswer = lenient(stalledJobsShape);

/** Whether nothing is stalled. */
export function isFlowing({ mails, pictures, repeated }: StalledJobs): boolean {
  return mails === 0 && pictures === 0 && repeated.length === 0;
}

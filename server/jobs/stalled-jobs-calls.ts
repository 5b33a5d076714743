import { z } from 'zod';
import { answer, callsFor, success } from '#server/http/calls.ts';
import { repeatedWork, type StalledJobs } from '#shared/stalled-jobs.ts';
import type { StalledJobsService } from './stalled-jobs-service.ts';

const stalled = z.object({
  mails: z.int().describe('Mails that were given up or refused.'),
  pictures: z.int().describe('Pictures without smaller versions.'),
  repeated: z.array(z.object({ kind: z.enum(repeatedWork), failingSince: z.string().meta({ format: 'date-time' }) })),
}) satisfies z.ZodType<StalledJobs>;

const call = callsFor<{ work: StalledJobsService }>('Site');

export const stalledJobsCalls = [
  call('GET /work', {
    summary: 'Read which background work was given up or keeps failing',
    reply: answer('The jobs that do not finish.', { name: 'StalledWork', schema: stalled }),
    handle: (_input, { work }) => work.getStalled(),
  }),
  call('POST /work/retry', {
    summary: 'Try background work again that was given up or keeps failing',
    reply: success('It is tried again.', 'work_retried'),
    audit: 'changed',
    handle: (_input, { work }) => work.retryStalled(),
  }),
];

import { answer, callsFor, success } from '#server/core/http/calls/calls.ts';
import { stalledJobsShape } from '#shared/operations/stalled-jobs.ts';
import type { StalledJobsService } from './stalled-jobs-service.ts';

const call = callsFor<{ work: StalledJobsService }>('Site');

export const stalledJobsCalls = [
  call('GET /work', {
    summary: 'Read which background work was given up or keeps failing',
    reply: answer('The jobs that do not finish.', { name: 'StalledWork', schema: stalledJobsShape }),
    handle: (_input, { work }) => work.getStalled(),
  }),
  call('POST /work/retry', {
    summary: 'Try background work again that was given up or keeps failing',
    reply: success('It is tried again.', 'work_retried'),
    audit: 'changed',
    handle: (_input, { work }) => work.retryStalled(),
  }),
];

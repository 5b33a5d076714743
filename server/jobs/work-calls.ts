import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters } from '#server/http/api-call.ts';
import { repeatedWork, type StalledWork } from '#shared/stalled-work.ts';

const stalled = z.object({
  mails: z.int().describe('Mails that were given up or refused.'),
  pictures: z.int().describe('Pictures without smaller versions.'),
  repeated: z.array(z.object({ kind: z.enum(repeatedWork), failingSince: z.string().meta({ format: 'date-time' }) })),
}) satisfies z.ZodType<StalledWork>;

export const workCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/work',
    tag: 'Site',
    summary: 'Read which background work was given up or keeps failing',
    reply: { status: 200, description: 'What stands still.', shape: { name: 'StalledWork', schema: stalled } },
  }),
  adminCall({
    method: 'post',
    path: '/work/retry',
    tag: 'Site',
    summary: 'Try background work again that was given up or keeps failing',
    query: languageParameters,
    reply: { status: 200, description: 'It is tried again.', shape: successShape },
  }),
];

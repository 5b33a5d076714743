import { z } from 'zod';
import { releaseUpload } from '#server/core/files/upload-rules.ts';
import { answer, callsFor, multipart, success } from '#server/core/http/calls/calls.ts';
import { updateStateShape } from '#shared/operations/updates.ts';
import type { UpdateService } from './update-service.ts';

const call = callsFor<{ updates: UpdateService }>('Site');
const begun = success('It has begun; GET /system/updates says how it goes on.', 'update_begun', { status: 202 });

export const updateCalls = [
  call('GET /system/updates', {
    summary: 'Read which releases there are to update to, and what is under way',
    reply: answer('The archives and releases.', { name: 'UpdateState', schema: updateStateShape }),
    handle: (_input, { updates }) => updates.describe(),
  }),
  call('POST /system/updates', {
    summary: 'Upload an archive of a release, which is unpacked and rehearsed',
    confirmed: true,
    body: multipart('ReleaseArchive', {
      schema: z.object({}),
      files: {
        archive: {
          rule: releaseUpload,
          contentType: 'application/zstd',
          description: 'mansooj-VERSION-linux-ARCH.tar.zst',
          isRequired: true,
        },
      },
    }),
    reply: begun,
    refusals: ['conflict'],
    async handle({ body, request }, { updates }) {
      request.audited = { ids: [await updates.takeArchive(body.files.archive?.[0])] };
    },
  }),
  call('POST /system/updates/:id/prepare', {
    summary: 'Unpack and rehearse an archive that lies in the folder',
    confirmed: true,
    reply: begun,
    refusals: ['conflict'],
    handle: ({ params }, { updates }) => updates.prepareArchive(params.id),
  }),
  call('POST /system/updates/:id/start', {
    summary: 'Let a rehearsed release take over without a stop',
    confirmed: true,
    reply: begun,
    refusals: ['conflict'],
    handle: ({ params }, { updates }) => updates.startRelease(params.id),
  }),
  call('POST /system/updates/back', {
    summary: 'Let the release from before the last update take over again',
    confirmed: true,
    reply: begun,
    refusals: ['conflict'],
    handle: (_input, { updates }) => updates.goBack(),
  }),
];

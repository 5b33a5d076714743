import { create as contentDisposition } from 'content-disposition';
import { answer, callsFor, sentByHandler, success } from '#server/core/http/calls/calls.ts';
import { backupPlaceShape, backupStatusShape } from '#shared/operations/backup.ts';
import type { BackupService } from './backup-service.ts';
import type { ArchiveService } from './stored-archives.ts';

const call = callsFor<{ backups: BackupService; archives: ArchiveService }>('Backups');

export const backupCalls = [
  call('GET /backups', {
    summary: 'Ask how old the last backup is and whether restoring it worked',
    reply: answer('The state of the backups.', { name: 'BackupStatus', schema: backupStatusShape }),
    handle: (_input, { backups }) => backups.getStatus(),
  }),
  call('POST /backups', {
    summary: 'Make a backup now',
    confirmed: true,
    reply: success('It has begun; its outcome is in GET /backups/archives.', 'backup_begun', { status: 202 }),
    refusals: ['conflict'],
    handle: ({ request }, { archives }) => archives.backUp(request.account?.id ?? ''),
  }),
  call('GET /backups/archives', {
    summary: 'Read where backups go, and what is there',
    reply: answer('The place and its archives.', { name: 'BackupPlace', schema: backupPlaceShape }),
    handle: (_input, { archives }) => archives.describePlace(),
  }),
  call('GET /backups/archives/:id', {
    summary: 'Download an archive',
    confirmed: true,
    reply: sentByHandler('The archive, as it is stored.', {
      contentType: 'application/octet-stream',
      headers: { 'Content-Disposition': 'Its name.' },
    }),
    refusals: ['unavailable'],
    audit: 'exported',
    async handle({ params, reply }, { archives }) {
      const { bytes, content } = await archives.openArchive(params.id);
      reply
        .header('content-disposition', contentDisposition(params.id))
        .header('content-length', bytes)
        .type('application/octet-stream');
      return content;
    },
  }),
  call('POST /backups/archives/:id/test', {
    summary: 'Restore an archive on trial now',
    confirmed: true,
    reply: success('It has begun; its outcome is in GET /backups/archives.', 'backup_test_begun', { status: 202 }),
    refusals: ['conflict', 'unavailable'],
    audit: 'backup_tested',
    handle: ({ params, request }, { archives }) => archives.testArchive(params.id, request.account?.id ?? ''),
  }),
];

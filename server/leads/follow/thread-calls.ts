import { z } from 'zod';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { findContentType } from '#server/core/files/storage/storage-path.ts';
import { artworkUpload } from '#server/core/files/upload-rules.ts';
import {
  answer,
  type Call,
  callsFor,
  file,
  json,
  jsonOrMultipart,
  successWith,
} from '#server/core/http/calls/calls.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import { idempotencyKey, readIdempotencyKey } from '#server/leads/forms/form-key.ts';
import { leadDescriptions } from '#server/leads/kinds/lead-kinds.ts';
import { fieldRefused } from '#shared/errors.ts';
import { threadMessageSchema, threadShape, threadStateSchema } from '#shared/leads/follow.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { ThreadService } from './thread-service.ts';

type Services = { threads: ThreadService; files: FileStore; mail: Pick<MailService, 'isSetUp'> };

const data = z.object({
  thread: threadShape,
  isMailed: z.boolean().describe('Whether a mail server is set up, so that the sender gets letters.'),
});

/**
 * A place and a length need a time, and nobody comes to one that has passed.
 * @throws AppError with the field `meetsAt`
 */
function requireMeetingTime({ meetsAt, meetingMinutes, meetingPlace }: z.output<typeof threadMessageSchema>): void {
  if (meetsAt === undefined && (meetingPlace || meetingMinutes)) throw fieldRefused('meetsAt', 'error_required');
  if (meetsAt !== undefined && Date.parse(meetsAt) < Date.now()) throw fieldRefused('meetsAt', 'error_time_passed');
}

const sentFiles = {
  rule: artworkUpload,
  contentType: 'application/pdf, image/png, image/jpeg',
  description:
    'Up to three files of at most 5 MiB each; they are on the private page, and go with the letter if small.',
};

/** What staff do with what follows after a lead of one kind; its section decides who may. */
function makeCalls(kind: LeadKind): Call<Services>[] {
  const { tag, name } = leadDescriptions[kind].api;
  const call = callsFor<Services>(tag);
  const path = `/${sectionOfLead(kind)}` as const;
  return [
    call(`GET ${path}/:id/thread`, {
      summary: 'Read where it stands for its sender, questions and answers, and files',
      reply: answer('What followed, oldest first.', {
        name: `${name}Thread`,
        schema: z.object({ success: z.literal(true), data }),
      }),
      handle: async ({ params }, { threads, mail }) => ({
        success: true as const,
        data: { thread: await threads.read({ kind, id: params.id }), isMailed: mail.isSetUp },
      }),
    }),
    call(`POST ${path}/:id/thread`, {
      summary: 'Ask its sender a question, or answer; they get a letter in their language',
      headers: [idempotencyKey('The same message with the same key is stored once; another one with it is refused.')],
      body: jsonOrMultipart(`${name}ThreadMessage`, { schema: threadMessageSchema, files: { files: sentFiles } }),
      reply: successWith(
        'It is stored, and the letter is on its way if a mail server is set up.',
        { name: `${name}ThreadWritten`, key: 'follow_written', fields: { data } },
        { status: 201 },
      ),
      refusals: ['conflict', 'too_large'],
      before: ({ params }, { threads }) => threads.read({ kind, id: params.id }),
      async handle({ params, body: { fields, files }, request }, { threads, mail }) {
        const key = readIdempotencyKey(request.headers['idempotency-key']);
        const message = parseOrRefuse(threadMessageSchema, fields);
        if (message.author === 'visitor' && !message.via) throw fieldRefused('author', 'error_invalid_choice');
        requireMeetingTime(message);
        const by = request.account?.id;
        const { meetsAt: at, meetingMinutes = '60', meetingPlace: place = '', ...said } = message;
        const meeting = at === undefined ? undefined : { at, minutes: Number(meetingMinutes), place };
        if (message.status) request.audited = { ids: [params.id], action: 'status_changed' };
        const thread = await threads.write(
          { kind, id: params.id },
          { ...said, meeting, key, by, received: files.files },
        );
        return {
          data: { thread, isMailed: mail.isSetUp },
          ...(!mail.isSetUp && { key: 'follow_written_unset' as const }),
          ...(message.via && { key: 'desk_noted_elsewhere' as const }),
        };
      },
    }),
    call(`PATCH ${path}/:id/thread`, {
      summary: 'Close it for its sender, who gets no letter about that, or open it again',
      body: json(`${name}ThreadState`, threadStateSchema),
      reply: successWith('It is.', { name: `${name}ThreadChanged`, key: 'follow_changed', fields: { data } }),
      refusals: ['conflict'],
      before: ({ params }, { threads }) => threads.read({ kind, id: params.id }),
      async handle({ params, body, request }, { threads, mail }) {
        const named = { kind, id: params.id };
        const isChanged = await threads.close(named, body.isClosed, { seen: body.seen });
        request.audited = { ids: isChanged ? [params.id] : [], action: body.isClosed ? 'done' : 'reopened' };
        return { data: { thread: await threads.read(named), isMailed: mail.isSetUp } };
      },
    }),
    call(`GET ${path}/:id/files/:file`, {
      summary: 'Download a file that came with it or after it',
      reply: file('The PDF, PNG or JPEG.', {
        contentType: 'application/octet-stream',
        headers: { 'Content-Disposition': 'The name its sender gave it (RFC 6266).' },
      }),
      refusals: ['conflict'],
      audit: 'file_opened',
      async handle({ params }, { threads, files }) {
        const { path: stored, name: originalName } = await threads.getFile({ kind, id: params.id }, params.file);
        const contentType = findContentType(stored);
        return { file: { path: stored, contentType, originalName, cacheControl: 'no-store' }, files };
      },
    }),
  ];
}

/** The calls about what follows after leads, of every kind. */
export const threadCalls = leadKinds.flatMap(makeCalls);

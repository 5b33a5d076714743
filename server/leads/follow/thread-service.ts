import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { queueMail } from '#server/core/mail/queue-mail.ts';
import { refreshDesk } from '#server/leads/desk-row/desk-row-queries.ts';
import { fileRules, hashOfFiles, inspectFiles } from '#server/leads/files/file-intake.ts';
import { listMarks } from '#server/leads/files/file-mark-queries.ts';
import type { KeptUpload } from '#server/leads/files/upload-queries.ts';
import { hashFields } from '#server/leads/forms/idempotency-service.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { moveWord, senderWrote, staffWrote } from '#server/leads/kinds/lead-progress.ts';
import { findMailedLead, type MailedLead } from '#server/leads/letters/lead-letters.ts';
import { createFollowAddresses, hashOfToken } from '#server/leads/thread/follow-address.ts';
import {
  endMention,
  findClosed,
  findFollow,
  insertFiles,
  insertMessage,
  listFiles,
  listMessages,
  setClosed,
} from '#server/leads/thread/thread-queries.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import {
  type Author,
  choosePublicStatus,
  followLimits,
  type Meeting,
  type MessageKind,
  type MessageWay,
  type Thread,
} from '#shared/leads/follow.ts';
import type { LeadKind, LeadStatus } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import type { LeadEntry } from '#shared/leads/lead-entry.ts';
import { type AdditionParts, createThreadAdditions } from './thread-additions.ts';
import {
  type Followed,
  measureRoom,
  type Named,
  requireNothingNewer,
  requireWordsSeen,
  type SeenOfThread,
} from './thread-room.ts';

type Parts = AdditionParts & {
  /** Counts what each network reads and writes of private pages. */
  limit: { isOver(network: string): boolean };
};

export type ThreadService = ReturnType<typeof createThreadService>;

const missing = () => new AppError('not_found', 'follow_not_found');

/** What follows after a lead: the private page of its sender, and the answers of staff. */
export function createThreadService(parts: Parts) {
  const { db, limit, idempotency, now = () => Date.now() } = parts;
  const addresses = createFollowAddresses({ db });

  /** @throws AppError `not_found` */
  async function requireLead({ kind, id }: Named, database: Database = db): Promise<MailedLead> {
    const lead = await findMailedLead(database, kind, id);
    if (!lead) throw new AppError('not_found', `${kind}_not_found`);
    return lead;
  }

  async function readThread(lead: MailedLead & { status?: LeadStatus }): Promise<Thread> {
    const [messages, stored, closedAt] = await Promise.all([
      listMessages(db, lead._id),
      listFiles(db, lead._id),
      findClosed(db, lead._id),
    ]);
    const files = await Promise.all(
      stored.map(async ({ path, ...file }) => ({ ...file, marks: await listMarks(db, path) })),
    );
    return { status: choosePublicStatus({ closedAt, messages, staffStatus: lead.status }), messages, files };
  }

  /** The lead behind an address. @throws AppError `not_found` for an unknown or expired one, `too_many` */
  async function follow(token: string, network: string): Promise<Followed> {
    if (limit.isOver(network)) throw new AppError('too_many', 'recovery_too_many', { retryAfterSeconds: 60 });
    const hashed = hashOfToken(token);
    const found = hashed && (await findFollow(db, hashed));
    const lead = found && (await findMailedLead(db, found.kind, found.id));
    if (!found || !lead || lead.anonymisedAt) throw missing();
    const thread = await readThread(lead);
    const { kind, id } = found;
    return { kind, id, lead, thread, room: measureRoom(thread) };
  }

  /** The lead that staff write about, locked until the transaction ends, so that it cannot be erased at the same time. */
  async function lockForStaff(transaction: Database, named: Named): Promise<MailedLead> {
    await leadTables[named.kind].lockKept(transaction, named.id);
    const lead = await requireLead(named, transaction);
    await addresses.open(transaction, named);
    return lead;
  }

  async function tellVisitor(transaction: Database, { kind, id }: Named, lead: MailedLead, mail: string) {
    const about = { kind, id, reference: lead.reference };
    await queueMail(transaction, { id: mail, kind: 'thread', language: lead.language, lead: about });
  }

  return {
    addresses,

    follow,

    ...createThreadAdditions(parts, follow),

    /** What followed after a lead, for staff. @throws AppError `not_found` */
    read: async (named: Named): Promise<Thread> => readThread(await requireLead(named)),

    /**
     * Writes to the sender of a lead, who gets a letter, and moves its status on; a closed one is open again. With `via`
     * it records what went or came another way, and no letter is sent. The same message with the same key is stored
     * once. Its files are checked as those of visitors.
     * @throws AppError `not_found`; `conflict`, with the field `seen` when something was written after that; `invalid`
     * when the key was used for another message
     */
    async write(
      named: Named,
      { kind, text, key, seen, by, via, author = 'staff', ...more }: StaffMessage,
    ): Promise<Thread> {
      const { id } = named;
      const { status, meeting } = more;
      requireStatus(named.kind, status);
      const means = { inspector: parts.inspector, network: '' };
      const { files, refusal } = await inspectFiles(more.received ?? [], fileRules.artwork, means);
      if (refusal) throw refusal;
      const contentHash = await hashOfFiles(files);
      const sent = {
        kind: named.kind,
        key: key && `staff ${id} ${key}`,
        hash: {
          fields: hashFields(named.kind, {
            kind,
            text,
            ...(via && { via, author }),
            ...(status && { status }),
            ...(meeting && { meeting }),
          }),
          ...(contentHash && { file: contentHash }),
        },
      };
      const stored: KeptUpload[] = [];
      for (const file of files) stored.push(await parts.uploads.putDown(file));
      const storing = idempotency.storeOnce({ ...sent, networks: [] }, async (transaction) => {
        const lead = await lockForStaff(transaction, named);
        const before = await listMessages(transaction, id);
        requireNothingNewer(before, seen);
        if (before.filter(({ author }) => author === 'staff').length >= followLimits.ofStaff)
          throw new AppError('conflict', 'follow_full');
        const [_id, createdAt] = [randomUUIDv7(), new Date(now()).toISOString()];
        await insertMessage(transaction, id, { _id, author, kind, text, createdAt, by, via, meeting });
        await insertFiles(transaction, stored, { lead: id, message: _id, at: createdAt });
        for (const file of stored) await parts.uploads.takeOver(transaction, file);
        await setClosed(transaction, id, null);
        if (author === 'staff') await staffWrote(transaction, named, { written: kind, by, isDecided: !!status });
        else if (await senderWrote(transaction, named, createdAt)) await parts.recordSetBack(transaction, named);
        if (status) await leadTables[named.kind].setStatus(transaction, id, status, { by, cause: 'answer' });
        if (by) await endMention(transaction, id, by);
        await leadTables[named.kind].index(transaction, id);
        if (!via) await tellVisitor(transaction, named, lead, _id);
        return { _id: id, reference: lead.reference, createdAt };
      });
      try {
        await storing;
      } finally {
        for (const file of stored) await parts.uploads.discard(file);
      }
      return this.read(named);
    },

    /**
     * Closes a lead, or opens it again; a word of its sender opens it too. @returns whether that changed anything
     * @throws AppError `not_found`, `conflict`, which also keeps one open whose sender wrote after what was `seen`
     */
    close(named: Named, isClosed: boolean, seen: SeenOfThread = {}): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        await lockForStaff(transaction, named);
        if (isClosed) requireWordsSeen(await listMessages(transaction, named.id), seen);
        if (!(await setClosed(transaction, named.id, isClosed ? new Date(now()).toISOString() : null))) return false;
        await moveWord(transaction, named, isClosed);
        await refreshDesk(transaction, named.kind, named.id);
        return true;
      });
    },

    /** A file that staff sent, for the sender of a lead. @throws as `follow`; AppError `conflict` for an infected one */
    async fileForSender(token: string, file: string, network: string): Promise<KeptUpload> {
      const { kind, id, thread } = await follow(token, network);
      const found = thread.files.find(({ _id }) => _id === file);
      const message = thread.messages.find(({ _id }) => _id === found?.message);
      if (message?.author !== 'staff') throw missing();
      return this.getFile({ kind, id }, file);
    },

    /** A file of a lead. @throws AppError `not_found`, `conflict` for an infected one */
    async getFile(named: Named, file: string): Promise<KeptUpload> {
      await requireLead(named);
      const found = (await listFiles(db, named.id)).find(({ _id }) => _id === file);
      if (!found) throw new AppError('not_found', 'error_not_found');
      if ((await listMarks(db, found.path)).includes('infected')) throw new AppError('conflict', 'career_cv_infected');
      return found;
    },
  };
}

type StaffMessage = {
  kind: MessageKind;
  text: string;
  key?: string | undefined;
  /** The id of the last message that its author saw; '' for none. Undefined: not asked. */
  seen?: string | undefined;
  /** The account that writes. */
  by?: string | undefined;
  via?: MessageWay | undefined;
  /** The status that the lead gets with it. */
  status?: string | undefined;
  /** To which it invites. */
  meeting?: Meeting | undefined;
  /** The sender of the lead, of what staff copied into the thread. */
  author?: Author | undefined;
  received?: readonly ReceivedFile[] | undefined;
};

/** @throws AppError `invalid` for a status that leads of a kind do not have */
function requireStatus(kind: LeadKind, status: string | undefined): void {
  const { statuses = [] } = (leadEntries[kind] as LeadEntry).fields.status ?? {};
  if (status !== undefined && !statuses.some((known) => known === status))
    throw fieldRefused('status', 'error_invalid_choice');
}

import { hash, randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { FileInspector } from '#server/files/file-inspector.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import {
  type Author,
  followLimits,
  type MessageKind,
  publicStatusOf,
  type Thread,
  visitorAnswerSchema,
} from '#shared/follow.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind, LeadStatus } from '#shared/lead.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { inspectArtworks } from './artwork-intake.ts';
import { listMarks } from './file-mark-queries.ts';
import { createFollowAddresses, hashOfToken } from './follow-address.ts';
import { leadTables } from './lead-kinds.ts';
import { findMailedLead, type MailedLead } from './lead-letters.ts';
import {
  findClosed,
  findFollow,
  insertFiles,
  insertMessage,
  listFiles,
  listMessages,
  setClosed,
} from './thread-queries.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { Uploads } from './upload-service.ts';

type Named = { kind: LeadKind; id: string };

/** What the private page shows: what was asked, where it stands, and what followed. */
export type Followed = Named & { lead: MailedLead; thread: Thread; mayWrite: boolean; room: Room };
/** What a visitor may still add. */
type Room = { messages: number; files: number; bytes: number };

/** What a visitor adds; `key` is one sending, however often it arrives. */
export type Addition = { text: string | undefined; files: readonly ReceivedFile[]; key: string; network: string };

type Parts = {
  db: Database;
  uploads: Uploads;
  inspector: FileInspector;
  staffLanguage: Language;
  /** Counts what each network reads and writes of private pages. */
  limit: { isOver(network: string): boolean };
  now?: () => number;
};

export type ThreadService = ReturnType<typeof createThreadService>;

const missing = () => new AppError('not_found', 'follow_not_found');

/** What follows after a lead: the private page of its sender, and the answers of staff. */
export function createThreadService(parts: Parts) {
  const { db, uploads, inspector, staffLanguage, limit, now = () => Date.now() } = parts;
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
    return { status: publicStatusOf({ closedAt, messages, staffStatus: lead.status }), messages, files };
  }

  /** The lead behind an address. @throws AppError `not_found` for an unknown or expired one, `too_many` */
  async function follow(token: string, network: string): Promise<Followed> {
    if (limit.isOver(network)) throw new AppError('too_many', 'recovery_too_many', { retryAfterSeconds: 60 });
    const hashed = hashOfToken(token);
    const found = hashed && (await findFollow(db, hashed));
    const lead = found && (await findMailedLead(db, found.kind, found.id));
    if (!found || !lead || lead.anonymisedAt) throw missing();
    const thread = await readThread(lead);
    const { kind, id, closedAt } = found;
    return { kind, id, lead, thread, mayWrite: !closedAt, room: roomOf(thread) };
  }

  /** Staff write in a transaction that locks the lead, so that it cannot be erased at the same time. */
  async function asStaff(named: Named, change: (transaction: Database, lead: MailedLead) => Promise<void>) {
    await db.transaction().execute(async (transaction) => {
      await leadTables[named.kind].lock(transaction, named.id);
      const lead = await requireLead(named, transaction);
      if (lead.anonymisedAt) throw new AppError('conflict', 'follow_erased');
      await addresses.open(transaction, named);
      await change(transaction, lead);
    });
  }

  async function tellVisitor(transaction: Database, { kind, id }: Named, lead: MailedLead, mail?: string) {
    const about = { kind, id, reference: lead.reference };
    await queueMail(transaction, { ...(mail && { id: mail }), kind: 'thread', language: lead.language, lead: about });
  }

  /** Stores what a visitor added, once; files that it does not take over are to be discarded. */
  function store({ kind, id, lead }: Followed, text: string, { key, uploaded }: Stored): Promise<void> {
    const _id = hash('sha256', `${id} ${key}`, 'hex').slice(0, 32);
    return db.transaction().execute(async (transaction) => {
      await leadTables[kind].lock(transaction, id);
      const current = await findMailedLead(transaction, kind, id);
      if (!current || current.anonymisedAt || (await findClosed(transaction, id))) throw missing();
      const at = new Date(now()).toISOString();
      const message = { _id, author: 'visitor', kind: 'answer', text, createdAt: at } as const;
      if (!(await insertMessage(transaction, id, message))) return;
      // Counted again under the lock: several may be sent at the same time.
      const messages = await listMessages(transaction, id);
      const files = await listFiles(transaction, id);
      requireRoom(roomOf({ messages: messages.filter((each) => each._id !== _id), files }), uploaded);
      await insertFiles(transaction, uploaded, { lead: id, message: _id, at });
      for (const upload of uploaded) if (!(await uploads.takeOver(transaction, upload))) throw missing();
      const about = { kind, id, reference: lead.reference };
      await queueMail(transaction, { id: _id, kind: 'follow_up', language: staffLanguage, lead: about });
    });
  }

  return {
    addresses,

    follow,

    /**
     * Adds what a visitor wrote, or files, or both. @throws AppError as `follow`, `invalid` (422), `wrong_type`,
     * `too_large` by field, `conflict` where it is closed
     */
    async add(token: string, { text, files, key, network }: Addition): Promise<void> {
      const followed = await follow(token, network);
      if (!followed.mayWrite) throw new AppError('conflict', 'follow_closed');
      const written = parseOrRefuse(visitorAnswerSchema, { text }).text;
      if (!written && files.length === 0) throw fieldRefused('text', 'follow_nothing_written');
      requireRoom(
        followed.room,
        files.map(({ bytes }) => ({ size: bytes })),
      );
      const { artworks, refusal } = await inspectArtworks(files, { inspector, network });
      if (refusal) throw refusal;
      const uploaded: KeptUpload[] = [];
      try {
        for (const artwork of artworks) uploaded.push(await uploads.putDown(artwork));
        await store(followed, written, { key, uploaded });
      } finally {
        for (const upload of uploaded) await uploads.discard(upload);
      }
    },

    /** What followed after a lead, for staff. @throws AppError `not_found` */
    async read(named: Named): Promise<Thread> {
      return readThread(await requireLead(named));
    },

    /**
     * Writes to the sender of a lead, who gets a letter; a closed one is open again. The same message with the same key
     * is one. @throws AppError `not_found`, `conflict`
     */
    async write(named: Named, { kind, text, key }: StaffMessage): Promise<Thread> {
      const _id = key
        ? hash('sha256', JSON.stringify([named.id, key, kind, text]), 'hex').slice(0, 32)
        : randomUUIDv7();
      await asStaff(named, async (transaction, lead) => {
        const before = await listMessages(transaction, named.id);
        if (before.some((message) => message._id === _id)) return;
        if (before.filter(({ author }) => author === 'staff').length >= followLimits.ofStaff)
          throw new AppError('conflict', 'follow_full');
        const createdAt = new Date(now()).toISOString();
        await insertMessage(transaction, named.id, { _id, author: 'staff', kind, text, createdAt });
        await setClosed(transaction, named.id, null);
        await tellVisitor(transaction, named, lead, _id);
      });
      return this.read(named);
    },

    /** Closes a lead, of which its sender gets a letter, or opens it again. @throws AppError `not_found`, `conflict` */
    async close(named: Named, isClosed: boolean): Promise<Thread> {
      await asStaff(named, async (transaction, lead) => {
        const isChanged = await setClosed(transaction, named.id, isClosed ? new Date(now()).toISOString() : null);
        if (isChanged && isClosed) await tellVisitor(transaction, named, lead);
      });
      return this.read(named);
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

type StaffMessage = { kind: MessageKind; text: string; key?: string | undefined };

type Stored = { key: string; uploaded: readonly KeptUpload[] };

type Counted = { messages: readonly { author: Author }[]; files: readonly { size: number }[] };

function roomOf({ messages, files }: Counted): Room {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    messages: followLimits.messages - messages.filter(({ author }) => author === 'visitor').length,
    files: followLimits.files - files.length,
    bytes: followLimits.bytes - bytes,
  };
}

/** @throws AppError `invalid` when no more fits */
function requireRoom(room: Room, files: readonly { size: number }[]): void {
  if (room.messages <= 0) throw fieldRefused('text', 'follow_full');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > 0 && (files.length > room.files || bytes > room.bytes))
    throw fieldRefused('files', 'follow_files_full');
}

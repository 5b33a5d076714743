import { hash, randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { AppError } from '#shared/errors.ts';
import { followLimits, type MessageKind, publicStatusOf, type Thread } from '#shared/follow.ts';
import type { LeadStatus } from '#shared/lead.ts';
import { listMarks } from './file-mark-queries.ts';
import { createFollowAddresses, hashOfToken } from './follow-address.ts';
import { leadTables } from './lead-kinds.ts';
import { findMailedLead, type MailedLead } from './lead-letters.ts';
import { type AdditionParts, createThreadAdditions } from './thread-additions.ts';
import { findClosed, findFollow, insertMessage, listFiles, listMessages, setClosed } from './thread-queries.ts';
import { type Followed, type Named, roomOf } from './thread-room.ts';
import type { KeptUpload } from './upload-queries.ts';

type Parts = AdditionParts & {
  /** Counts what each network reads and writes of private pages. */
  limit: { isOver(network: string): boolean };
};

export type ThreadService = ReturnType<typeof createThreadService>;

const missing = () => new AppError('not_found', 'follow_not_found');

/** What follows after a lead: the private page of its sender, and the answers of staff. */
export function createThreadService(parts: Parts) {
  const { db, limit, now = () => Date.now() } = parts;
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

  return {
    addresses,

    follow,

    ...createThreadAdditions(parts, follow),

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

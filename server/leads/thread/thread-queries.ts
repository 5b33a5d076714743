import type { Selectable } from 'kysely';
import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { KeptUpload } from '#server/leads/files/upload-queries.ts';
import type { Meeting, MessageWay, ThreadFile, ThreadMessage } from '#shared/leads/follow.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { listReceived, removeReceived } from './received-mail-queries.ts';

/** The private address of a lead; `closedAt` is null while it is open. */
export type Follow = { kind: LeadKind; id: string; closedAt: string | null };

/** Stores the hash of a lead's private address; nothing where it has one. */
export async function insertFollow(db: Database, { kind, id, hash }: { kind: LeadKind; id: string; hash: string }) {
  const row = { lead_id: id, lead_entity: kind, token_hash: hash, created_at: new Date().toISOString() };
  await db
    .insertInto('lead_follow')
    .values({ ...row, closed_at: null })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
}

/** The lead behind the hash of an address. */
export async function findFollow(db: Database, hash: string): Promise<Follow | undefined> {
  const row = await db.selectFrom('lead_follow').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  return row && { kind: row.lead_entity, id: row.lead_id, closedAt: row.closed_at };
}

/** When a lead was closed; null while it is open, and without an address. */
export async function findClosed(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('lead_follow').select('closed_at').where('lead_id', '=', id).executeTakeFirst();
  return row?.closed_at ?? null;
}

/** Closes or opens a lead. @returns whether that changed anything */
export function setClosed(db: Database, id: string, closedAt: string | null): Promise<boolean> {
  const change = db.updateTable('lead_follow').set({ closed_at: closedAt }).where('lead_id', '=', id);
  return changeRow(change.where('closed_at', closedAt ? 'is' : 'is not', null));
}

/** Adds a message; false when one with its id is there, as after a form was sent twice. */
export function insertMessage(
  db: Database,
  lead: string,
  message: Omit<ThreadMessage, 'via' | 'meeting'> & {
    by?: string | undefined;
    via?: MessageWay | undefined;
    meeting?: Meeting | undefined;
  },
): Promise<boolean> {
  const {
    _id: id,
    author,
    kind,
    text: body,
    createdAt: created_at,
    by: account_id = null,
    via = null,
    meeting = null,
  } = message;
  const texts = { id, lead_id: lead, author, kind, body, created_at, account_id, via };
  return changeRow(
    db
      .insertInto('lead_message')
      .values({ ...texts, meeting: meeting && JSON.stringify(meeting) })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  );
}

/** What was written about a lead, oldest first. */
export async function listMessages(db: Database, lead: string): Promise<ThreadMessage[]> {
  const rows = await db
    .selectFrom('lead_message')
    .selectAll()
    .where('lead_id', '=', lead)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toMessage);
}

/** Letters list the newest of those to which they refer. */
const mostReferences = 10;

/** The identifiers of the newest letters of a lead before the one with the id `before`, oldest first. */
export async function listMailIds(db: Database, lead: string, { before, domain }: { before: string; domain: string }) {
  const messages = await listMessages(db, lead);
  const received = new Map((await listReceived(db, lead)).map(({ message, messageId }) => [message, messageId]));
  const earlier = messages.slice(
    0,
    Math.max(
      0,
      messages.findIndex(({ _id }) => _id === before),
    ),
  );
  const ids = earlier.flatMap(({ _id, author }) =>
    author === 'staff' ? `<${_id}@${domain}>` : received.get(_id) || [],
  );
  return ids.slice(-mostReferences);
}

export async function findMessage(db: Database, id: string): Promise<ThreadMessage | undefined> {
  const row = await db.selectFrom('lead_message').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

type MessageRow = Selectable<Tables['lead_message']>;

function toMessage({ id, author, kind, body, created_at, via, meeting }: MessageRow): ThreadMessage {
  const invites = meeting === null ? null : (JSON.parse(meeting) as Meeting);
  return { _id: id, author, kind, text: body, createdAt: created_at, via, meeting: invites };
}

/** Whoever wrote about a lead has done what a colleague mentioned them for. */
export async function endMention(db: Database, lead: string, account: string): Promise<void> {
  const readers = db.updateTable('lead_reader').set({ mentioned_at: null }).where('lead_id', '=', lead);
  await readers.where('account_id', '=', account).execute();
}

/** A note of staff; `by` is an account. */
export type LeadNote = { _id: string; text: string; by: string | null; createdAt: string };

export async function insertNote(db: Database, lead: string, { _id: id, text: body, by, createdAt }: LeadNote) {
  await db.insertInto('lead_note').values({ id, lead_id: lead, body, account_id: by, created_at: createdAt }).execute();
}

/** What staff noted about a lead, oldest first. */
export async function listNotes(db: Database, lead: string): Promise<LeadNote[]> {
  const rows = db.selectFrom('lead_note').selectAll().where('lead_id', '=', lead);
  const notes = await rows.orderBy('created_at').orderBy('id').execute();
  return notes.map(({ id, body, account_id: by, created_at }) => ({ _id: id, text: body, by, createdAt: created_at }));
}

/** A stored file of a lead. */
export type LeadFile = Omit<ThreadFile, 'marks'> & { path: string };

type FilesOf = { lead: string; message: string | null; at: string };

/** Hands stored files over to a lead, or to a message about it. */
export async function insertFiles(db: Database, uploads: readonly KeptUpload[], { lead, message, at }: FilesOf) {
  if (uploads.length === 0) return;
  const rows = uploads.map(({ path, name, size }) => ({
    ...{ id: path.replace(/^.*\/|\.\w+$/g, ''), lead_id: lead, message_id: message },
    ...{ path, original_name: name, size, created_at: at },
  }));
  await db.insertInto('lead_file').values(rows).execute();
}

/** The files of a lead, oldest first. */
export async function listFiles(db: Database, lead: string): Promise<LeadFile[]> {
  const rows = await db
    .selectFrom('lead_file')
    .selectAll()
    .where('lead_id', '=', lead)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, path, original_name: name, size, message_id: message, created_at: createdAt }) => ({
    ...{ _id: id, path, name, size, message, createdAt },
  }));
}

const threadTables = [
  ...(['lead_file', 'lead_message', 'lead_follow'] as const),
  ...(['lead_note', 'lead_event', 'lead_reader'] as const),
];

/** Deletes everything that followed after a lead. @returns its files, which still are in the store */
export async function removeThread(db: Database, lead: string): Promise<KeptUpload[]> {
  const files = await listFiles(db, lead);
  await removeReceived(db, lead);
  for (const table of threadTables) await db.deleteFrom(table).where('lead_id', '=', lead).execute();
  const isEither = db
    .deleteFrom('lead_same')
    .where(({ or, eb }) => or([eb('lead_id', '=', lead), eb('other_id', '=', lead)]));
  await isEither.execute();
  return files.map(({ path, name, size }) => ({ path, name, size }));
}

/** Texts are indexed while a form is answered: of a long conversation the newest part, and as much of a CV. */
const mostSearchedCharacters = 20_000;

/**
 * What a lead is found by besides its own texts: tags and the next step, names of files, messages and notes, the newest
 * first, and the words of a CV.
 */
export async function threadSearchText(db: Database, lead: string): Promise<string> {
  const [messages, files, notes] = [await listMessages(db, lead), await listFiles(db, lead), await listNotes(db, lead)];
  const cv = await db.selectFrom('career').select('cv_text').where('id', '=', lead).executeTakeFirst();
  const desk = await db.selectFrom('lead_desk').select(['tags', 'next_step']).where('id', '=', lead).executeTakeFirst();
  const chosen = [...(JSON.parse(desk?.tags ?? '[]') as string[]), desk?.next_step ?? ''];
  const written = [...messages, ...notes].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  const texts = [...chosen, ...files.map(({ name }) => name), ...written.map(({ text }) => text)];
  return [texts.join(' '), cv?.cv_text ?? ''].map((text) => cutText(text, mostSearchedCharacters)).join(' ');
}

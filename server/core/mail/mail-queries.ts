import { type ExpressionBuilder, sql } from 'kysely';
import { changeRow, countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { chooseOrder } from '#server/core/db/list-order.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import type { MailTables } from '#server/core/db/tables/mail-tables.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import {
  type MailError,
  type MailKind,
  type MailState,
  type OutboxFilter,
  undeliveredStates,
} from '#shared/leads/outbox.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { spellingsOfAddress } from './address-spellings.ts';

/** A mail in the outbox, about a lead or with its own text. */
export type StoredMail = {
  id: string;
  kind: MailKind;
  state: MailState;
  language: Language;
  lead: { kind: LeadKind; id: string; reference: string } | null;
  recipient: string | null;
  subject: string | null;
  body: string | null;
  holdsSecret: boolean;
  attempts: number;
  lastError: MailError | null;
  createdAt: string;
  expiresAt: string | null;
  settledAt: string | null;
};

/** A mail to queue: about one lead, about those of `digest_lead`, or with its own text. */
export type NewMail = Pick<StoredMail, 'kind' | 'language'> & {
  id?: string;
  lead?: NonNullable<StoredMail['lead']>;
  /** A slot of the limit for mails of its kind; only one mail can have it. */
  slot?: string;
  /** Its own text; paragraphs are separated by empty lines. */
  written?: { to: string; subject: string; text: string };
  /** Whether the text contains a secret: never shown, and erased as soon as the mail is settled. */
  holdsSecret?: boolean;
  expiresAt?: Date;
};

const nothingYet = { state: 'waiting', attempts: 0, last_error: null, settled_at: null } as const;

/** Inserts a waiting mail; false when its slot is taken. */
export function insertMail(db: Database, id: string, mail: NewMail, now: Date): Promise<boolean> {
  const { kind, language, lead, slot = null, written, holdsSecret, expiresAt } = mail;
  const row = {
    ...{ id, kind, language, slot, ...nothingYet },
    ...{ lead_entity: lead?.kind ?? null, lead_id: lead?.id ?? null, reference: lead?.reference ?? null },
    ...{ recipient: written?.to ?? null, subject: written?.subject ?? null, body: written?.text ?? null },
    holds_secret: holdsSecret ? 1 : 0,
    created_at: now.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  };
  const insertion = db.insertInto('mail').values(row);
  return changeRow(insertion.onConflict((conflict) => conflict.column('slot').doNothing()));
}

/** How many mails of these kinds were queued since then. */
export function countMails(db: Database, kinds: readonly MailKind[], since: Date): Promise<number> {
  return countSelected(
    db,
    db.selectFrom('mail').where('created_at', '>', since.toISOString()).where('kind', 'in', kinds),
  );
}

function fromRow(row: MailTables['mail']): StoredMail {
  const { id, kind, state, language, recipient, subject, body, attempts } = row;
  const lead = { kind: row.lead_entity as LeadKind, id: row.lead_id ?? '', reference: row.reference ?? '' };
  return {
    ...{ id, kind, state, language, recipient, subject, body, attempts },
    lead: row.lead_id === null ? null : lead,
    holdsSecret: row.holds_secret === 1,
    lastError: row.last_error,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    settledAt: row.settled_at,
  };
}

export async function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

/** What `?sort=` of the outbox may name. */
export const outboxSortable = ['createdAt', 'state', 'kind'] as const;
const sortColumns = { createdAt: 'created_at', state: 'state', kind: 'kind' };

/**
 * The outbox, newest first by default; `q` searches the references. @throws AppError `malformed` for an unknown sort
 * field
 */
export async function listMails(db: Database, query: ListQuery, state?: OutboxFilter): Promise<Page<StoredMail>> {
  let rows = db.selectFrom('mail');
  if (state) rows = rows.where('state', 'in', state === 'undelivered' ? undeliveredStates : [state]);
  const searched = query.q
    ?.trim()
    .toUpperCase()
    .replace(/[\\%_]/g, '');
  if (searched) rows = rows.where('reference', 'like', `%${searched}%`);
  return readPage(db, rows, {
    query,
    order: chooseOrder(query.sort || '-createdAt', { columns: sortColumns }),
    toItem: fromRow,
  });
}

type Outcome = { state: Exclude<MailState, 'waiting'>; attempts: number; reason: MailError | null; at: Date };

/** Records the result of a mail and erases its secret. */
export async function settleMail(db: Database, { id, holdsSecret }: StoredMail, outcome: Outcome): Promise<void> {
  const { state, attempts, reason, at } = outcome;
  const settled = { state, attempts, last_error: reason, settled_at: at.toISOString() };
  await db
    .updateTable('mail')
    .set({ ...settled, ...(holdsSecret && { body: null }) })
    .where('id', '=', id)
    .execute();
}

/** Returns a failed mail to the waiting ones. */
export async function reopenMail(db: Database, id: string): Promise<void> {
  await db.updateTable('mail').set(nothingYet).where('id', '=', id).execute();
}

/** Deletes a mail that has not been sent. */
export async function withdrawMail(db: Database, id: string): Promise<void> {
  const waiting = db.selectFrom('mail').select('id').where('id', '=', id).where('state', '=', 'waiting');
  await db.deleteFrom('job').where('id', 'in', waiting).execute();
  await db.deleteFrom('mail').where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** Deletes a mail and its job; false when it did not exist. */
export async function deleteMail(db: Database, id: string): Promise<boolean> {
  await db.deleteFrom('job').where('id', '=', id).execute();
  await db.deleteFrom('digest_lead').where('mail_id', '=', id).execute();
  return changeRow(db.deleteFrom('mail').where('id', '=', id));
}

/** Expires mails that waited too long, and erases their secrets. */
export async function expireMails(db: Database, now: Date): Promise<void> {
  const late = () => db.selectFrom('mail').select('id').where('state', '=', 'waiting').where('expires_at', '<=', at);
  const at = now.toISOString();
  await db.deleteFrom('job').where('id', 'in', late()).execute();
  await db.updateTable('mail').set({ body: null }).where('id', 'in', late()).where('holds_secret', '=', 1).execute();
  await db.updateTable('mail').set({ state: 'expired', settled_at: at }).where('id', 'in', late()).execute();
}

/** Deletes mails settled before `until`. */
export async function forgetMails(db: Database, until: Date): Promise<void> {
  // An answer that never arrived keeps its lead waiting.
  const old = () =>
    db
      .selectFrom('mail')
      .select('id')
      .where('settled_at', '<=', until.toISOString())
      .where(({ or, eb }) => or([eb('kind', '<>', 'thread'), eb('state', '=', 'sent')]));
  await db.deleteFrom('job').where('id', 'in', old()).execute();
  await db.deleteFrom('digest_lead').where('mail_id', 'in', old()).execute();
  await db.deleteFrom('mail').where('id', 'in', old()).execute();
}

/** The mails to an address, if there is one, and about leads. */
type MailsOf = { email?: string | undefined; leads: readonly string[] };

function isAbout({ email, leads }: MailsOf) {
  return (builder: ExpressionBuilder<Tables, 'mail'>) =>
    builder.or([
      ...(email ? [builder(sql<string>`lower(recipient)`, 'in', spellingsOfAddress(email))] : []),
      ...(leads.length > 0 ? [builder('lead_id', 'in', leads)] : []),
    ]);
}

/** How many mails there are to a person or about their leads. */
export function countMailsToOrAbout(db: Database, mails: MailsOf): Promise<number> {
  return countSelected(db, db.selectFrom('mail').where(isAbout(mails)));
}

/** Deletes them. @returns how many */
export async function removeMailsToOrAbout(db: Database, mails: MailsOf): Promise<number> {
  return Number((await db.deleteFrom('mail').where(isAbout(mails)).executeTakeFirstOrThrow()).numDeletedRows);
}

/** Deletes the mails about a lead with their jobs. */
export async function removeMailAbout(db: Database, leadId: string): Promise<void> {
  const about = db.selectFrom('mail').select('id').where('lead_id', '=', leadId);
  await db.deleteFrom('job').where('id', 'in', about).execute();
  await removeMailsToOrAbout(db, { leads: [leadId] });
}

import type { Database } from '#server/db/database.ts';
import type { Language } from '#shared/language.ts';

/** A mail that brings its own words. */
export type WrittenMail = {
  id: string;
  kind: string;
  language: Language;
  recipient: string;
  subject: string;
  body: string;
  holdsSecret: boolean;
  createdAt: string;
  expiresAt: string | null;
};

const nothingYet = { state: 'waiting', attempts: 0, last_error: null, settled_at: null } as const;
const noLead = { lead_entity: null, lead_id: null, reference: null, slot: null } as const;

export async function insertWrittenMail(db: Database, mail: WrittenMail): Promise<void> {
  const { id, kind, language, recipient, subject, body } = mail;
  const times = { created_at: mail.createdAt, expires_at: mail.expiresAt };
  const row = { id, kind, language, recipient, subject, body, holds_secret: mail.holdsSecret ? 1 : 0 };
  await db
    .insertInto('mail')
    .values({ ...row, ...times, ...noLead, ...nothingYet })
    .execute();
}

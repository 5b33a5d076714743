import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import type { MailError, MailKind } from '#shared/leads/outbox.ts';

export type MailTables = {
  /**
   * A mail; the job of the same id delivers it. Mails about leads store only ids and are composed when sent; others store
   * recipient, subject and body.
   */
  mail: {
    id: string;
    kind: MailKind;
    language: Language;
    lead_entity: LeadKind | null;
    lead_id: string | null;
    reference: string | null;
    recipient: string | null;
    subject: string | null;
    body: string | null;
    holds_secret: number;
    /** A slot of the rate limit for mails of a kind. */
    slot: string | null;
    state: 'waiting' | 'sent' | 'refused' | 'given_up' | 'expired';
    attempts: number;
    last_error: MailError | null;
    created_at: string;
    expires_at: string | null;
    settled_at: string | null;
  };
  /** A lead announced in a digest mail; `mail_id` is null until that mail is in the outbox. */
  digest_lead: {
    lead_id: string;
    lead_entity: LeadKind;
    reference: string;
    mail_id: string | null;
    created_at: string;
  };
};

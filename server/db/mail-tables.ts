/**
 * A mail; the job of the same id delivers it. About a lead it holds ids alone and is written when it is sent; any other
 * brings recipient, subject and body.
 */
export type MailTable = {
  id: string;
  kind: string;
  language: string;
  lead_entity: string | null;
  lead_id: string | null;
  reference: string | null;
  recipient: string | null;
  subject: string | null;
  body: string | null;
  holds_secret: number;
  /** One of the places that limit mails of a kind; each is given once. */
  slot: string | null;
  state: 'waiting' | 'sent' | 'refused' | 'given_up' | 'expired';
  attempts: number;
  last_error: string | null;
  created_at: string;
  expires_at: string | null;
  settled_at: string | null;
};

/** A lead that staff read of in one mail together with others; `mail_id` is null until that mail is put into the outbox. */
type DigestLeadTable = {
  lead_id: string;
  lead_entity: string;
  reference: string;
  mail_id: string | null;
  created_at: string;
};

export type MailTables = { mail: MailTable; digest_lead: DigestLeadTable };

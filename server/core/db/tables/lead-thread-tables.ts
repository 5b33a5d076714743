import type { Generated } from 'kysely';
import type { LetterNature } from '#shared/leads/desk.ts';
import type { MessageWay } from '#shared/leads/follow.ts';
import type { LeadKind } from '#shared/leads/lead.ts';

export type LeadThreadTables = {
  /** The private address of a lead: the SHA-256 of its token, which is never stored itself. */
  lead_follow: {
    lead_id: string;
    lead_entity: LeadKind;
    token_hash: string;
    created_at: string;
    /** When staff closed it; null while it is open. */
    closed_at: string | null;
  };
  /** What staff or the visitor wrote about a lead after it was sent. */
  lead_message: {
    id: string;
    lead_id: string;
    author: 'staff' | 'visitor';
    kind: 'question' | 'answer';
    body: string;
    created_at: string;
    /** Who of staff wrote it, or put it there; null for the visitor, and for messages of an earlier release. */
    account_id: Generated<string | null>;
    /** How it came; null: by this site. */
    via: Generated<MessageWay | null>;
    /** JSON: the meeting to which it invites. */
    meeting: Generated<string | null>;
  };
  /** A file of a lead; `message_id` is null where it came with the lead itself. */
  lead_file: {
    id: string;
    lead_id: string;
    message_id: string | null;
    path: string;
    original_name: string;
    size: number;
    created_at: string;
  };
  /** A letter that came in for a lead; its id is the hash of its Message-ID, so that none is taken twice. */
  lead_mail: {
    id: string;
    lead_id: string;
    kind: LetterNature;
    /** Its Message-ID, to which our next letter refers; '' where it has none. */
    header_id: string;
    created_at: string;
    /** The message that it became; null of an automatic answer, of a returned letter, and of one that became the lead. */
    message_id: string | null;
    /** Whose it is, where that is not the address of the lead. */
    sender: string | null;
    /** What its program quoted, or all of it where it is no message. */
    folded: string | null;
    /** JSON list: the names of the files that were not taken. */
    left_out: Generated<string>;
  };
};

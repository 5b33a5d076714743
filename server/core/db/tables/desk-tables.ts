import type { Generated } from 'kysely';
import type { DeskTab, DraftKind, EventCause } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';

export type DeskTables = {
  /** A lead on the desk, by its id; all but what staff choose follows from the lead and its thread (`refreshDesk`). */
  lead_desk: {
    id: string;
    kind: LeadKind;
    reference: string;
    tab: DeskTab;
    /** When its sender or staff last wrote. */
    moved_at: string;
    /** An account, which may have been deleted. */
    owner_id: string | null;
    next_step: string | null;
    /** A day, `2026-11-28`. */
    next_step_on: string | null;
    /** The time that staff chose for it. */
    answer_by: string | null;
    /** JSON list. */
    tags: Generated<string>;
    /** The product, the products of its lines with blanks between them, or the opening that it is about. */
    subject_id: string | null;
    /** As its sender wrote it, and in its one spelling (`spellCountry`). */
    country: string | null;
    country_key: string | null;
    /** The campaign or the site that its sender came from. */
    source: string | null;
    /** The consonants of the name and of the company in either script; null until it was put there. */
    name_key: string | null;
    company_key: string | null;
    /** The mailbox that its address reaches, its domain first. */
    mailbox_key: string | null;
    status: string | null;
    /** Since when it has the status. */
    staged_at: string | null;
    /** One to five. */
    rating: number | null;
    /** When it was sent; null of what an earlier release stored, until the job `complete-desk` has been there. */
    arrived_at: string | null;
    /** Since when it waits for staff, or waited last. */
    waits_since: string | null;
    /** While it waits for staff: by when it is to be answered. */
    due_at: string | null;
    /** The `waits_since` of which its owner was reminded, and of which management was told. */
    reminded_for: string | null;
    told_for: string | null;
    /** The `next_step_on` of which its owner was told. */
    step_told_on: string | null;
    /** When staff first answered, how many working minutes after it arrived, and whether in time. */
    answered_at: string | null;
    answer_minutes: number | null;
    in_time: number | null;
  };
  /** What staff note about a lead; its sender never sees it. */
  lead_note: { id: string; lead_id: string; body: string; created_at: string; account_id: string | null };
  /**
   * What a lead's status, owner or marks were and became: codes and ids of accounts, nothing of its sender. It goes with
   * the thread, unlike the audit log, which holds no values.
   */
  lead_event: {
    id: string;
    lead_id: string;
    field: 'status' | 'owner' | 'suspicion';
    value_before: string | null;
    value_after: string | null;
    cause: EventCause;
    created_at: string;
    account_id: string | null;
  };
  /** A lead and somebody of staff: when it was last open, up to which time they have read it, and what they began to write. */
  lead_reader: {
    lead_id: string;
    account_id: string;
    here_at: string;
    read_at: string | null;
    draft_kind: DraftKind | null;
    draft: string | null;
    /** What they began of the other kind: beside a reply a note. */
    draft_other: string | null;
    /** What sending the draft decides, as JSON (`Decided`). */
    draft_decided: string | null;
    /** When a colleague mentioned them; null once they wrote something about it. */
    mentioned_at: string | null;
  };
  /** Two leads, the lesser id first, of which staff said whether they are of the same person. */
  lead_same: {
    lead_id: string;
    other_id: string;
    verdict: 'same' | 'other';
    created_at: string;
    account_id: string | null;
  };
};

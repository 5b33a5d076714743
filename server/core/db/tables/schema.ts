import type { Generated } from 'kysely';
import type { HistoryAct } from '#shared/content/history.ts';
import type { KindName } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import type { leadEntries } from '#shared/leads/lead-entries.ts';
import type { ColumnsOf } from '#shared/leads/lead-entry.ts';
import type { AccountTables } from './account-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { KindTables } from './kind-rows.ts';
import type { LeadThreadTables } from './lead-thread-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { AddressTables, BackupTables, SpamTables, VisitTables } from './operations-tables.ts';
import type { TextCheckTables } from './text-check-tables.ts';

// The tables in both databases: ids and times are text, booleans 0/1, lists JSON text.

type LeadColumns = {
  id: string;
  reference: string;
  /** Language the visitor wrote in. */
  language: Language;
  notice_version: string;
  /** 'form' or 'api'; an API call has none of the form's spam fields. */
  source: string;
  /** Reasons of shared/lead.ts separated by spaces; '' when there is none. */
  suspicion: Generated<string>;
  /** When the sender's personal data was erased. */
  anonymised_at: string | null;
  /** JSON of `CameFrom`; null when unknown. */
  came_from: string | null;
  created_at: string;
  /** When its sender last added something that staff have not dealt with; null when nothing waits. */
  word_at: Generated<string | null>;
};
/** The name of the lead's product or opening at the time it was sent. */
type SubjectColumns = { about_title: string | null; about_title_ar: string | null };
/** The columns of the fields of a kind of lead, as the registry names them. */
type FieldColumns<Kind extends LeadKind> = ColumnsOf<(typeof leadEntries)[Kind]['fields']>;
type LeadTables = {
  contact: LeadColumns & SubjectColumns & FieldColumns<'contact'>;
  consultation: LeadColumns & FieldColumns<'consultation'>;
  quote: LeadColumns & FieldColumns<'quote'>;
  career: LeadColumns &
    SubjectColumns &
    FieldColumns<'career'> & { cv_path: string; cv_text: Generated<string | null> };
};

export type Tables = AccountTables &
  AddressTables &
  BackupTables &
  DeskTables &
  KindTables &
  LeadTables &
  LeadThreadTables &
  MailTables &
  SpamTables &
  TextCheckTables &
  VisitTables & {
    /** One row, id 'company'; `profile` is the JSON of shared/content/company.ts. */
    company: { id: string; profile: string; updated_at: string };
    /**
     * A used idempotency key; `body_hash` distinguishes a repeat from a different lead, `stamp` is the JSON of the stored one.
     */
    idempotency_key: { key: string; kind: LeadKind; body_hash: string; stamp: string; created_at: string };
    /** A valid CV of a rejected form without JavaScript, kept for an hour under the form's key. */
    kept_upload: {
      key: string;
      path: string;
      original_name: string;
      size: number;
      created_at: string;
      /** The keyed hash of its e-mail address, for erasure requests. */
      owner: string | null;
      /** The hash of the sending network, which changes daily; null for unfinished uploads and those of applications. */
      network: string | null;
    };
    /** Findings about a stored document, by path; one row each. */
    file_mark: { path: string; mark: string; created_at: string };
    /** A stored file. `stem` is the path without its ending, shared by its variants. */
    media: {
      path: string;
      stem: string;
      kind: 'image' | 'video' | 'document';
      content_type: string;
      bytes: number;
      width: number | null;
      height: number | null;
      alt: string;
      alt_ar: string;
      is_render: number;
      /** JSON list of the widths in pixels whose variants exist. */
      widths: string;
      fallback: 'jpg' | 'png';
      variants: 'pending' | 'ready' | 'failed' | 'none';
      /** Whether it was uploaded to the library; it stays although nothing uses it yet. */
      in_library: Generated<number>;
      /** What is printed on the bag in the picture: `50 kg · UV 1600 h`; '' for nothing. */
      printed: Generated<string>;
      /** The download name; null: derived from its path. */
      original_name: string | null;
      created_at: string;
    };
    /** Which record uses which file; a file is public when any use of it is. */
    media_use: { path: string; entity: string; record_id: string; is_public: number };
    /** Normalised text of a record for search, see server/core/db/search/search.ts. */
    search_doc: { doc_id: Generated<number>; entity: string; record_id: string; text: string };
    /** The trigram index of it: FTS5 in SQLite, queried with MATCH; in PostgreSQL a view, queried with LIKE. */
    search_doc_trigram: { rowid: number; text: string };
    /** One-time steps of a database, and their results. */
    setup_step: { name: string; outcome: string; created_at: string };
    /** A text whose other language was changed later; `was` is the JSON of that one's texts before. */
    stale_text: {
      entity: string;
      record_id: string;
      field: string;
      language: Language;
      since: string;
      changed_at: string;
      was: string;
    };
    /** What a machine suggests for a text; `texts` is JSON. */
    text_draft: {
      entity: string;
      record_id: string;
      field: string;
      language: Language;
      texts: string;
      made_at: string;
      made_with: string;
    };
    /** A generated key of the site, base64url. */
    secret: { name: string; value: string; created_at: string };
    /** A deleted record; `id` is `entity:record_id`, `record` its JSON, `paths` the JSON list of its files. */
    trash: {
      id: string;
      entity: string;
      record_id: string;
      title: string;
      title_ar: string | null;
      /** By what the Trash is ordered by title, and by who deleted. */
      title_order: Generated<string>;
      title_order_ar: string | null;
      deleted_by_order: Generated<string>;
      record: string;
      paths: string;
      deleted_at: string;
      /** The name of the user who deleted it, at that time. */
      deleted_by: string | null;
      deleted_by_id: string | null;
      expires_at: string;
    };
    /** A record after a change, or before its deletion; `record_version` is the prefix of its ETag. */
    content_version: {
      entity: string;
      record_id: string;
      version: number;
      act: HistoryAct;
      made_at: string;
      made_by: string | null;
      made_by_id: string | null;
      fields: string;
      record: string;
      paths: string;
      record_version: string;
    };
    /** Which records came with the demo content. */
    demo_record: { entity: KindName; record_id: string };
    /**
     * A job: due after `run_after`; until `lease_until` the holder of `lease_token` runs it. `payload` is the JSON of ids.
     * A periodic job keeps its one row.
     */
    job: {
      id: string;
      kind: string;
      payload: string;
      state: 'waiting' | 'dead';
      run_after: string;
      attempts: number;
      lease_token: string | null;
      lease_until: string | null;
      failing_since: string | null;
      /** An error class, never the message, which may contain an address. */
      last_error: string | null;
      /** When a periodic job last finished. */
      done_at: string | null;
      created_at: string;
    };
    /**
     * A changed term of the words of search, or one that staff added; `changes` is the JSON of `TermChanges`. `is_removed`: a
     * shipped term that staff took out.
     */
    term: {
      id: string;
      changes: string;
      is_removed: number;
      created_at: string;
      updated_at: string;
      /** The name of the user who changed it last, at that time. */
      changed_by: string | null;
    };
  };

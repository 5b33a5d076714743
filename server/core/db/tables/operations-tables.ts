export type AddressTables = {
  /** A redirect; both paths are without language prefix. */
  redirect: { id: string; from_path: string; to_path: string; created_at: string };
  /** The short address `/s/<code>` of a page. */
  short_link: { code: string; path: string; created_at: string };
  /** An address that a record has, `is_current` 1, or had; it stays reserved for the record until staff give it to another. */
  record_address: { entity: string; address: string; record_id: string; is_current: number };
};

export type BackupTables = {
  /**
   * A backup: `archived_at` when its archive was complete, `drilled_at` when its test restore passed. `outcome` covers
   * both; `reason` is the failure.
   */
  backup_run: {
    id: string;
    started_at: string;
    /** Its last sign of life, or its end; null where an earlier release made it, or a command that is under way. */
    touched_at: string | null;
    archive: string | null;
    bytes: number | null;
    row_count: number | null;
    file_count: number | null;
    archived_at: string | null;
    drilled_at: string | null;
    outcome: 'running' | 'passed' | 'failed';
    reason: string | null;
  };
};

/** Tables of the spam protection. */
export type SpamTables = {
  /** A used single-use value; after `expires_at` it is refused as expired. */
  spent_token: { id: string; expires_at: string };
  /** The messages of a subject (a hashed address, or all) in the period that begins then. */
  arrival_count: { subject: string; begins_at: string; arrivals: number };
};

export type VisitTables = {
  /**
   * Daily counts (in Amman) by `kind` (view, start of a visit, click) and one value of one dimension at a time: no row
   * combines dimensions, so none describes a person.
   */
  visit_count: {
    day: string;
    dimension: 'path' | 'language' | 'referrer' | 'campaign';
    value: string;
    kind: string;
    total: number;
  };
  /**
   * How often a search did not help on a day (in Amman), by the page's language and its normalised text: it found nothing,
   * or nothing of what it found was followed.
   */
  asked_search: { day: string; language: string; query: string; empty: number; unclicked: number };
};

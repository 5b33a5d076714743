/**
 * What was done to a record; `found`: how it stood when its history begins, `published`: at its scheduled time, `moved`: to
 * another place of its list.
 */
export const historyActs = ['found', 'created', 'changed', 'deleted', 'restored', 'published', 'moved'] as const;
export type HistoryAct = (typeof historyActs)[number];

/** One change of a record. Fields are called as the API calls them, Arabic ones `translations.ar.…`. */
export type RecordChange = {
  /** The name of whoever made it, as it was then; null: the site itself, or nobody knows. */
  by: string | null;
  at: string;
  fields: string[];
};

/** A version of a record: what was done, and the number under which it can be read and restored. */
export type HistoryEntry = RecordChange & { version: number; act: HistoryAct };

/** A version with its values, and those of the version before it, null for the first. */
export type HistoryVersion = HistoryEntry & { values: Record<string, unknown>; before: Record<string, unknown> | null };

/** How many versions of a record are kept; the oldest go first, with files that no other needs. */
export const keptVersions = 50;

/**
 * Actions on a record; `found`: its state when its history begins, `published`: by its schedule, `moved`: within its
 * list.
 */
export const historyActs = ['found', 'created', 'changed', 'deleted', 'restored', 'published', 'moved'] as const;
export type HistoryAct = (typeof historyActs)[number];

/** One change of a record. Fields are called as the API calls them, Arabic ones `translations.ar.…`. */
export type RecordChange = {
  /** The author's name at that time; null: the site itself, or unknown. */
  by: string | null;
  at: string;
  fields: string[];
};

/** A version of a record: the action, and the number for reading and restoring it. */
export type HistoryEntry = RecordChange & { version: number; act: HistoryAct };

/** A version with its values, and those of the version before it, null for the first. */
export type HistoryVersion = HistoryEntry & { values: Record<string, unknown>; before: Record<string, unknown> | null };

/** How many versions of a record are kept; the oldest go first, with files that no other needs. */
export const keptVersions = 50;

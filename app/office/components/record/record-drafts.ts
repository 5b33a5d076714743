import { tryLocalStorage, trySessionStorage } from '#app/ui/browser-storage.ts';

/** An unsaved draft of a form. */
export type FormDraft = {
  username: string;
  /** The form's screen and record. */
  form: string;
  /** The ETag that the values are based on, '' for a new record; of a lead what the server may have kept of its draft. */
  etag: string;
  /** The form's values without files. */
  values: object;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Its session expired while it was edited. */
  hasSessionEnded: boolean;
  /** What the form is about; drafts of an earlier release have none. */
  name?: string;
};
export type FoundDraft = FormDraft & { id: string };

const prefix = 'unsaved-form:';
const lifetimeMilliseconds = 7 * 24 * 60 * 60 * 1000;
const recentMilliseconds = 60 * 60 * 1000;
const mostDrafts = 10;
/** The maximum draft length in characters; the longest bilingual post fits. */
const mostCharacters = 500_000;

const isFile = (value: unknown): boolean => value instanceof Blob;

/** Whether a list entry consists only of a file; entries with other fields are kept without it. */
const standsForFile = (entry: unknown): boolean =>
  isFile(entry) || (typeof entry === 'object' && entry !== null && Object.values(entry).some(isFile));

/** The storable part of a form's values, without files. */
export function withoutFiles(values: object): object {
  const text = JSON.stringify(values, (_, value) => {
    if (isFile(value)) return undefined;
    return Array.isArray(value) ? value.filter((entry) => !standsForFile(entry)) : value;
  });
  return JSON.parse(text) as object;
}

function readDraft(id: string): FoundDraft | undefined {
  const draft = tryLocalStorage((storage) => JSON.parse(storage.getItem(prefix + id) ?? 'null') as FormDraft | null);
  return draft ? { ...draft, id } : undefined;
}

export function removeRecordDraft(id: string): void {
  tryLocalStorage((storage) => storage.removeItem(prefix + id));
  tellWatchers();
}

/** Saves a draft, unless it is too long or storage is full. */
export function saveRecordDraft(id: string, draft: FormDraft): void {
  const text = JSON.stringify(draft);
  if (text.length <= mostCharacters) tryLocalStorage((storage) => storage.setItem(prefix + id, text));
}

/** Every readable draft, newest first; removes expired, unreadable and superfluous ones. */
function readDrafts(): FoundDraft[] {
  const keys = tryLocalStorage((storage) => Object.keys(storage)) ?? [];
  const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const drafts = ids.flatMap((id) => readDraft(id) ?? []).sort((one, other) => other.savedAt - one.savedAt);
  const kept = drafts.filter(({ savedAt }) => Date.now() - savedAt < lifetimeMilliseconds).slice(0, mostDrafts);
  for (const id of ids) if (!kept.some((draft) => draft.id === id)) removeRecordDraft(id);
  return kept;
}

type Owner = Pick<FormDraft, 'username' | 'form'>;

const draftsOf = ({ username, form }: Owner): FoundDraft[] =>
  readDrafts().filter((draft) => draft.username === username && draft.form === form);

/** A user's newest draft of a form. */
export const findDraft = (owner: Owner): FoundDraft | undefined => draftsOf(owner)[0];

/** Removes a user's drafts of a form. */
export function removeDraftsOfForm(owner: Owner): void {
  for (const { id } of draftsOf(owner)) removeRecordDraft(id);
}

/** Removes a user's drafts, as on signing out. */
export function removeDraftsOfUser(username: string): void {
  for (const draft of readDrafts()) if (draft.username === username) removeRecordDraft(draft.id);
}

/** Whether a user has unsaved drafts. */
export const hasDrafts = (username: string): boolean => readDrafts().some((draft) => draft.username === username);

const toldKey = 'told-drafts';
const identifyState = ({ id, savedAt }: FoundDraft): string => `${id} ${savedAt}`;
const readTold = (): string[] => trySessionStorage((storage) => storage.getItem(toldKey))?.split('\n') ?? [];

const watchers = new Set<() => void>();
function tellWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** Calls `watcher` when a draft was removed, or found by its form; returns the unsubscribe function. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Notes that the user of this tab knows of a draft as it is now. */
export function markTold(draft: FoundDraft): void {
  const told = [...readTold(), identifyState(draft)].slice(-mostDrafts);
  trySessionStorage((storage) => storage.setItem(toldKey, told.join('\n')));
  tellWatchers();
}

/** Whether a draft still waits as it was read, and this tab has not told of it. */
export function isUntold(draft: FoundDraft): boolean {
  return !readTold().includes(identifyState(draft)) && readDraft(draft.id)?.savedAt === draft.savedAt;
}

/** The newest draft of a user whose editing was interrupted within the last hour, or by an expired session. */
export function findInterruptedDraft(username: string): FoundDraft | undefined {
  const isRecent = ({ savedAt }: FormDraft) => Date.now() - savedAt < recentMilliseconds;
  return readDrafts().find(
    (draft) => draft.username === username && (draft.hasSessionEnded || isRecent(draft)) && isUntold(draft),
  );
}

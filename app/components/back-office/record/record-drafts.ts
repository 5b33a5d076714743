import { tryLocalStorage } from '#app/components/browser-storage.ts';

/** What was typed into a form and not saved. */
export type FormDraft = {
  username: string;
  /** The form's screen and record, which tell it from other forms. */
  form: string;
  /** The state of the record that the values are based on; '' for a new one. */
  etag: string;
  /** The form's values without files. */
  values: object;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Its session ended while it was typed. */
  hasSessionEnded: boolean;
};
export type FoundDraft = FormDraft & { id: string };

const prefix = 'unsaved-form:';
const lifetimeMilliseconds = 7 * 24 * 60 * 60 * 1000;
const recentMilliseconds = 60 * 60 * 1000;
const mostDrafts = 10;
/** Characters of one draft; the longest post in both languages fits. */
const mostCharacters = 500_000;

const isFile = (value: unknown): boolean => value instanceof Blob;

/** Whether an entry of a list is there for its file; one that has a file among other things is kept without it. */
const standsForFile = (entry: unknown): boolean =>
  isFile(entry) || (typeof entry === 'object' && entry !== null && Object.values(entry).some(isFile));

/** What of a form's values can be kept as text: files cannot. */
export function withoutFiles(values: object): object {
  const text = JSON.stringify(values, (_, value) => {
    if (isFile(value)) return undefined;
    return Array.isArray(value) ? value.filter((entry) => !standsForFile(entry)) : value;
  });
  return JSON.parse(text) as object;
}

/** A name for the draft of a form that is being opened; two tabs have two. */
export const newDraftId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function readDraft(id: string): FoundDraft | undefined {
  const draft = tryLocalStorage((storage) => JSON.parse(storage.getItem(prefix + id) ?? 'null') as FormDraft | null);
  return draft ? { ...draft, id } : undefined;
}

export function removeDraft(id: string): void {
  tryLocalStorage((storage) => storage.removeItem(prefix + id));
}

/** Keeps a draft, unless it is too long or the browser has no room. */
export function saveDraft(id: string, draft: FormDraft): void {
  const text = JSON.stringify(draft);
  if (text.length <= mostCharacters) tryLocalStorage((storage) => storage.setItem(prefix + id, text));
}

/** Every readable draft, newest first; what is too old, unreadable or one too many is removed. */
function readDrafts(): FoundDraft[] {
  const keys = tryLocalStorage((storage) => Object.keys(storage)) ?? [];
  const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const drafts = ids.flatMap((id) => readDraft(id) ?? []).sort((one, other) => other.savedAt - one.savedAt);
  const kept = drafts.filter(({ savedAt }) => Date.now() - savedAt < lifetimeMilliseconds).slice(0, mostDrafts);
  for (const id of ids) if (!kept.some((draft) => draft.id === id)) removeDraft(id);
  return kept;
}

type Owner = Pick<FormDraft, 'username' | 'form'>;

const draftsOf = ({ username, form }: Owner): FoundDraft[] =>
  readDrafts().filter((draft) => draft.username === username && draft.form === form);

/** The newest draft of somebody's form. */
export const findDraft = (owner: Owner): FoundDraft | undefined => draftsOf(owner)[0];

/** Removes every draft of somebody's form. */
export function removeDraftsOfForm(owner: Owner): void {
  for (const { id } of draftsOf(owner)) removeDraft(id);
}

/** Removes everything that somebody typed and did not save, as when they sign out. */
export function removeDraftsOfUser(username: string): void {
  for (const draft of readDrafts()) if (draft.username === username) removeDraft(draft.id);
}

/** Whether somebody typed something that is not saved. */
export const hasDrafts = (username: string): boolean => readDrafts().some((draft) => draft.username === username);

/** Whether somebody's typing was interrupted within the last hour, or by the end of their session. */
export function hasInterruptedDraft(username: string): boolean {
  const isRecent = ({ savedAt }: FormDraft) => Date.now() - savedAt < recentMilliseconds;
  return readDrafts().some((draft) => draft.username === username && (draft.hasSessionEnded || isRecent(draft)));
}

import { tryLocalStorage } from '#app/ui/browser-storage.ts';
import { isTyped, readForm } from './form-content.ts';

/**
 * The last sent content and its key: unchanged content is resent with the same key, changed content needs a new one.
 */
export type SendAttempt = { key: string; content: string };
/** `page`: the address of the form that wrote it; none where a button of another page did. */
type Draft = { values: Record<string, string>; attempt?: SendAttempt | undefined; page?: string };
type StoredDraft = Draft & { savedAt: number };

/** Told to the window whenever a draft was saved or removed in this tab. */
export const draftEvent = 'form-draft';
const tell = () => void dispatchEvent(new Event(draftEvent));

const prefix = 'form-draft:';
const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

/** The stored draft, unless it is older than a day or unreadable; then it is removed. */
function readEntry(entry: string): Draft | undefined {
  const draft = tryLocalStorage((storage) => JSON.parse(storage.getItem(entry) ?? 'null') as StoredDraft | null);
  if (draft && Date.now() - draft.savedAt < lifetimeMilliseconds) return draft;
  tryLocalStorage((storage) => storage.removeItem(entry));
  return undefined;
}

/** The draft of the form `name` of the last day. Older drafts, of any form, are removed. */
export function readDraft(name: string): Draft | undefined {
  const entries = tryLocalStorage((storage) => Object.keys(storage).filter((entry) => entry.startsWith(prefix))) ?? [];
  const drafts = new Map(entries.map((entry) => [entry, readEntry(entry)]));
  return drafts.get(prefix + name);
}

export function saveDraft(name: string, draft: Draft): void {
  tryLocalStorage((storage) => storage.setItem(prefix + name, JSON.stringify({ ...draft, savedAt: Date.now() })));
  tell();
}

export function removeDraft(name: string): void {
  tryLocalStorage((storage) => storage.removeItem(prefix + name));
  tell();
}

/** Whether a form holds what somebody wrote: typed here, or come back with a refusal. */
export const isBegun = (form: HTMLFormElement): boolean => isTyped(form) || 'refused' in form.dataset;

/** Saves what is written in the page's forms, whether or not their code has come: the page is about to be left. */
export function keepTyped(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const name = form.dataset.draft;
    if (name && isBegun(form)) saveDraft(name, { values: readForm(form).values, attempt: readDraft(name)?.attempt });
  }
}

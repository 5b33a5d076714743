import { type RefObject, useEffect, useRef, useState } from 'react';
import { tryLocalStorage } from '#app/components/browser-storage.ts';
import { fillForm, readForm } from './form-content.ts';

/**
 * The last sent content and its key: unchanged content is resent with the same key, changed content needs a new one.
 */
type Attempt = { key: string; content: string };
type Draft = { values: Record<string, string>; attempt?: Attempt | undefined };
type StoredDraft = Draft & { savedAt: number };

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
function readDraft(name: string): Draft | undefined {
  const entries = tryLocalStorage((storage) => Object.keys(storage).filter((entry) => entry.startsWith(prefix))) ?? [];
  const drafts = new Map(entries.map((entry) => [entry, readEntry(entry)]));
  return drafts.get(prefix + name);
}

function saveDraft(name: string, draft: Draft): void {
  tryLocalStorage((storage) => storage.setItem(prefix + name, JSON.stringify({ ...draft, savedAt: Date.now() })));
}

function removeDraft(name: string): void {
  tryLocalStorage((storage) => storage.removeItem(prefix + name));
}

type FormDraftOptions = {
  /** The storage key of the draft. */
  name: string;
  /** The key that came with the page. */
  formKey: string;
  form: RefObject<HTMLFormElement | null>;
  /** The form shows the rejected values; an older draft must not overwrite them. */
  isRejected: boolean;
  isSent: boolean;
};

/** Saves a draft in this browser, restores it when the form is opened again, and assigns each content its key. */
export function useFormDraft({ name, formKey, form, isRejected, isSent }: FormDraftOptions) {
  const attempt = useRef<Attempt>(undefined);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    if (isSent) removeDraft(name);
    const draft = readDraft(name);
    if (!draft || !form.current || isRejected) return;
    attempt.current = draft.attempt;
    setIsRestored(fillForm(form.current, draft.values));
  }, [name, form, isRejected, isSent]);

  return {
    isRestored,
    save(): void {
      if (form.current) saveDraft(name, { values: readForm(form.current).values, attempt: attempt.current });
    },
    forget(): void {
      attempt.current = undefined;
      setIsRestored(false);
      removeDraft(name);
    },
    /** The key for `content`: the last attempt's for equal content, otherwise an unused one. */
    keyFor(content: string): string {
      const last = attempt.current;
      const unused = last ? `${formKey}.${Date.now().toString(36)}` : formKey;
      const key = last?.content === content ? last.key : unused;
      attempt.current = { key, content };
      this.save();
      return key;
    },
  };
}

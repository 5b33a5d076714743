import { type RefObject, useEffect, useRef, useState } from 'react';
import { pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { fillForm, isTyped, readForm } from './form-content.ts';
import { readDraft, removeDraft, type SendAttempt, saveDraft } from './form-draft.ts';

type FormDraftOptions = {
  /** The storage key of the draft. */
  name: string;
  /** The key that came with the page. */
  formKey: string;
  form: RefObject<HTMLFormElement | null>;
  /** The form shows the rejected values; an older draft must not overwrite them. */
  isRejected: boolean;
  isSent: boolean;
  /** The draft of a form that differs with its address, as it goes into what is shown; it is kept from the beginning. */
  prepare?: PrepareDraft | undefined;
};

type Values = Readonly<Record<string, string>>;
export type PrepareDraft = (draft: Values, shown: Values) => Values;

/** Whether the reader only changed the language, and knows what was typed. */
function isSamePage(from: string): boolean {
  return from !== '' && pathWithoutLanguage(new URL(from).pathname) === pathWithoutLanguage(location.pathname);
}

/** Saves a draft in this browser, restores it when the form is opened again, and assigns each content its key. */
export function useFormDraft({ name, formKey, form, isRejected, isSent, prepare }: FormDraftOptions) {
  const attempt = useRef<SendAttempt>(undefined);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    if (isSent) removeDraft(name);
    if (!form.current) return;
    const draft = isRejected ? undefined : readDraft(name);
    attempt.current = draft?.attempt;
    // Typed before this code came.
    const hasTyped = isTyped(form.current);
    const shown = readForm(form.current).values;
    const isFilled = draft && fillForm(form.current, prepare ? prepare(draft.values, shown) : draft.values);
    if (isFilled && !isSamePage(document.referrer)) setIsRestored(true);
    if (hasTyped || (prepare && (isRejected || shown.lines)))
      saveDraft(name, { values: readForm(form.current).values, attempt: draft?.attempt });
  }, [name, form, isRejected, isSent, prepare]);

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

import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillForm, readForm } from './form-content.ts';
import { type Attempt, readDraft, removeDraft, saveDraft } from './form-draft.ts';

type FormDraftOptions = {
  /** Under which name what was typed is kept. */
  name: string;
  /** The key that came with the page. */
  formKey: string;
  form: RefObject<HTMLFormElement | null>;
  /** The form begins with what was just refused; an older draft must not overwrite it. */
  isRejected: boolean;
  isSent: boolean;
};

/** Keeps what is typed in this browser, puts it back when the form is opened again, and gives each content its key. */
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
    /** The key to send `content` under: that of the last attempt for the same content, otherwise one not yet used. */
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

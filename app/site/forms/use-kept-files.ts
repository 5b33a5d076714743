import { useEffect, useRef } from 'react';
import type { KeptFilesOptions } from './chosen-files.ts';
import { readDraft } from './form-draft.ts';

/** Where the code does not come, nothing is kept. */
const fetchKeeping = () => import('./chosen-files.ts').catch(() => undefined);

/**
 * Keeps the chosen files of a control for a day, over a closed page and a change of language, until the form is sent or
 * cleared. Its code comes where something may be kept, else when the form is used. @returns the ref of the control
 */
export function useKeptFiles({ form, isRejected, onServer }: KeptFilesOptions) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = control.current;
    if (!input) return;
    let isGone = false;
    let coming: Promise<(() => unknown) | undefined> | undefined;
    const begin = () => {
      coming ??= fetchKeeping().then((keeping) => {
        if (!keeping) return undefined;
        const end = isGone ? undefined : keeping.keepChosen(input, { form, isRejected, onServer });
        return () => {
          end?.();
          // The control goes only with what it was for: the form was sent, or cleared.
          return keeping.removeFiles(form);
        };
      });
    };
    if (isRejected || readDraft(form) || input.files?.length) begin();
    const signs = ['focusin', 'change'];
    const used = input.form;
    for (const sign of signs) used?.addEventListener(sign, begin);
    return () => {
      isGone = true;
      for (const sign of signs) used?.removeEventListener(sign, begin);
      void coming?.then((end) => end?.());
    };
  }, [form, isRejected, onServer]);
  return control;
}

/** After a plain post was accepted. */
export function useSentFiles(form: string, isSent: boolean): void {
  useEffect(() => {
    if (isSent) void fetchKeeping().then((keeping) => keeping?.removeFiles(form));
  }, [form, isSent]);
}

import { useSyncExternalStore } from 'react';

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

export const isTextInput = (element: unknown): element is TextInput =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const arabicPrefix = 'translations.ar.';
// What a click began on must not move before it ends.
const pauseMilliseconds = 200;

let focused: TextInput | undefined;
let later: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes the text field that has the focus, or had it last; undefined when its form is gone. */
export function noteFocus(element: TextInput | undefined): void {
  clearTimeout(later);
  later = setTimeout(() => {
    focused = element;
    for (const listener of listeners) listener();
  }, pauseMilliseconds);
}

/** The noted field if it is a text's, in either language, by the path of its English field in the form. */
export const useFocusedField = (path: string): TextInput | undefined =>
  useSyncExternalStore(subscribe, () =>
    focused?.dataset.path?.replace(arabicPrefix, '') === path ? focused : undefined,
  );

/** The field of a text in one language, in the form of another field. */
export function findTextInput(form: HTMLFormElement | null, path: string, language: string): TextInput | undefined {
  const name = language === 'ar' ? arabicPrefix + path : path;
  const field = form?.querySelector(`[data-path="${CSS.escape(name)}"]`);
  return isTextInput(field) ? field : undefined;
}

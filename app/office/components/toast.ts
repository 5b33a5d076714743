import { randomId } from './random-id.ts';

export type Toast = { id: string; message: string; color: 'green' | 'red'; undo?: () => void; about?: string };

/** Of those that only say something; what can be undone stays for its time. */
const mostShown = 5;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  const spare = next.filter(({ undo }) => !undo).slice(0, -mostShown);
  shown = next.filter((toast) => !spare.includes(toast));
  for (const listener of listeners) listener();
}

/** The toasts, the latest last; for `useSyncExternalStore`. */
export const shownToasts = (): readonly Toast[] => shown;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(toast: Omit<Toast, 'id'>): void {
  const others = shown.filter(({ about }) => about === undefined || about !== toast.about);
  change([...others, { ...toast, id: randomId() }]);
}

export function hideToast(toast: Toast): void {
  change(shown.filter((other) => other !== toast));
}

/** Shows a success toast at the top centre. */
export function toastSuccess(message: string): void {
  show({ message, color: 'green' });
}

/** Shows an error toast at the top centre, with the reason. */
export function toastFailure(message: string): void {
  show({ message, color: 'red' });
}

/** Undoes what the latest toast with such a button offers, if one is shown. */
export function undoLatest(): void {
  const toast = shown.findLast(({ undo }) => undo);
  if (!toast) return;
  hideToast(toast);
  toast.undo?.();
}

/**
 * Shows a success toast with a button that undoes it, also by Ctrl+Z, in place of an earlier one `about` the same: its
 * change has been changed since.
 */
export function toastUndoable(message: string, undo: () => void, about?: string): void {
  show({ message, color: 'green', undo, ...(about && { about }) });
}

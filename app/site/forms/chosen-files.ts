import { useEffect, useRef } from 'react';
import type { KeptFile } from './file-zone.tsx';

// Files chosen in a form, kept in this browser beside its draft: no page may put a file of its own choice into a control,
// but one that its visitor chose here before it may put back.

const [database, store] = ['form-files', 'chosen'];
const lifetimeMilliseconds = 24 * 60 * 60 * 1000;
/** More than a form takes is not kept. */
const mostBytes = 16 * 1024 * 1024;

type Entry = { files: File[]; savedAt: number };

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Does something with the stored files; undefined where the browser stores none. */
async function withStore<Result>(act: (files: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const opened = await settled(opening);
    const found = await settled(act(opened.transaction(store, 'readwrite').objectStore(store)));
    opened.close();
    return found;
  } catch {
    return undefined;
  }
}

const removeFiles = (form: string) => withStore((files) => files.delete(form));

function saveFiles(form: string, files: File[]) {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || bytes > mostBytes) return removeFiles(form);
  return withStore((stored) => stored.put({ files, savedAt: Date.now() } satisfies Entry, form));
}

async function readFiles(form: string): Promise<File[]> {
  const entry = await withStore<Entry | undefined>((files) => files.get(form));
  if (entry && Date.now() - entry.savedAt < lifetimeMilliseconds) return entry.files;
  if (entry) await removeFiles(form);
  return [];
}

const isAmong = (kept: readonly KeptFile[], { name, size }: File): boolean =>
  kept.some((file) => file.name === name && file.size === size);

type KeptFilesOptions = {
  /** The name of the form's draft. */
  form: string;
  /** The page shows what a plain post left: the files in `onServer` need not be chosen again, others were refused. */
  isRejected: boolean;
  onServer: readonly KeptFile[];
};

/**
 * Keeps the chosen files of a control for a day, over a closed page and a change of language, until the form is sent or
 * cleared. @returns the ref of the control
 */
export function useKeptFiles({ form, isRejected, onServer }: KeptFilesOptions) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = control.current;
    if (!input) return undefined;
    const chosen = () => [...(input.files ?? [])];
    // At once where it can be: the page may be closed now.
    const save = () => (onServer.length === 0 ? saveFiles(form, chosen()) : saveWithEarlier());
    const saveWithEarlier = async () => {
      const earlier = await readFiles(form);
      return saveFiles(form, [...earlier.filter((file) => isAmong(onServer, file)), ...chosen()]);
    };
    const restore = async () => {
      const files = await readFiles(form);
      // Another choice may have been made meanwhile.
      if (files.length === 0 || chosen().length > 0) return;
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      // What shows the chosen files reads them at this event.
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    input.addEventListener('change', save);
    void (isRejected || chosen().length > 0 ? save() : restore());
    return () => {
      input.removeEventListener('change', save);
      // The control goes only with what it was for: the form was sent, or cleared.
      void removeFiles(form);
    };
  }, [form, isRejected, onServer]);
  return control;
}

/** After a plain post was accepted. */
export function useSentFiles(form: string, isSent: boolean): void {
  useEffect(() => {
    if (isSent) void removeFiles(form);
  }, [form, isSent]);
}

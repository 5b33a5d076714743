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

/** What was kept of a form. */
export const removeFiles = (form: string) => withStore((files) => files.delete(form));

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

export type KeptFilesOptions = {
  /** The name of the form's draft. */
  form: string;
  /** The page shows what a plain post left: the files in `onServer` need not be chosen again, others were refused. */
  isRejected: boolean;
  onServer: readonly KeptFile[];
};

/** Keeps what is chosen in a control, and puts back what was chosen before. @returns what ends it */
export function keepChosen(input: HTMLInputElement, { form, isRejected, onServer }: KeptFilesOptions): () => void {
  const chosen = () => [...(input.files ?? [])];
  // At once where it can be: the page may be closed now. Another CV takes the place of the one before.
  const isWhole = () => onServer.length === 0 || (!input.multiple && chosen().length > 0);
  const save = () => (isWhole() ? saveFiles(form, chosen()) : saveWithEarlier());
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
  return () => input.removeEventListener('change', save);
}

import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { trySessionStorage } from '#app/components/browser-storage.ts';
import { readSession, sessionEnd } from '../session.ts';
import { type Edited, useEdited } from './edited-context.ts';

const storageKey = 'unsaved-form';

/** `etag`: the state of the record that the values are based on; '' for a new one. */
type Kept = { username: string; form: string; etag: string; values: object };

const isFile = (value: unknown): boolean => value instanceof Blob;

/** Whether an entry of a list is there for its file; one that has a file among other things is kept without it. */
const standsForFile = (entry: unknown): boolean =>
  isFile(entry) || (typeof entry === 'object' && entry !== null && Object.values(entry).some(isFile));

/** What of the values can be kept as text: files cannot. */
function toText(values: object): string {
  return JSON.stringify(values, (_, value) => {
    if (isFile(value)) return undefined;
    return Array.isArray(value) ? value.filter((entry) => !standsForFile(entry)) : value;
  });
}

/** What tells this form from others: its screen, and the record that it edits. */
function nameOf(edited: Edited | undefined): string {
  return `${window.location.pathname} ${edited?.path ?? 'new'}`;
}

/** What an ETag says of the record itself, apart from its place in a list. */
const stateIn = (etag: string): string => etag.split('.')[0] ?? '';

function readKept(): Kept | undefined {
  const kept = trySessionStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null);
  return kept ?? undefined;
}

/** Whether something that was typed waits for its form to be opened again, by whoever typed it. */
export function hasKeptValues(): boolean {
  const kept = readKept();
  return kept !== undefined && kept.username === readSession()?.user.username;
}

/** Takes what was kept for this form, so that it is offered once. */
function takeKept(form: string): Kept | undefined {
  const kept = readKept();
  if (kept?.form !== form || kept.username !== readSession()?.user.username) return undefined;
  trySessionStorage((storage) => storage.removeItem(storageKey));
  return kept;
}

/**
 * Keeps what is typed into a form when the session ends before it is saved, and puts it back when whoever typed it opens
 * the form of the same record again in this tab. If somebody else changed the record meanwhile, saving leads to the choice
 * between both.
 * @returns whether it holds such values now, whether the record changed, and what gives them up
 */
export function useKeptValues<Values extends object>(form: UseFormReturnType<Values>) {
  const edited = useEdited();
  const [state, setState] = useState<'none' | 'back' | 'changed'>('none');
  const name = useRef(nameOf(edited));
  const username = useRef(readSession()?.user.username ?? '');
  const current = useRef({ form, edited });
  current.current = { form, edited };

  useEffect(() => {
    const kept = takeKept(name.current);
    if (!kept) return;
    const { form: now, edited: record } = current.current;
    now.setValues(kept.values as Partial<Values>);
    const isChanged = record !== undefined && stateIn(kept.etag) !== stateIn(record.read.etag);
    if (isChanged) record.rebase(kept.etag);
    setState(isChanged ? 'changed' : 'back');
  }, []);

  useEffect(() => {
    function keep(): void {
      const { form: now, edited: record } = current.current;
      if (!now.isDirty()) return;
      const values = toText(now.getValues());
      const [who, what] = [username.current, name.current].map((text) => JSON.stringify(text));
      const etag = JSON.stringify(record?.read.etag ?? '');
      const kept = `{"username":${who},"form":${what},"etag":${etag},"values":${values}}`;
      trySessionStorage((storage) => storage.setItem(storageKey, kept));
    }
    window.addEventListener(sessionEnd, keep);
    return () => window.removeEventListener(sessionEnd, keep);
  }, []);

  function giveUp(): void {
    const { form: now, edited: record } = current.current;
    now.reset();
    setState('none');
    // Begins anew with what is stored, on which the next save is based.
    if (state === 'changed') record?.reload();
  }
  return { wereKept: state !== 'none', isChanged: state === 'changed', giveUp };
}

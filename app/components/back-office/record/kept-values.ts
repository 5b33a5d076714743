import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { readSession, sessionEnd } from '../session.ts';

const storageKey = 'unsaved-form';

type Kept = { username: string; form: string; values: object };

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

/** The rows of a form get keys drawn at random, other ones each time it is opened. */
const drawnKeys = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** What tells this form from others: its screen, and what it begins with. */
function nameOf(initialValues: object): string {
  return `${window.location.pathname} ${toText(initialValues).replace(drawnKeys, '')}`;
}

function readKept(): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether something that was typed waits for its form to be opened again, by whoever typed it. */
export function hasKeptValues(): boolean {
  const kept = readKept();
  return kept !== undefined && kept.username === readSession()?.user.username;
}

/** Takes what was kept for this form, so that it is offered once. */
function takeKept(form: string): object | undefined {
  const kept = readKept();
  if (kept?.form !== form || kept.username !== readSession()?.user.username) return undefined;
  sessionStorage.removeItem(storageKey);
  return kept.values;
}

/**
 * Keeps what is typed into a form when the session ends before it is saved, and puts it back when whoever typed it opens
 * the form again in this tab. A form is known by its screen and by what it begins with.
 * @returns whether it holds such values now, and what gives them up
 */
export function useKeptValues<Values extends object>(form: UseFormReturnType<Values>, initialValues: Values) {
  const [wereKept, setWereKept] = useState(false);
  const name = useRef(nameOf(initialValues));
  const username = useRef(readSession()?.user.username ?? '');
  const current = useRef(form);
  current.current = form;

  useEffect(() => {
    const kept = takeKept(name.current);
    if (!kept) return;
    current.current.setValues(kept as Partial<Values>);
    setWereKept(true);
  }, []);

  useEffect(() => {
    function keep(): void {
      if (!current.current.isDirty()) return;
      const values = toText(current.current.getValues());
      const [who, what] = [JSON.stringify(username.current), JSON.stringify(name.current)];
      sessionStorage.setItem(storageKey, `{"username":${who},"form":${what},"values":${values}}`);
    }
    window.addEventListener(sessionEnd, keep);
    return () => window.removeEventListener(sessionEnd, keep);
  }, []);

  function giveUp(): void {
    current.current.reset();
    setWereKept(false);
  }
  return { wereKept, giveUp };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, readApi } from '#app/office/components/api-client.ts';
import {
  findDraft,
  markTold,
  removeDraftsOfForm,
  saveRecordDraft,
} from '#app/office/components/record/record-drafts.ts';
import { readSession, sessionEnd } from '#app/office/components/session.ts';
import { type Desk, type DeskDraft, deskAnswer, joinTexts } from '#shared/leads/desk.ts';
import { callDesk } from './desk-data.ts';

/** The pause after the last key before the server keeps the draft. */
const pauseMilliseconds = 900;

const noDraft: DeskDraft = { kind: 'reply', text: '' };
const isEmpty = ({ text, otherText = '' }: DeskDraft): boolean => !text.trim() && !otherText.trim();

/** How many drafts that were sent without an answer are remembered. */
const mostSent = 5;

/** The draft with the other of reply and note in hand; each keeps its own text. */
export const switchKind = ({ kind, text, otherText = '', ...draft }: DeskDraft): DeskDraft => ({
  ...draft,
  ...{ kind: kind === 'note' ? 'reply' : 'note', text: otherText, otherText: text },
});

const joinedTexts = (one = '', other = ''): string => {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n\n${other}`;
};

/** The draft of the server with what another browser began of it: of neither anything is lost. */
function joinDrafts(kept: DeskDraft, local: DeskDraft): DeskDraft {
  const { text, otherText } = local.kind === kept.kind ? local : switchKind(local);
  return { ...kept, text: joinedTexts(kept.text, text), otherText: joinedTexts(kept.otherText, otherText) };
}

type Keeping = { id: string; reference: string; name: string; kept: Desk['draft'] };

/**
 * What somebody begins to write about a lead: kept in this browser at once and by the server a moment after the last key,
 * so that Escape, reloads, crashes and ended sessions lose nothing. What only the browser has is newer and wins; where the
 * server has another draft by now than it was written over, both are shown: at the start, and when it refuses to replace it.
 */
export function useKeptDraft({ id, reference, name, kept }: Keeping) {
  const [owner] = useState(() => ({ username: readSession()?.user.username ?? '', form: `/admin/leads/${reference}` }));
  // What the server keeps as far as this browser knows, and what may have replaced it.
  const known = useRef({ kept: kept as DeskDraft | null, sent: [] as string[] });
  const [begun] = useState(() => {
    const local = findDraft(owner);
    if (!local) return undefined;
    markTold(local);
    const values = local.values as DeskDraft;
    const isOutdated = local.etag !== '' && !local.etag.split('\n').includes(joinTexts(kept));
    return kept && isOutdated ? joinDrafts(kept, values) : values;
  });
  const [draft, setDraft] = useState<DeskDraft>(begun ?? kept ?? noDraft);
  const [keptAt, setKeptAt] = useState<string>();
  const [isOff, setIsOff] = useState(false);
  const [isJoined, setIsJoined] = useState(false);
  const [unsent, setUnsent] = useState(begun);
  const latest = useRef(unsent);
  latest.current = unsent;

  const keepHere = useCallback(
    (values: DeskDraft, hasSessionEnded = false) => {
      // After signing out, nothing may be kept for the next user.
      if (readSession()?.user.username !== owner.username) return;
      const etag = [joinTexts(known.current.kept), ...known.current.sent].join('\n');
      saveRecordDraft(`desk ${id}`, { ...owner, etag, values, savedAt: Date.now(), hasSessionEnded, name });
    },
    [id, name, owner],
  );
  /** Another window replaced the draft: goes on with both, unless it was sent from here. */
  const takeNewer = useCallback(
    async (values: DeskDraft): Promise<boolean> => {
      const { draft: newer } = await readApi(`/leads/${id}`, deskAnswer);
      const isOwn = newer === null || known.current.sent.includes(joinTexts(newer));
      known.current.kept = newer;
      const own = latest.current ?? values;
      const next = isOwn ? { ...own } : joinDrafts(newer, own);
      setDraft(next);
      setUnsent(next);
      setIsJoined(!isOwn);
      return true;
    },
    [id],
  );
  const store = useCallback(
    async (values: DeskDraft): Promise<void> => {
      const sent = joinTexts(values);
      known.current.sent = [...known.current.sent, sent].slice(-mostSent);
      if (!isEmpty(values)) keepHere(values);
      try {
        await callDesk(`/leads/${id}/draft`, { method: 'PUT', body: { ...values, over: known.current.kept } });
        known.current = { kept: values, sent: known.current.sent.slice(known.current.sent.indexOf(sent) + 1) };
        if (latest.current && latest.current !== values) return;
        removeDraftsOfForm(owner);
        setUnsent(undefined);
        setIsOff(false);
        setKeptAt(isEmpty(values) ? undefined : new Date().toISOString());
      } catch (error) {
        const isNewer = error instanceof ApiError && 'over' in error.errors;
        if (!isNewer || !(await takeNewer(values).catch(() => false))) setIsOff(true);
      }
    },
    [id, keepHere, owner, takeNewer],
  );
  // One after the other: each says what it replaces, which is known once the one before it is stored.
  const storing = useRef(Promise.resolve());
  const send = useCallback(
    (values: DeskDraft): Promise<void> => {
      storing.current = storing.current.then(() => store(values));
      return storing.current;
    },
    [store],
  );

  useEffect(() => {
    if (!unsent) return;
    const timer = setTimeout(() => void send(unsent), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [unsent, send]);
  useEffect(() => {
    const online = () => latest.current && void send(latest.current);
    const atEnd = () => latest.current && keepHere(latest.current, true);
    window.addEventListener('online', online);
    window.addEventListener(sessionEnd, atEnd);
    return () => {
      online();
      window.removeEventListener('online', online);
      window.removeEventListener(sessionEnd, atEnd);
    };
  }, [send, keepHere]);

  function change(next: DeskDraft): void {
    setIsJoined(false);
    setDraft(next);
    setUnsent(next);
    if (isEmpty(next)) removeDraftsOfForm(owner);
    else keepHere(next);
  }
  return {
    draft,
    change,
    /** When the server kept it; undefined while it has not. */
    keptAt: unsent ? undefined : keptAt,
    /** Whether it is in this browser alone. */
    isOff,
    /** Whether it holds what was written in another window. */
    isJoined,
    /** At once: what was sent must not come back. What was begun of the other kind is in hand then. */
    clear(): void {
      const { kind, otherText = '', decided = null } = draft;
      const rest: DeskDraft = { kind, text: '', otherText, ...(kind === 'note' && { decided }) };
      const next = otherText.trim() ? switchKind(rest) : rest;
      change(next);
      void send(next);
    },
  };
}

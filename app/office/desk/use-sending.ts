import { useRef, useState } from 'react';
import { ApiError, failureMessage, readApi } from '#app/office/components/api-client.ts';
import { randomId } from '#app/office/components/random-id.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatList } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { DeskDraft } from '#shared/leads/desk.ts';
import { type Thread, threadAnswer } from '#shared/leads/follow.ts';
import { listFields } from '#shared/leads/reply-template.ts';
import { callDesk, type OpenLead, pathOfLead } from './desk-data.ts';

type Sending = {
  draft: DeskDraft;
  files: readonly File[];
  /** What else goes with a reply. */
  decided: Readonly<Record<string, string>>;
  /** Whether it is what the sender of the lead wrote elsewhere. */
  isPasted: boolean;
  clear: () => void;
  /** The time of a meeting was refused, and why. */
  onTimeRefused: (why: string) => void;
  onSent: () => void;
  /** Shows what was written meanwhile, after the message with this id; undefined: no longer. */
  onMoved: (seen: string | undefined) => void;
};

function withFiles(message: Record<string, string>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(message)) form.set(name, value);
  for (const file of files) form.append('files', file);
  return form;
}

/** Sends a draft once, however often it is tried; nothing is sent past what came since its author began or looked. */
export function useSending(
  { lead, desk }: OpenLead,
  { draft, files, decided, isPasted, onSent, onMoved, onTimeRefused, clear }: Sending,
) {
  const newest = desk.thread.messages.at(-1)?._id ?? '';
  const [seen, setSeen] = useState(newest);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const keys = useRef(new Map<string, string>());
  // The text whose unfilled fields were named.
  const warned = useRef('');

  /** What was stored from here counts as seen, unless something unseen came before it. */
  function noteStored(messages: Thread['messages']): void {
    const [own = '', before = ''] = messages.map(({ _id }) => _id).reverse();
    setSeen((last) => (last === before ? own : last));
  }

  /** Each try at sending the same has the same key until it is stored. */
  async function sendOnce<Reply>(parts: readonly string[], call: (key: string) => Promise<Reply>): Promise<Reply> {
    const sent = parts.join('\n');
    const key = keys.current.get(sent) ?? randomId();
    keys.current.set(sent, key);
    const reply = await call(key);
    keys.current.delete(sent);
    return reply;
  }

  async function storeNote(text: string): Promise<string | undefined> {
    const request = { method: 'POST', body: { text } } as const;
    const path = `/leads/${lead._id}/notes`;
    return (await sendOnce(['note', text], (key) => callDesk(path, { ...request, key }))).message;
  }

  async function storeReply(text: string, last: string): Promise<string | undefined> {
    const named = files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`);
    const sent = [isPasted ? 'pasted' : 'reply', text, JSON.stringify(decided), ...named];
    const written = isPasted
      ? { kind: 'answer', text, author: 'visitor', via: 'whatsapp' }
      : { kind: 'answer', text, seen: last, ...decided };
    const request = { method: 'POST', body: files.length > 0 ? withFiles(written, files) : written } as const;
    const path = `${pathOfLead(desk.kind, lead._id)}/thread`;
    const { message, data } = await sendOnce(sent, (key) => readApi(path, threadAnswer, { ...request, key }));
    noteStored(data.thread.messages);
    return message;
  }

  async function send(last = seen): Promise<void> {
    const text = draft.text.trim();
    if (isBusy || !text) return;
    const fields = draft.kind === 'note' ? [] : listFields(text);
    if (fields.length > 0 && warned.current !== text) {
      warned.current = text;
      return setFailure(m.desk_unfilled({ fields: formatList(fields.map(isolatedText)) }));
    }
    setIsBusy(true);
    setFailure('');
    try {
      const isNote = draft.kind === 'note' && !isPasted;
      const message = isNote ? await storeNote(text) : await storeReply(text, last);
      toastSuccess(message || m.follow_written());
      clear();
      onMoved(undefined);
    } catch (error) {
      if (error instanceof ApiError && error.errors.seen) onMoved(last);
      else if (error instanceof ApiError && error.errors.meetsAt) onTimeRefused(error.errors.meetsAt);
      else setFailure(failureMessage(error, m.admin_thread_failed()));
    }
    setIsBusy(false);
    onSent();
  }

  return {
    failure,
    isBusy,
    send,
    noteStored,
    /** What came meanwhile has been looked at. @returns the last message */
    acknowledge(): string {
      setSeen(newest);
      onMoved(undefined);
      return newest;
    },
  };
}

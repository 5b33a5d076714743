import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type ApiRequest, failureMessage } from '#app/office/components/api-client.ts';
import { typedInto } from '#app/office/components/meant-key.ts';
import { toastFailure, toastUndoable } from '#app/office/components/toast.ts';
import { m } from '#messages';
import type { DeskRow } from '#shared/leads/desk.ts';
import { callDesk, changeLeads, type OpenLead, pageNumber, pathOfLead, readDeskPage } from './desk-data.ts';

type MovesParts = {
  rows: readonly DeskRow[];
  pages: number;
  reference: string;
  search: string;
  open: OpenLead | undefined;
  reload: () => void;
};

export type Moves = ReturnType<typeof useMoves>;

/** The ways from lead to lead, and done with undo. */
export function useMoves({ rows, pages, reference, search, open, reload }: MovesParts) {
  const navigate = useNavigate();
  // Where the keys go on from: the open lead, else the row with the focus, else the lead that was open last in this list.
  const listed = writeAddress('');
  const last = useRef({ listed, reference });
  if (reference || last.current.listed !== listed) last.current = { listed, reference };
  const findPlace = (): string =>
    reference || document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset.lead || last.current.reference;
  const found = rows.findIndex((row) => row.reference === reference);
  // The leads around the open one, which are the way on once it has left the list.
  const around = useRef({ before: new Set<string>(), after: new Set<string>() });
  if (found >= 0) {
    const references = rows.map((row) => row.reference);
    around.current = { before: new Set(references.slice(0, found)), after: new Set(references.slice(found + 1)) };
  }

  // What is open by the time that a reply arrives.
  const latest = useRef({ reference, search });
  latest.current = { reference, search };
  /** Whether this lead is still the open one and nobody types: who waits for nothing is not taken elsewhere. */
  const isStillHere = (): boolean =>
    latest.current.reference === reference &&
    latest.current.search === search &&
    !document.activeElement?.closest(typedInto);

  function writeAddress(name: string, more: Record<string, string> = {}): string {
    const kept = new URLSearchParams(search);
    kept.delete('step');
    for (const [key, value] of Object.entries(more)) kept.set(key, value);
    return `/admin/leads${name && `/${name}`}${kept.size > 0 ? `?${kept}` : ''}`;
  }
  const go = (to: string, replace = false) =>
    void navigate(to, { replace, preventScrollReset: true, state: { staysOnScreen: true } });

  function findNext(by: 1 | -1): DeskRow | undefined {
    const place = findPlace();
    const at = rows.findIndex((row) => row.reference === place);
    if (at >= 0) return rows[at + by];
    const end = reference ? undefined : rows.at(by === 1 ? 0 : -1);
    if (!place) return end;
    const { before, after } = around.current;
    const previous = rows.findLastIndex((row) => before.has(row.reference));
    if (by === -1) return rows[previous] ?? end;
    // After the last one of a page the next page's first has moved up.
    return rows.find((row) => after.has(row.reference)) ?? (previous < 0 ? undefined : rows[previous + 1]) ?? end;
  }

  /** The row of the place, else that with which the keys begin; none while a lead is open that is not listed. */
  function findHere(): DeskRow | undefined {
    const place = findPlace();
    return rows.find((row) => row.reference === place) ?? (reference ? undefined : rows[0]);
  }

  /** The lead beyond the page of the list whose last or first one is open. */
  async function beyond(by: 1 | -1): Promise<{ row: DeskRow; page: number } | undefined> {
    const page = Math.min(pageNumber(search), pages) + by;
    if (found < 0 || page < 1 || page > pages) return undefined;
    const leads = await readDeskPage(search, page).catch(() => []);
    const row = by === 1 ? leads[0] : leads.at(-1);
    return row && { row, page };
  }

  async function move(by: 1 | -1): Promise<void> {
    const next = findNext(by);
    // From the list, so that Back leads to it.
    if (next) return go(writeAddress(next.reference), reference !== '');
    const other = await beyond(by);
    if (other && isStillHere()) go(writeAddress(other.row.reference, { page: `${other.page}` }), true);
  }

  const change = ({ lead, desk }: OpenLead, part: string, request: ApiRequest): Promise<boolean> =>
    attempt(() => callDesk(`${pathOfLead(desk.kind, lead._id)}/${part}`, request));

  /** @returns whether it was changed */
  async function attempt(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      return true;
    } catch (error) {
      toastFailure(failureMessage(error, m.desk_failed()));
      return false;
    } finally {
      reload();
    }
  }

  /** Sends the last message on the screen, so that a newer one of the sender keeps the lead open. */
  function setDone(lead: OpenLead, isClosed: boolean): Promise<boolean> {
    const seen = lead.desk.thread.messages.at(-1)?._id ?? '';
    return change(lead, 'thread', { method: 'PATCH', body: { isClosed, ...(isClosed && { seen }) } });
  }

  /** Marks the open lead as done and opens the next one, or opens it again where closing holds it. */
  async function done(): Promise<void> {
    if (!open) return;
    const isClosed = open.desk.tab !== 'done';
    // A decision holds it there.
    if (!isClosed && open.desk.thread.status !== 'closed' && !open.lead.anonymisedAt)
      return toastFailure(m.desk_decided());
    // The first one of the next page moves up into this one.
    const next = rows[found + 1] ?? (isClosed ? (await beyond(1))?.row : undefined) ?? rows[found - 1];
    if (!(await setDone(open, isClosed)) || !isClosed) return;
    toastUndoable(m.desk_is_done({ name: open.lead.fullName || open.lead.reference }), () => {
      void setDone(open, false);
      go(writeAddress(open.lead.reference), true);
    });
    if (found >= 0 && isStillHere()) go(writeAddress(next?.reference ?? ''), true);
  }

  async function clearSuspicion(): Promise<void> {
    if (!open || !(await change(open, 'suspicion', { method: 'DELETE' }))) return;
    const ids = [open.lead._id];
    toastUndoable(m.suspicion_cleared(), () => void attempt(() => changeLeads({ act: 'undo_clear', ids })));
  }

  return {
    writeAddress,
    move,
    findHere,
    done,
    clearSuspicion,
    // Back must not open it again.
    close: () => reference !== '' && go(writeAddress(''), true),
    showPerson: () => go(writeAddress(reference, { step: 'person' })),
    showThread: () => go(writeAddress(reference)),
  };
}

import { useState } from 'react';
import { failureMessage } from '#app/office/components/api-client.ts';
import { confirmFirst } from '#app/office/components/confirm.ts';
import type { useListAddress } from '#app/office/components/list/use-list-address.ts';
import { toastFailure, toastSuccess, toastUndoable } from '#app/office/components/toast.ts';
import { m } from '#messages';
import { type DeskAct, type DeskList, type DeskTab, deskTabs } from '#shared/leads/desk.ts';
import { limits } from '#shared/limits.ts';
import { DeskButton } from './desk-button.tsx';
import { changeLeads, readDeskFilters } from './desk-data.ts';
import styles from './desk-list.module.css';

/** The leads that were picked: those of the page, or all that match. */
export function usePicks(search: string, ids: readonly string[]) {
  const [picked, setPicked] = useState<{ of: string; which: readonly string[] | 'all' }>();
  // Another list begins without picks.
  const chosen = picked?.of === search ? picked.which : undefined;
  const setChosen = (which: readonly string[] | 'all') => setPicked({ of: search, which });
  const known = chosen === 'all' || !chosen ? [] : chosen.filter((id) => ids.includes(id));
  return {
    isOn: chosen !== undefined,
    isAll: chosen === 'all',
    chosen: known,
    has: (id: string) => chosen === 'all' || known.includes(id),
    begin: () => setChosen([]),
    all: () => setChosen('all'),
    end: () => setPicked(undefined),
    toggle: (id: string) =>
      setChosen(known.includes(id) ? known.filter((other) => other !== id) : [...(chosen === 'all' ? ids : known), id]),
  };
}
export type Picks = ReturnType<typeof usePicks>;

/** The act that undoes each; nothing brings back what is deleted, which is asked about before. */
const undoingActs: Readonly<Partial<Record<DeskAct, DeskAct>>> = {
  done: 'open',
  open: 'done',
  clear: 'undo_clear',
  mark: 'undo_mark',
};

/** The acts, their names, and the tabs where each changes something. */
const possibleActs: [DeskAct, () => string, readonly DeskTab[]][] = [
  ['done', m.desk_done, ['us', 'them', 'suspicious']],
  ['open', m.desk_open_again, ['done']],
  ['mark', m.admin_suspicious, ['us', 'them']],
  ['clear', m.admin_suspicious_clear, ['suspicious']],
  ['delete', m.admin_delete, deskTabs],
];

type DeskPicksProps = {
  picks: Picks;
  address: ReturnType<typeof useListAddress>;
  list: DeskList | undefined;
  onChanged: () => void;
};

/** What can be done with several leads at once, all of a search included. */
export function DeskPicks({ picks, address, list, onChanged }: DeskPicksProps) {
  if (!picks.isOn) return null;
  const { leads = [], total = 0, newest } = list ?? {};
  const filters = readDeskFilters(new URLSearchParams(address.search));
  const count = picks.isAll ? total : picks.chosen.length;

  async function act(wanted: DeskAct): Promise<void> {
    const question = { title: m.admin_confirm_delete(), text: m.desk_delete_question({ count }) };
    if (wanted === 'delete' && !(await confirmFirst(question))) return;
    const seen = newest && { seen: { total, newest } };
    const which = picks.isAll ? { all: filters } : { ids: picks.chosen };
    try {
      const { message, data } = await changeLeads({ act: wanted, ...which, ...seen });
      const opposite = undoingActs[wanted];
      const undo = () => undoAct({ act: opposite, ...seen }, data.ids);
      if (opposite && data.ids.length > 0) toastUndoable(message, () => void undo());
      else toastSuccess(message);
      picks.end();
    } catch (error) {
      toastFailure(failureMessage(error, m.desk_failed()));
    }
    onChanged();
  }

  async function undoAct(undoing: object, ids: readonly string[]): Promise<void> {
    try {
      let left = '';
      for (let start = 0; start < ids.length; start += limits.pageSize) {
        const { message, data } = await changeLeads({ ...undoing, ids: ids.slice(start, start + limits.pageSize) });
        if (data.left > 0) left = message;
      }
      if (left) toastFailure(left);
    } catch (error) {
      toastFailure(failureMessage(error, m.desk_failed()));
    }
    onChanged();
  }

  const meant = picks.chosen.length > 0 ? leads.filter(({ _id }) => picks.has(_id)) : leads;
  // Other pages may have others than this one.
  const isBeyond = picks.isAll && total > leads.length;
  const tabs = isBeyond ? deskTabs.filter((tab) => !filters.tab || filters.tab === tab) : meant.map(({ tab }) => tab);
  const acts = possibleActs.filter(([, , from]) => from.some((tab) => tabs.includes(tab)));
  return (
    <div className={styles.bulk} role="status">
      <b>{m.desk_picked({ count })}</b>
      {!picks.isAll && <DeskButton onClick={picks.all}>{m.desk_pick_all({ count: total })}</DeskButton>}
      {acts.map(([wanted, label]) => (
        <DeskButton key={wanted} disabled={count === 0} onClick={() => void act(wanted)}>
          {label()}
        </DeskButton>
      ))}
      <DeskButton onClick={picks.end}>{m.admin_cancel()}</DeskButton>
    </div>
  );
}

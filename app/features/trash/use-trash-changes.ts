import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { restoreAll } from '#app/components/back-office/restore-deleted.ts';
import { useToastedActions } from '#app/components/back-office/use-toasted-actions.ts';
import { m } from '#messages';
import type { TrashEntry } from '#shared/trash.ts';

/** Restoring and permanently deleting. The list is reloaded after each; an error stays until the next attempt. */
export function useTrashChanges(titleOf: (entry: TrashEntry) => string) {
  const { failure, tryTo } = useToastedActions();

  return {
    failure,

    restore(entry: TrashEntry): Promise<void> {
      const act = callApi(`/trash/${entry.entity}/${entry._id}/restore`, { method: 'POST' });
      return tryTo(act, m.trash_restored({ title: titleOf(entry) }), m.admin_restore_error());
    },

    /** Restores several, and shows how many still existed. */
    restoreChosen: (entries: readonly TrashEntry[]): Promise<void> =>
      tryTo(restoreAll(entries), ({ message }) => message, m.admin_restore_error()),

    /** Confirms first. */
    async erase(entry: TrashEntry): Promise<void> {
      const question = { title: m.trash_delete_question({ title: titleOf(entry) }), text: m.trash_delete_effect() };
      if (!(await confirmFirst({ ...question, confirmLabel: m.trash_delete() }))) return;
      const act = callApi(`/trash/${entry.entity}/${entry._id}`, { method: 'DELETE' });
      await tryTo(act, m.trash_deleted(), m.trash_delete_error());
    },
  };
}

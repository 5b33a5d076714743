import { useRevalidator } from 'react-router';
import { m } from '#messages';
import { doneAnswer } from '#shared/answers/answer-parts.ts';
import { readApi } from '../api-client.ts';
import { confirmFirst } from '../confirm.tsx';
import { toastSuccess } from '../toast.ts';
import { toastDeleted } from '../undo-toast.tsx';

export type BulkKind = {
  /** Below `/api`; `/bulk` is appended. */
  path: string;
  deleteFailed: () => string;
  statusFailed?: () => string;
  /** The confirmation text of a deletion with its count; default: permanent. */
  deleteEffect?: () => string;
  /** Whether a deletion can be undone from its toast, like content. */
  isUndoable?: boolean;
  /** Called with the error and a fallback message. */
  tellFailure: (error: unknown, words: string) => void;
};

type Change = { action: 'delete' } | { action: 'status'; status: string; seen: Record<string, string> };
type Row = { _id: string; status?: string };

/** The shown statuses: records whose status has changed since are skipped. */
const seenOf = (rows: readonly Row[]) =>
  Object.fromEntries(rows.flatMap(({ _id, status }) => (status === undefined ? [] : [[_id, status]])));

/** Bulk changes of the selected records in one call, each confirmed with the count. True when done. */
export function useBulkChanges(kind: BulkKind) {
  const { path, deleteFailed, statusFailed, deleteEffect, isUndoable, tellFailure } = kind;
  const { revalidate } = useRevalidator();

  async function change(ids: string[], wanted: Change, failed: string): Promise<boolean> {
    try {
      const { message } = await readApi(`${path}/bulk`, doneAnswer, {
        method: 'POST',
        body: { ...wanted, ids },
      });
      if (isUndoable && wanted.action === 'delete') {
        toastDeleted({ paths: ids.map((id) => `${path}/${id}`), message, reload: revalidate });
      } else toastSuccess(message);
    } catch (error) {
      tellFailure(error, failed);
      return false;
    }
    await revalidate();
    return true;
  }

  return {
    async remove(ids: string[]): Promise<boolean> {
      const effect = deleteEffect?.() ?? m.admin_bulk_delete_final();
      const text = `${m.admin_bulk_delete_count({ count: ids.length })} ${effect}`;
      if (!(await confirmFirst({ title: m.admin_confirm_delete(), text, deletes: ids.length }))) return false;
      return change(ids, { action: 'delete' }, deleteFailed());
    },

    async setStatus(rows: readonly Row[], { value, label }: { value: string; label: string }): Promise<boolean> {
      const question = {
        title: m.admin_careers_change_status(),
        text: m.admin_bulk_status_count({ count: rows.length, status: label }),
        confirmLabel: m.admin_update(),
        isDanger: false,
      };
      if (!(await confirmFirst(question))) return false;
      const ids = rows.map(({ _id }) => _id);
      return change(ids, { action: 'status', status: value, seen: seenOf(rows) }, statusFailed?.() ?? deleteFailed());
    },
  };
}

import { Button, NativeSelect } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import type { AskedConfirmation } from '#app/office/components/confirm-dialogs.tsx';
import { toastDeleted } from '#app/office/components/restore-deleted.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { m } from '#messages';
import { bulkAnswer } from '#shared/answer-parts.ts';

type BulkActsProps = BulkKind & {
  rows: readonly { _id: string; status?: string }[];
  /** From `bulkActions` of the list. */
  clear: () => void;
  statuses?: readonly { value: string; label: string }[];
};

/** Bulk actions on selected rows: for `bulkActions` of a `RecordList`. */
export function BulkActionButtons({ rows, clear, statuses, ...kind }: BulkActsProps) {
  const { remove, setStatus } = useBulkChanges(kind);
  const ids = rows.map(({ _id }) => _id);
  const finish = (isDone: boolean) => isDone && clear();
  const choose = (value: string) => {
    const status = statuses?.find((each) => each.value === value);
    if (status) void setStatus(rows, status).then(finish);
  };
  return (
    <>
      {statuses && (
        <NativeSelect
          aria-label={m.admin_careers_change_status()}
          data={[{ value: '', label: m.admin_careers_change_status() }, ...statuses]}
          value=""
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <Button color="red" onClick={() => void remove(ids).then(finish)}>
        {m.admin_delete()}
      </Button>
    </>
  );
}

type BulkKind = {
  /** Below `/api`; `/bulk` is appended. */
  path: string;
  deleteFailed: () => string;
  statusFailed?: () => string;
  /** The confirmation text of a deletion with its count; default: permanent. */
  deleteEffect?: () => string;
  /** Whether a deletion can be undone from its toast, like content. */
  isUndoable?: boolean;
  tellFailure: (error: unknown, words: string) => void;
};

type Change = { action: 'delete'; isListed: true } | { action: 'status'; status: string; seen: Record<string, string> };
type Row = { _id: string; status?: string };

/** The shown statuses: records whose status has changed since are skipped. */
const collectSeenStatuses = (rows: readonly Row[]) =>
  Object.fromEntries(rows.flatMap(({ _id, status }) => (status === undefined ? [] : [[_id, status]])));

/** Bulk changes of the selected records in one call, each confirmed with the count. True when done. */
function useBulkChanges(kind: BulkKind) {
  const { path, deleteFailed, statusFailed, deleteEffect, isUndoable, tellFailure } = kind;
  const { act } = useActions(tellFailure);
  const { revalidate } = useRevalidator();

  const change = (ids: string[], wanted: Change, ask: AskedConfirmation, failed: string) =>
    act({
      ask,
      call: () => readApi(`${path}/bulk`, bulkAnswer, { method: 'POST', body: { ...wanted, ids } }),
      done: ({ message, data }) => {
        // What a colleague deleted before stays deleted.
        const { ids: changed = ids } = data;
        if (!isUndoable || wanted.action !== 'delete' || changed.length === 0) return message;
        toastDeleted({ paths: changed.map((id) => `${path}/${id}`), message, reload: revalidate });
        return undefined;
      },
      failed,
    });

  return {
    remove(ids: string[]): Promise<boolean> {
      const effect = deleteEffect?.() ?? m.admin_bulk_delete_final();
      const text = `${m.admin_bulk_delete_count({ count: ids.length })} ${effect}`;
      const question = { title: m.admin_confirm_delete(), text, deletes: ids.length };
      return change(ids, { action: 'delete', isListed: true }, question, deleteFailed());
    },

    setStatus(rows: readonly Row[], { value, label }: { value: string; label: string }): Promise<boolean> {
      const question = {
        title: m.admin_careers_change_status(),
        text: m.admin_bulk_status_count({ count: rows.length, status: label }),
        confirmLabel: m.admin_update(),
        isDanger: false,
      };
      const ids = rows.map(({ _id }) => _id);
      const wanted = { action: 'status', status: value, seen: collectSeenStatuses(rows) } as const;
      return change(ids, wanted, question, statusFailed?.() ?? deleteFailed());
    },
  };
}

import { m } from '#messages';
import { doneAnswer } from '#shared/answer-parts.ts';
import { findContentName } from '#shared/kinds/kinds.ts';
import { callApi, failureMessage, readApi } from './api-client.ts';
import { toastFailure, toastSuccess, toastUndoable } from './toast.ts';

/** Restores deleted records; `paths` are their old addresses, for example `/faqs/0192…`. @throws ApiError */
async function restoreDeleted(paths: readonly string[]): Promise<void> {
  const [only, ...others] = paths.flatMap((path) => findContentName(path) ?? []);
  if (!only) return;
  if (others.length === 0) await callApi(`/trash/${only.entity}/${only.id}/restore`, { method: 'POST' });
  else await restoreAll([only, ...others].map(({ entity, id }) => ({ entity, _id: id })));
}

/** Restores several records in one call; those not in the Trash are skipped. @throws ApiError */
export function restoreAll(records: readonly { entity: string; _id: string }[]): Promise<{ message: string }> {
  const named = records.map(({ entity, _id }) => ({ entity, _id }));
  return readApi('/trash/restore', doneAnswer, { method: 'POST', body: { records: named } });
}

type Deletion = {
  /** The addresses of the deleted records: `/faqs/0192…`. */
  paths: string[];
  message: string;
  /** Revalidates the screen. */
  reload: () => Promise<void>;
};

/**
 * Shows a content deletion with undo. `useRecordChanges` does so itself; screens with other deletions, such as bulk
 * ones, call it after their call.
 */
export function toastDeleted({ paths, message, reload }: Deletion): void {
  toastUndoable(message, async () => {
    await restoreDeleted(paths).then(
      () => toastSuccess(m.admin_restored()),
      (error) => toastFailure(failureMessage(error, m.admin_restore_error())),
    );
    await reload();
  });
}

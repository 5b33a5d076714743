import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, failureMessage } from '#app/office/components/api-client.ts';
import { confirmFirst } from '#app/office/components/confirm.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { HistoryEntry } from '#shared/content/history.ts';
import type { ContentName } from '#shared/kinds/kinds.ts';
import { HistoryDialog } from './history-dialog.tsx';

type RecordHistoryProps = {
  name: ContentName;
  /** The ETag of the replaced state; a concurrently changed record is not overwritten. */
  etag: string;
  /** Whether unsaved input would be lost. */
  isDirty: boolean;
  onRestored: () => void;
  onClose: () => void;
};

/** The history of an edited record; a restored version is loaded into the form at once. */
export function RecordHistory({ name, etag, isDirty, onRestored, onClose }: RecordHistoryProps) {
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  async function restore({ version, at }: HistoryEntry): Promise<void> {
    const time = formatDateTime(at);
    const text = isDirty ? m.history_restore_dirty() : m.history_restore_effect();
    const question = { title: m.history_restore_question({ time }), text, confirmLabel: m.history_restore() };
    if (!(await confirmFirst(question))) return;
    setFailure(undefined);
    try {
      const path = `/history/${name.entity}/${name.id}/${version}/restore`;
      await callApi(path, { method: 'POST', ifMatch: etag });
    } catch (error) {
      return setFailure(failureMessage(error, m.history_error_restoring()));
    }
    toastSuccess(m.history_restored());
    onRestored();
    await revalidate();
  }

  return <HistoryDialog name={name} onRestore={restore} failure={failure} onClose={onClose} />;
}

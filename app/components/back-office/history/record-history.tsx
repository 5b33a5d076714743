import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { ContentName } from '#shared/content-entity.ts';
import type { HistoryEntry } from '#shared/history.ts';
import { callApi, failureMessage } from '../api-client.ts';
import { confirmFirst } from '../confirm.tsx';
import { toastSuccess } from '../toast.ts';
import { HistoryDialog } from './history-dialog.tsx';

type RecordHistoryProps = {
  name: ContentName;
  /** What the restored version replaces; a record that somebody changed meanwhile is left alone. */
  etag: string;
  /** Whether something typed would be lost. */
  isDirty: boolean;
  /** After a version was restored. */
  onRestored: () => void;
  onClose: () => void;
};

/** The history of a record that is edited; a restored version is read into the form at once. */
export function RecordHistory({ name, etag, isDirty, onRestored, onClose }: RecordHistoryProps) {
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  async function restore({ version, at }: HistoryEntry): Promise<void> {
    const time = formatDateTime(at, currentLanguage());
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

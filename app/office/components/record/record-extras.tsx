import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import type { ApiError } from '#app/office/components/api-client.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { findContentName } from '#shared/kinds/kinds.ts';
import { EditedFields, useEdited } from '../edited-context.ts';
import type { ReadRecord } from './read-record.ts';
import type { RecordForm } from './use-field-form.ts';

type Fields = Record<string, unknown>;

/**
 * The form as a record, for comparison with another state: stored values where the form has none, such as a cover that
 * is not replaced. Lists may contain files.
 */
function formAsRecord(values: object, stored: object): Fields {
  const form = values as Fields;
  const known = stored as Fields;
  const fields = Object.keys(known).map((name) => [name, form[name] ?? known[name]]);
  return Object.fromEntries(fields);
}

// Loaded on demand, since most edits need neither.
const RecordHistory = lazyPart(() => import('#app/office/components/history/record-history.tsx'), 'RecordHistory');
const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'), 'ConflictDialog');

/**
 * History button, conflict resolution and their dialogs for the form of a stored record. `RecordDialog` includes them;
 * a full-screen form renders them inside an `EditedRecord`.
 */
export function useRecordExtras(control: RecordForm) {
  const { fields, form, kept, conflict, submit, asRecord, take } = control;
  const edited = useEdited();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [settled, setSettled] = useState<ApiError>();
  const [awaitedTag, setAwaitedTag] = useState<string>();
  const name = edited && findContentName(edited.path);
  const isConflictOpen = edited !== undefined && conflict !== undefined && conflict !== settled;

  // The form is sent again once its save is based on the version it replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice, with the form as it is then
  useEffect(() => {
    if (awaitedTag === undefined || edited?.read.etag !== awaitedTag) return;
    setAwaitedTag(undefined);
    void submit();
  }, [awaitedTag, edited?.read.etag]);

  function saveOver({ record, etag }: ReadRecord<object>, taken: string[]): void {
    setSettled(conflict);
    take(record, taken);
    edited?.rebase(etag);
    setAwaitedTag(etag);
  }

  function reload(): void {
    kept.removeRecordDrafts();
    edited?.reload();
  }

  const button = name && (
    <Button variant="default" onClick={() => setIsHistoryOpen(true)}>
      {m.history_title()}
    </Button>
  );
  const dialogs = edited && (
    <EditedFields value={fields}>
      <Suspense>
        {isHistoryOpen && name && (
          <RecordHistory
            name={name}
            etag={edited.read.etag}
            isDirty={form.isDirty()}
            onRestored={reload}
            onClose={() => setIsHistoryOpen(false)}
          />
        )}
        {isConflictOpen && (
          <ConflictDialog
            path={edited.path}
            schema={edited.schema}
            change={conflict.change}
            base={edited.read.record}
            mine={formAsRecord(asRecord(), edited.read.record)}
            onSave={saveOver}
            onTakeTheirs={reload}
            onBack={() => setSettled(conflict)}
          />
        )}
      </Suspense>
    </EditedFields>
  );
  return { button, dialogs, isCovered: isHistoryOpen || isConflictOpen };
}

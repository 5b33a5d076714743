import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { useAddressedId } from '#app/components/back-office/list/use-addressed-record.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { EditedRecord } from '#app/components/back-office/record/edited-record.tsx';
import type { ReadRecord } from '#app/components/back-office/record/read-record.ts';
import { useRecordChanges } from '#app/components/back-office/record/use-record-changes.ts';
import { inTime } from '#app/components/in-time.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { type CatalogueRecord, nameOf, toFormData } from './catalogue-record.ts';

// Loaded on demand, so that the list loads faster.
const CatalogueDialog = lazy(async () => ({
  default: (await inTime(import('./catalogue-dialog.tsx'))).CatalogueDialog,
}));

type CatalogueManagementProps = { kind: CatalogueKind; records: Promise<Outcome<ListPage<CatalogueRecord>>> };

/** The specification's Partners Management, for partners and for products. */
export function CatalogueManagement({ kind, records }: CatalogueManagementProps) {
  const { failure, clearFailure, tellFailure, save, remove } = useRecordChanges(kind);
  // The edited record; null while the dialog is closed.
  const [edited, setEdited] = useState<{ id?: string } | null>(null);

  function open(id?: string): void {
    clearFailure();
    setEdited(id ? { id } : {});
  }
  useAddressedId(open);

  const close = () => setEdited(null);
  const dialog = (read?: ReadRecord<CatalogueRecord>) => (
    <CatalogueDialog
      kind={kind}
      record={read?.record}
      failure={failure}
      onSave={(values) =>
        save(read && { _id: read.record._id, etag: read.etag }, toFormData(values, kind.hasDescription), {
          done: read && kind.partChangeWords?.(read.record, values),
        })
      }
      onClose={close}
    />
  );
  return (
    <ListScreen
      title={kind.words.heading()}
      actions={
        <Button data-shortcut="new" onClick={() => open()}>
          {kind.words.add()}
        </Button>
      }
    >
      {/* Above the grid as specified, in addition to the message in the dialog. */}
      {failure && <ErrorLine {...failure} isQuiet={Boolean(edited)} />}
      <CatalogueList
        kind={kind}
        records={records}
        onEdit={({ _id }) => open(_id)}
        onDelete={(record) => remove(record, nameOf(record))}
        tellFailure={tellFailure}
      />
      {edited && !edited.id && <Suspense>{dialog()}</Suspense>}
      {edited?.id && (
        <EditedRecord<CatalogueRecord>
          schema={kind.answer}
          path={`${kind.path}/${encodeURIComponent(edited.id)}`}
          title={kind.words.editTitle()}
          failed={kind.words.fetchError()}
          onClose={close}
        >
          {dialog}
        </EditedRecord>
      )}
    </ListScreen>
  );
}

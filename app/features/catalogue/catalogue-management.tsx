import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { Loaded } from '#app/components/back-office/loaded.tsx';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { EditedRecord } from '#app/components/back-office/record/edited-record.tsx';
import type { ReadRecord } from '#app/components/back-office/record/read-record.ts';
import { useRecordChanges } from '#app/components/back-office/record/use-record-changes.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import { CatalogueCards } from './catalogue-cards.tsx';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import type { CatalogueKind } from './catalogue-kind.ts';
import styles from './catalogue-management.module.css';
import { type CatalogueRecord, toFormData } from './catalogue-record.ts';

type CatalogueManagementProps = { kind: CatalogueKind; records: Promise<Outcome<CatalogueRecord[]>> };

const nameOf = (record: CatalogueRecord) => localise(record, currentLanguage()).name;

/** The specification's Partners Management, for partners and for products. */
export function CatalogueManagement({ kind, records }: CatalogueManagementProps) {
  const { failure, clearFailure, save, remove } = useRecordChanges(kind);
  // What the dialog edits; null while it is closed.
  const [edited, setEdited] = useState<{ record?: CatalogueRecord } | null>(null);
  const { revalidate } = useRevalidator();

  function open(record?: CatalogueRecord): void {
    clearFailure();
    setEdited(record ? { record } : {});
  }

  const close = () => setEdited(null);
  const dialog = (read?: ReadRecord<CatalogueRecord>) => (
    <CatalogueDialog
      kind={kind}
      record={read?.record}
      failure={failure}
      onSave={(values) => save(read && { ...read.record, etag: read.etag }, toFormData(values, kind.hasDescription))}
      onClose={close}
    />
  );

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{kind.words.heading()}</h1>
        <Button data-shortcut="new" onClick={() => open()}>
          {kind.words.add()}
        </Button>
      </div>
      {failure && <ErrorLine {...failure} />}
      <Loaded
        outcome={records}
        loading={<p role="status">{m.admin_loading()}</p>}
        failed={(message) => <ErrorLine message={message} onRetry={revalidate} />}
      >
        {(loaded) => (
          <CatalogueCards
            kind={kind}
            records={loaded}
            onEdit={open}
            onDelete={(record) => remove(record, nameOf(record))}
          />
        )}
      </Loaded>
      {edited && !edited.record && dialog()}
      {edited?.record && (
        <EditedRecord<CatalogueRecord>
          path={`${kind.path}/${edited.record._id}`}
          title={kind.words.editTitle()}
          failed={kind.words.fetchError()}
          onClose={close}
        >
          {dialog}
        </EditedRecord>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { Loaded } from '#app/components/back-office/loaded.tsx';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { m } from '#messages';
import { CatalogueCards } from './catalogue-cards.tsx';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import type { CatalogueKind } from './catalogue-kind.ts';
import styles from './catalogue-management.module.css';
import type { CatalogueRecord } from './catalogue-record.ts';
import { useCatalogueChanges } from './use-catalogue-changes.ts';

type CatalogueManagementProps = { kind: CatalogueKind; records: Promise<Outcome<CatalogueRecord[]>> };

/** The specification's Partners Management, for partners and for products. */
export function CatalogueManagement({ kind, records }: CatalogueManagementProps) {
  const { failure, clearFailure, save, remove } = useCatalogueChanges(kind);
  // What the dialog edits; null while it is closed.
  const [edited, setEdited] = useState<{ record?: CatalogueRecord } | null>(null);
  const { revalidate } = useRevalidator();

  function open(record?: CatalogueRecord): void {
    clearFailure();
    setEdited(record ? { record } : {});
  }

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{kind.words.heading()}</h1>
        <Button onClick={() => open()}>{kind.words.add()}</Button>
      </div>
      {failure && <ErrorLine {...failure} />}
      <Loaded
        outcome={records}
        loading={<p role="status">{m.admin_loading()}</p>}
        failed={(message) => <ErrorLine message={message} onRetry={revalidate} />}
      >
        {(loaded) => <CatalogueCards kind={kind} records={loaded} onEdit={open} onDelete={remove} />}
      </Loaded>
      {edited && (
        <CatalogueDialog
          kind={kind}
          record={edited.record}
          failure={failure}
          onSave={(values) => save(edited.record, values)}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

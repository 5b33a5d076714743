import { useRevalidator } from 'react-router';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { BulkActs } from '#app/components/back-office/list/bulk-acts.tsx';
import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { m } from '#messages';
import { CatalogueCards } from './catalogue-cards.tsx';
import type { CatalogueKind } from './catalogue-kind.ts';
import { type CatalogueRecord, nameOf } from './catalogue-record.ts';
import { catalogueFilters } from './read-catalogue.ts';

type CatalogueListProps = {
  kind: CatalogueKind;
  records: Promise<Outcome<ListPage<CatalogueRecord>>>;
  onEdit: (record: CatalogueRecord) => void;
  onDelete: (record: CatalogueRecord) => void;
  /** Called with the errors of bulk actions. */
  tellFailure: (error: unknown, words: string) => void;
};

/** The fields that cards can be sorted by. */
const orders = (kind: CatalogueKind) => [
  { key: 'createdAt', label: m.admin_created_date(), isSortable: true, cell: () => null },
  { key: 'name', label: kind.words.name(), isSortable: true, cell: () => null },
  { key: 'industry', label: m.admin_industry(), isSortable: true, cell: () => null },
];

/** The specification's grid of cards, with search, order, filter and pages. */
export function CatalogueList({ kind, records, onEdit, onDelete, tellFailure }: CatalogueListProps) {
  const address = useListAddress({ order: '-createdAt', filters: catalogueFilters });
  const { revalidate } = useRevalidator();
  return (
    <RecordList
      outcome={records}
      address={address}
      label={kind.words.heading()}
      columns={orders(kind)}
      nameOf={nameOf}
      empty={kind.words.empty()}
      loading={<p role="status">{m.admin_loading()}</p>}
      failed={(message) => <ErrorLine message={message} onRetry={revalidate} />}
      toolbar={
        <ListFilter
          address={address}
          name="arabic"
          label={m.admin_filter_arabic()}
          all={m.admin_filter_any_language()}
          choices={[{ value: 'missing', label: m.admin_arabic_missing() }]}
        />
      }
      bulkActions={(rows, clear) => (
        <BulkActs
          path={kind.path}
          rows={rows}
          clear={clear}
          deleteFailed={kind.words.deleteError}
          deleteEffect={m.admin_bulk_delete_trash}
          isUndoable
          tellFailure={tellFailure}
        />
      )}
      cards={(rows, selection) => (
        <CatalogueCards records={rows} selection={selection} onEdit={onEdit} onDelete={onDelete} />
      )}
    />
  );
}

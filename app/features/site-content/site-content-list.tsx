import { Badge } from '@mantine/core';
import { BulkActs } from '#app/components/back-office/list/bulk-acts.tsx';
import type { ListColumn } from '#app/components/back-office/list/list-column.ts';
import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAct } from '#app/components/back-office/row-act.tsx';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { lacksArabic, localise } from '#shared/content.ts';
import { RecordTitle } from './record-title.tsx';
import type { SiteContentKind, SiteRecord } from './site-content-kind.ts';
import styles from './site-content-list.module.css';

type SiteContentListProps<Content extends SiteRecord> = {
  kind: SiteContentKind<Content>;
  records: Promise<Outcome<ListPage<Content>>>;
  onEdit: (record: Content) => void;
  onDelete: (record: Content) => void;
  /** Called with the errors of bulk actions. */
  tellFailure: (error: unknown, words: string) => void;
};

/** The columns of the kind as its reader sees them: the title, marked where Arabic is missing, then its own. */
function columnsOf<Content extends SiteRecord>(kind: SiteContentKind<Content>): ListColumn<Content>[] {
  const textFields = kind.fields.filter(({ type }) => type === 'text' || type === 'texts').map(({ name }) => name);
  const title: ListColumn<Content> = {
    key: kind.title.key,
    label: kind.title.label(),
    isSortable: true,
    cell: (record) => (
      <span className={styles.title}>
        <RecordTitle kind={kind} record={record} />
        {lacksArabic(record, textFields) && (
          <Badge color="yellow" variant="light" tt="none">
            {m.admin_arabic_missing()}
          </Badge>
        )}
      </span>
    ),
  };
  const own = kind.columns().map(({ cell, ...column }) => ({
    ...column,
    cell: (record: Content) => cell(localise(record, currentLanguage())),
  }));
  return [title, ...own];
}

/** Search, filters and rows of one kind. */
export function SiteContentList<Content extends SiteRecord>(props: SiteContentListProps<Content>) {
  const { kind, records, onEdit, onDelete, tellFailure } = props;
  const address = useListAddress({ order: kind.order, filters: kind.filters.map(({ name }) => name) });
  const nameOf = (record: Content) => kind.titleOf(localise(record, currentLanguage()));
  return (
    <RecordList
      outcome={records}
      address={address}
      label={kind.words.heading()}
      columns={columnsOf(kind)}
      nameOf={nameOf}
      empty={kind.words.empty()}
      toolbar={kind.filters.map(({ name, label, all, choices }) => (
        <ListFilter key={name} address={address} name={name} label={label()} all={all()} choices={choices()} />
      ))}
      bulkActions={(rows, clear) => (
        <BulkActs
          path={kind.path}
          rows={rows}
          clear={clear}
          deleteFailed={kind.words.deleteError}
          deleteEffect={m.admin_delete_effect}
          isUndoable
          tellFailure={tellFailure}
        />
      )}
      rowActions={(record) => (
        <>
          <RowAct
            icon="edit"
            title={kind.words.edit()}
            label={m.admin_edit_named({ name: nameOf(record) })}
            onClick={() => onEdit(record)}
          />
          <RowAct
            icon="trash"
            title={m.admin_delete()}
            label={m.admin_delete_named({ name: nameOf(record) })}
            isDanger
            onClick={() => onDelete(record)}
          />
        </>
      )}
    />
  );
}

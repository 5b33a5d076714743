import { useRevalidator } from 'react-router';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { BulkActionButtons } from '#app/components/back-office/list/bulk-action-buttons.tsx';
import type { ListColumn } from '#app/components/back-office/list/list-column.ts';
import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAction } from '#app/components/back-office/row-action.tsx';
import { localised } from '#app/i18n/localised.ts';
import { m } from '#messages';
import { KindCards } from './kind-cards.tsx';
import { type AnyKindForm, entryOfForm, type KindRecord } from './kind-form.ts';
import styles from './kind-list.module.css';
import { ArabicBadge, RecordTitle, titleOf } from './record-title.tsx';

type RecordActs = { onEdit: (record: KindRecord) => void; onDelete: (record: KindRecord) => void };

type KindListProps = RecordActs & {
  form: AnyKindForm;
  records: Promise<Outcome<ListPage<KindRecord>>>;
  /** Called with the errors of bulk actions. */
  tellFailure: (error: unknown, words: string) => void;
};

const labelOf = ({ fields }: AnyKindForm, name: string): string => fields[name]?.label() ?? name;

/** The columns of the kind as its reader sees them: the title, marked where Arabic is missing, then its own. */
function columnsOf(form: AnyKindForm): ListColumn<KindRecord>[] {
  const { title } = entryOfForm(form);
  const own = form.columns().map(({ cell, ...column }) => ({
    ...column,
    // The columns are those of this kind's own records.
    cell: (record: KindRecord) => cell(localised(record) as never),
  }));
  return [
    {
      key: title,
      label: labelOf(form, title),
      isSortable: true,
      cell: (record) => (
        <span className={styles.title}>
          <RecordTitle form={form} record={record} />
          <ArabicBadge form={form} record={record} />
        </span>
      ),
    },
    ...own,
  ];
}

/** The fields that cards can be sorted by. */
function ordersOf(form: AnyKindForm, second: string): ListColumn<KindRecord>[] {
  const order = (key: string, label: string) => ({ key, label, isSortable: true, cell: () => null });
  const { title } = entryOfForm(form);
  return [
    order('createdAt', m.admin_created_date()),
    order(title, labelOf(form, title)),
    order(second, labelOf(form, second)),
  ];
}

function RowActs({ form, record, onEdit, onDelete }: RecordActs & { form: AnyKindForm; record: KindRecord }) {
  const name = titleOf(form, record);
  return (
    <>
      <RowAction
        icon="edit"
        title={form.words.edit()}
        label={m.admin_edit_named({ name })}
        onClick={() => onEdit(record)}
      />
      <RowAction
        icon="trash"
        title={m.admin_delete()}
        label={m.admin_delete_named({ name })}
        isDanger
        onClick={() => onDelete(record)}
      />
    </>
  );
}

/** Search, filters and rows, or cards, of one kind. */
export function KindList({ form, records, tellFailure, ...acts }: KindListProps) {
  const { words, filters, cards } = form;
  const kind = entryOfForm(form);
  const address = useListAddress({ order: kind.order, filters: filters.map(({ name }) => name) });
  const { revalidate } = useRevalidator();
  // The specified grid of cards, with its own words while it loads and when it fails.
  const asCards = cards && {
    loading: <p role="status">{m.admin_loading()}</p>,
    failed: (message: string) => <ErrorLine message={message} onRetry={revalidate} />,
    cards: (rows: KindRecord[], selection: Parameters<typeof KindCards>[0]['selection']) => (
      <KindCards form={form} shown={cards} records={rows} selection={selection} {...acts} />
    ),
  };
  return (
    <RecordList
      outcome={records}
      address={address}
      label={words.heading()}
      columns={cards ? ordersOf(form, cards.second) : columnsOf(form)}
      nameOf={(record) => titleOf(form, record)}
      empty={words.empty()}
      toolbar={filters.map(({ name, label, all, choices }) => (
        <ListFilter key={name} address={address} name={name} label={label()} all={all()} choices={choices()} />
      ))}
      bulkActions={(rows, clear) => (
        <BulkActionButtons
          path={kind.path}
          rows={rows}
          clear={clear}
          deleteFailed={words.deleteError}
          deleteEffect={cards?.bulkEffect ?? m.admin_delete_effect}
          isUndoable
          tellFailure={tellFailure}
        />
      )}
      rowActions={(record) => <RowActs form={form} record={record} {...acts} />}
      {...asCards}
    />
  );
}

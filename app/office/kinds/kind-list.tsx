import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Outcome } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { LateBulkActions } from '#app/office/components/list/late-bulk-actions.tsx';
import { type ListColumn, sortable } from '#app/office/components/list/list-column.ts';
import type { ListScreenProps } from '#app/office/components/list/list-screen.tsx';
import type { ListPage } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { DeleteAction, RowAction } from '#app/office/components/row-action.tsx';
import { formatDay } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { formWords } from './form-words.ts';
import { KindCards } from './kind-cards.tsx';
import {
  type AnyKindForm,
  choiceLabel,
  entryOfForm,
  findFieldLabel,
  type KindRecord,
  listFieldChoices,
  listSourceFilters,
} from './kind-form.ts';
import { ArabicBadge, RecordTitle, recordTitle, textOfRecord } from './record-title.tsx';

type RecordActs = { onEdit: (record: KindRecord) => void; onDelete: (record: KindRecord) => void };

type KindListProps = Pick<ListScreenProps, 'actions' | 'children'> & {
  form: AnyKindForm;
  records: Promise<Outcome<ListPage<KindRecord>>>;
  notice: ReactNode;
  acts: RecordActs;
  tellFailure: (error: unknown, words: string) => void;
};

/** The value of a field as its reader sees it. */
function readValue(form: AnyKindForm, name: string, record: KindRecord): string {
  const value = textOfRecord(record, name);
  const type = entryOfForm(form).fields[name]?.type;
  if (type === 'day') return formatDay(value);
  return type === 'choice' ? choiceLabel(form, name, value) : value;
}

const shortTypes: ReadonlySet<string> = new Set(['day', 'number', 'choice', 'place']);

/** The columns of the kind: the title, marked where Arabic is missing, then its own. */
function makeColumns(form: AnyKindForm): ListColumn<KindRecord>[] {
  const { title, sortable: orders, fields } = entryOfForm(form);
  const own = form.columns.map((column): ListColumn<KindRecord> => {
    const {
      key,
      label = () => findFieldLabel(form, key),
      ...made
    } = typeof column === 'string' ? { key: column } : column;
    // The columns are those of this kind's own records.
    const cell = (record: KindRecord) => ('cell' in made ? made.cell(record as never) : readValue(form, key, record));
    const isWhole = ('isWhole' in made && made.isWhole) || shortTypes.has(fields[key]?.type ?? '');
    return { key, label: label(), isSortable: orders.includes(key), isWhole, cell };
  });
  if (own.some(({ key }) => key === title)) return own;
  const titleCell = (record: KindRecord) => (
    <span className="cell-parts">
      <RecordTitle form={form} record={record} />
      <ArabicBadge form={form} record={record} />
    </span>
  );
  return [sortable(title, findFieldLabel(form, title), titleCell), ...own];
}

/** The fields that cards can be sorted by. */
function makeOrders(form: AnyKindForm, second: string): ListColumn<KindRecord>[] {
  const order = (key: string, label: string) => ({ key, label, isSortable: true, cell: () => null });
  const { title } = entryOfForm(form);
  return [
    order('createdAt', m.admin_created_date()),
    order(title, findFieldLabel(form, title)),
    order(second, findFieldLabel(form, second)),
  ];
}

function RowActs({ form, record, onEdit, onDelete }: RecordActs & { form: AnyKindForm; record: KindRecord }) {
  const name = recordTitle(form, record);
  return (
    <>
      {/* The form is that of this kind's own records. */}
      {form.rowActions?.(record as never)}
      <RowAction
        icon="edit"
        title={formWords(form).editRow()}
        label={m.admin_edit_named({ name })}
        onClick={() => onEdit(record)}
      />
      <DeleteAction name={name} onClick={() => onDelete(record)} />
    </>
  );
}

/** The screen of one kind: its title, search, filters and rows, or cards. */
export function KindList({ form, records, tellFailure, acts, ...screen }: KindListProps) {
  const { cards } = form;
  const words = formWords(form);
  const kind = entryOfForm(form);
  const { revalidate } = useRevalidator();
  const failed = words.fetchError();
  // The specified grid of cards, with its own words while it loads.
  const asCards = cards && {
    loading: <p role="status">{m.admin_loading()}</p>,
    cards: (rows: KindRecord[], selection: Parameters<typeof KindCards>[0]['selection']) => (
      <KindCards form={form} shown={cards} records={rows} selection={selection} {...acts} />
    ),
  };
  return (
    <RecordListScreen
      {...screen}
      title={words.heading()}
      source={{ order: kind.order, filters: listSourceFilters(form) }}
      outcome={records}
      columns={cards ? makeOrders(form, cards.second) : makeColumns(form)}
      nameOf={(record) => recordTitle(form, record)}
      empty={words.empty()}
      bulkActions={(rows, clear) => (
        <LateBulkActions
          path={kind.path}
          rows={rows}
          clear={clear}
          deleteFailed={words.deleteError}
          statusFailed={words.updateError}
          deleteEffect={words.isQuestionAlone ? m.admin_bulk_delete_trash : m.admin_delete_effect}
          {...(form.hasBulkStatus && { statuses: listFieldChoices(form, 'status') })}
          isUndoable
          tellFailure={tellFailure}
        />
      )}
      rowActions={(record) => <RowActs form={form} record={record} {...acts} />}
      failed={(reason) => <ErrorLine message={failed} reason={reason === failed ? '' : reason} onRetry={revalidate} />}
      {...asCards}
    />
  );
}

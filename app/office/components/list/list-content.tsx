import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#messages';
import { DidYouMean } from './did-you-mean.tsx';
import type { ListColumn } from './list-column.ts';
import { ListPaging } from './list-paging.tsx';
import { ListTable } from './list-table.tsx';
import { type DatedRecord, NewerRecords, type NewerSource } from './newer-records.tsx';
import type { ListPage } from './read-list.ts';
import styles from './record-list.module.css';
import type { ListAddress } from './use-list-address.ts';
import { type RowSelection, useRowSelection } from './use-row-selection.ts';

function NothingFound({ address: { q, setQuery, clear } }: { address: ListAddress }) {
  return (
    <div className={styles.empty}>
      <p>{m.admin_list_nothing_found()}</p>
      <DidYouMean query={q} onTake={setQuery} />
      <Button variant="default" onClick={clear}>
        {m.admin_list_clear()}
      </Button>
    </div>
  );
}

type BulkBarProps<Row> = {
  selection: RowSelection<Row>;
  bulkActions: (rows: Row[], clear: () => void) => ReactNode;
};

function BulkBar<Row>({ selection, bulkActions }: BulkBarProps<Row>) {
  return (
    <section className={styles.bulk} aria-label={m.admin_list_selected_label()}>
      <p role="status">{m.admin_list_selected({ count: selection.rows.length })}</p>
      {bulkActions(selection.rows, selection.clear)}
      <Button variant="subtle" onClick={selection.clear}>
        {m.admin_list_select_none()}
      </Button>
    </section>
  );
}

/** Moves the focus nearby when the focused row disappears. */
function useFocusKept(rows: readonly unknown[]) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(rows);
  useEffect(() => {
    if (shown.current !== rows && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    shown.current = rows;
  }, [rows]);
  return place;
}

/** What a screen says of the rows of its list. */
export type ListLook<Row extends DatedRecord> = {
  /** Where newer records are polled; without it the list is not polled. */
  newer?: NewerSource;
  address: ListAddress;
  /** The list's name for screen readers. */
  label: string;
  /** The first one names the row. */
  columns: readonly ListColumn<Row>[];
  /** Whether long texts are shown whole. */
  isWhole?: boolean;
  /** The row's name in the labels of its controls. */
  nameOf: (row: Row) => string;
  /** The actions of a row, each with a label that names the row. */
  rowActions?: (row: Row) => ReactNode;
  /** Bulk actions; without them no row can be selected. Call `clear` afterwards. */
  bulkActions?: (rows: Row[], clear: () => void) => ReactNode;
  empty: string;
  /** Renders the rows in place of the table, for example as cards; without `selection` none can be selected. */
  cards?: (rows: Row[], selection: RowSelection<Row> | undefined) => ReactNode;
};

type ListContentProps<Row extends DatedRecord> = ListLook<Row> & {
  page: ListPage<Row>;
  onShown?: (page: ListPage<Row>) => void;
};

/** The rows as custom cards, or as the table. */
function Rows<Row extends DatedRecord>(props: ListContentProps<Row> & { selection: RowSelection<Row> }) {
  const { page, cards, bulkActions, rowActions } = props;
  const selection = bulkActions ? props.selection : undefined;
  if (cards) return cards(page.items, selection);
  return (
    <div className={styles.frame}>
      <ListTable {...props} rows={page.items} rowActions={rowActions} selection={selection} />
    </div>
  );
}

/** One page of a list: bulk actions, rows and paging. */
export function ListContent<Row extends DatedRecord>(props: ListContentProps<Row>) {
  const { page, address, newer, bulkActions, onShown } = props;
  const selection = useRowSelection(page.items);
  const place = useFocusKept(page.items);
  useEffect(() => onShown?.(page), [page, onShown]);
  const newerOnes = newer && <NewerRecords source={newer} page={page} address={address} />;
  if (page.total === 0 && !address.isNarrowed)
    return (
      <div>
        <p className={styles.empty}>{props.empty}</p>
        {newerOnes}
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={`stack gap-3 ${styles.content}`}>
      {bulkActions && selection.rows.length > 0 && <BulkBar selection={selection} bulkActions={bulkActions} />}
      {page.total === 0 ? <NothingFound address={address} /> : <Rows {...props} selection={selection} />}
      {newerOnes}
      <div className="row apart gap-3">
        <p role="status" className="small muted">
          {page.pages > 1
            ? m.admin_list_count_paged({ total: page.total, page: page.page, pages: page.pages })
            : m.admin_list_count({ total: page.total })}
        </p>
        <ListPaging page={page.page} pages={page.pages} onChange={address.setPage} />
      </div>
    </div>
  );
}

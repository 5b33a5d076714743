import type { ReactNode } from 'react';
import type { Outcome } from '../outcome.ts';
import type { ListColumn } from './list-column.ts';
import type { ListPage } from './read-list.ts';
import type { ListAddress } from './use-list-address.ts';
import type { DatedRecord, NewerSource } from './use-newer-records.ts';
import type { RowSelection } from './use-row-selection.ts';

/** What a screen gives its `RecordList`. */
export type RecordListProps<Row extends DatedRecord> = {
  /** Out of the screen's `clientLoader`: `readList(request, source)`. */
  outcome: Promise<Outcome<ListPage<Row>>>;
  /** Where records that come later are looked for while the list is read; without it the list stays as it was read. */
  newer?: NewerSource;
  /** Out of `useListAddress`. */
  address: ListAddress;
  /** What the list holds, for screen readers. */
  label: string;
  /** The first one names the row. */
  columns: readonly ListColumn<Row>[];
  /** A row as it is called in the labels of its controls. */
  nameOf: (row: Row) => string;
  /** The buttons of a row, each with a label that names it. */
  rowActions?: (row: Row) => ReactNode;
  /** What can be done with several rows at once; without it no row can be chosen. `clear` after it is done. */
  bulkActions?: (rows: Row[], clear: () => void) => ReactNode;
  /** What is said when there is nothing at all. */
  empty: string;
  /** Filters and tools beside the search. */
  toolbar?: ReactNode;
  /** Draws the rows instead of the table, for example as cards; without `selection` none can be chosen. */
  cards?: (rows: Row[], selection: RowSelection<Row> | undefined) => ReactNode;
  /** Seen instead of the spinner, and instead of the alert, where the specification has its own. */
  loading?: ReactNode;
  failed?: (message: string) => ReactNode;
};

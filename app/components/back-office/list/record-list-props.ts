import type { ReactNode } from 'react';
import type { Outcome } from '../outcome.ts';
import type { ListColumn } from './list-column.ts';
import type { ListPage } from './read-list.ts';
import type { ListAddress } from './use-list-address.ts';
import type { DatedRecord, NewerSource } from './use-newer-records.ts';
import type { RowSelection } from './use-row-selection.ts';

/** The props of a screen's `RecordList`. */
export type RecordListProps<Row extends DatedRecord> = {
  /** From the screen's `clientLoader`: `readList(request, source)`. */
  outcome: Promise<Outcome<ListPage<Row>>>;
  /** Where newer records are polled; without it the list is not polled. */
  newer?: NewerSource;
  /** From `useListAddress`. */
  address: ListAddress;
  /** The list's name for screen readers. */
  label: string;
  /** The first one names the row. */
  columns: readonly ListColumn<Row>[];
  /** The row's name in the labels of its controls. */
  nameOf: (row: Row) => string;
  /** The actions of a row, each with a label that names the row. */
  rowActions?: (row: Row) => ReactNode;
  /** Bulk actions; without them no row can be selected. Call `clear` afterwards. */
  bulkActions?: (rows: Row[], clear: () => void) => ReactNode;
  /** The message of an empty list. */
  empty: string;
  /** Filters and tools beside the search. */
  toolbar?: ReactNode;
  /** Renders the rows in place of the table, for example as cards; without `selection` none can be selected. */
  cards?: (rows: Row[], selection: RowSelection<Row> | undefined) => ReactNode;
  /** Replaces the spinner and the error where the specification has its own. */
  loading?: ReactNode;
  failed?: (message: string) => ReactNode;
};

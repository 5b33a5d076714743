import type { ReactNode } from 'react';
import type { ListColumn } from '#app/office/components/list/list-column.ts';
import { ListTable } from '#app/office/components/list/list-table.tsx';

type PlainTableProps<Row> = {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  isWhole?: boolean;
  rowActions?: (row: Row) => ReactNode;
};

const unsorted = { sort: '', setSort: () => undefined };

/** A list that is short enough to be neither sorted nor paged. */
export function PlainTable<Row extends { _id: string }>({ rowActions, ...rest }: PlainTableProps<Row>) {
  return <ListTable {...rest} address={unsorted} selection={undefined} rowActions={rowActions} />;
}

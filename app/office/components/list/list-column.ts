import type { ReactNode } from 'react';

/** One column of a list. */
export type ListColumn<Row> = {
  /** Its id, and its `?sort=` field when sortable. */
  key: string;
  label: string;
  isSortable?: boolean;
  /** Never cut where space is short: dates, numbers, states. */
  isWhole?: boolean;
  /** The least width of one that may be cut. */
  least?: string;
  cell: (row: Row) => ReactNode;
};

/** A column that lists can be ordered by. */
export function sortable<Row>(key: string, label: string, cell: (row: Row) => ReactNode): ListColumn<Row> {
  return { key, label, isSortable: true, cell };
}

/** A column whose values are short and never cut. */
export const whole = <Row>(column: ListColumn<Row>): ListColumn<Row> => ({ ...column, isWhole: true });

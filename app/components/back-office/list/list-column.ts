import type { ReactNode } from 'react';

/** One column of a list. */
export type ListColumn<Row> = {
  /** Its id, and its `?sort=` field when sortable. */
  key: string;
  /** The heading. */
  label: string;
  isSortable?: boolean;
  cell: (row: Row) => ReactNode;
};

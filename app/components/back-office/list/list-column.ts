import type { ReactNode } from 'react';

/** One column of a list. */
export type ListColumn<Row> = {
  /** Its name, and the field that `?sort=` says when it can be sorted. */
  key: string;
  /** A word of the reader's language. */
  label: string;
  isSortable?: boolean;
  cell: (row: Row) => ReactNode;
};

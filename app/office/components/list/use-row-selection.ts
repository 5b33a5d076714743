import { useState } from 'react';

export type RowSelection<Row> = {
  /** The selected rows among the shown ones. */
  rows: Row[];
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects all shown rows, or none when all are selected. */
  toggleAll: () => void;
  clear: () => void;
};

/** Row selection; rows that are no longer shown are deselected. */
export function useRowSelection<Row extends { _id: string }>(shown: readonly Row[]): RowSelection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = shown.filter(({ _id }) => ids.has(_id));
  return {
    rows,
    isSelected: ({ _id }) => ids.has(_id),
    toggle: ({ _id }) => setIds(new Set(rows.map((row) => row._id)).symmetricDifference(new Set([_id]))),
    toggleAll: () => setIds(new Set(rows.length === shown.length ? [] : shown.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  };
}

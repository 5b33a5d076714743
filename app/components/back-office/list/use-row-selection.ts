import { useState } from 'react';

export type RowSelection<Row> = {
  /** The chosen ones among the rows that are shown. */
  rows: Row[];
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Chooses all that are shown, or none when all are chosen. */
  toggleAll: () => void;
  clear: () => void;
};

/** Which of the shown rows are chosen; a row that is no longer shown is no longer chosen. */
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

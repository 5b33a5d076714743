import { Checkbox } from '@mantine/core';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { Typeset } from '#app/ui/typeset.tsx';
import { m } from '#messages';
import type { ListColumn } from './list-column.ts';
import sorting from './list-sort.module.css';
import styles from './list-table.module.css';
import type { ListAddress } from './use-list-address.ts';
import type { RowSelection } from './use-row-selection.ts';

type ListTableProps<Row> = {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  address: Pick<ListAddress, 'sort' | 'setSort'>;
  nameOf: (row: Row) => string;
  rowActions: ((row: Row) => ReactNode) | undefined;
  isWhole?: boolean;
  /** Without it rows cannot be selected. */
  selection: RowSelection<Row> | undefined;
};

function SelectAll<Row>({ selection, count }: { selection: RowSelection<Row>; count: number }) {
  const chosen = selection.rows.length;
  return (
    <Checkbox
      label={<span className={`visually-hidden ${styles.selectAll}`}>{m.admin_list_select_all()}</span>}
      checked={chosen === count}
      indeterminate={chosen > 0 && chosen < count}
      onChange={selection.toggleAll}
    />
  );
}

/** A cut text is whole in its tooltip. */
function tellCutText({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
  const isCut = [cell, ...cell.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1);
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would join the parts of a cell without a blank
  cell.title = isCut && !cell.querySelector('select') ? joinedLines(cell.innerText) : '';
}

const joinedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' · ');

/** The widths of the columns of a table with one line for each row: values that may be cut share what others leave. */
function writeTracks<Row>({ columns, rowActions, selection }: ListTableProps<Row>): string {
  const own = columns.map(({ isWhole, least = 'auto' }, place) =>
    isWhole ? 'max-content' : `minmax(${place === 0 && least === 'auto' ? '8.5rem' : least}, auto)`,
  );
  return [selection && 'max-content', ...own, rowActions && 'max-content'].filter(Boolean).join(' ');
}

const setText = (cell: ReactNode) => (typeof cell === 'string' ? <Typeset text={cell} /> : cell);

function ListRow<Row>({ row, columns, nameOf, rowActions, selection }: { row: Row } & ListTableProps<Row>) {
  const [first, ...others] = columns;
  const isSelected = selection?.isSelected(row) ?? false;
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      {selection && (
        <td className={styles.tick}>
          <Checkbox
            aria-label={m.admin_list_select_named({ name: nameOf(row) })}
            checked={isSelected}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      {first && (
        <th scope="row" className={styles.title}>
          <div className={styles.line} onPointerEnter={tellCutText}>
            {setText(first.cell(row))}
          </div>
        </th>
      )}
      {others.map((column) => (
        <td key={column.key} className={styles.cell} data-label={column.label}>
          <div className={column.isWhole ? undefined : styles.line} onPointerEnter={tellCutText}>
            {setText(column.cell(row))}
          </div>
        </td>
      ))}
      {rowActions && (
        <td className={styles.actions}>
          <div className={styles.buttons}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** The rows of a list as a table; in narrow containers each row is a card. */
export function ListTable<Row extends { _id: string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, address, rowActions, selection } = props;
  return (
    <table
      className={styles.table}
      data-whole={props.isWhole || undefined}
      aria-label={label}
      style={{ '--tracks': writeTracks(props) } as CSSProperties}
    >
      <thead className={styles.head}>
        <tr>
          {selection && (
            <td className={styles.tick}>
              <SelectAll selection={selection} count={rows.length} />
            </td>
          )}
          {columns.map((column) => (
            <SortHeading key={column.key} column={column} address={address} />
          ))}
          {rowActions && (
            <th scope="col" className={`${styles.heading} ${styles.acts}`}>
              {m.admin_list_actions()}
            </th>
          )}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <ListRow key={row._id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

type SortHeadingProps = {
  column: Pick<ListColumn<never>, 'key' | 'label' | 'isSortable'>;
  address: Pick<ListAddress, 'sort' | 'setSort'>;
};

/** A sortable column heading; pressing it again reverses the order. */
function SortHeading({ column: { key, label, isSortable }, address: { sort, setSort } }: SortHeadingProps) {
  const way = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  return (
    <th scope="col" className={styles.heading} title={label} aria-sort={isSortable ? (way ?? 'none') : undefined}>
      {isSortable ? (
        <button
          type="button"
          className={sorting.sort}
          data-way={way}
          onClick={() => setSort(way === 'ascending' ? `-${key}` : key)}
        >
          {label}
          <svg className={sorting.arrow} width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M12 20V5M6 11l6-6 6 6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

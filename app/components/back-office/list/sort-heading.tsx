import type { ListColumn } from './list-column.ts';
import styles from './list-table.module.css';
import type { ListAddress } from './use-list-address.ts';

type SortHeadingProps = {
  column: Pick<ListColumn<never>, 'key' | 'label' | 'isSortable'>;
  address: Pick<ListAddress, 'sort' | 'setSort'>;
};

/** A sortable column heading; pressing it again reverses the order. */
export function SortHeading({ column: { key, label, isSortable }, address: { sort, setSort } }: SortHeadingProps) {
  const way = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  return (
    <th scope="col" className={styles.heading} aria-sort={isSortable ? (way ?? 'none') : undefined}>
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          data-way={way}
          onClick={() => setSort(way === 'ascending' ? `-${key}` : key)}
        >
          {label}
          <svg className={styles.arrow} width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
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

import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import type { ListColumn } from './list-column.ts';
import { ListSearch } from './list-search.tsx';
import styles from './list-toolbar.module.css';
import type { ListAddress } from './use-list-address.ts';

type ListToolbarProps = {
  address: ListAddress;
  columns: readonly Pick<ListColumn<never>, 'key' | 'label' | 'isSortable'>[];
  /** Whether column headings sort, where there is room. */
  hasHeadings: boolean;
  /** Filters and tools beside the search. */
  children: ReactNode;
};

/** The order as a select, where there are no headings. */
function SortChoice({ address: { sort, setSort }, columns, hasHeadings }: Omit<ListToolbarProps, 'children'>) {
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, label }) => [
      { value: key, label: m.admin_list_ascending({ label }) },
      { value: `-${key}`, label: m.admin_list_descending({ label }) },
    ]);
  if (choices.length === 0) return null;
  return (
    <NativeSelect
      className={hasHeadings ? styles.orderOfTable : styles.order}
      aria-label={m.admin_list_order()}
      data={choices}
      value={sort}
      onChange={({ currentTarget }) => setSort(currentTarget.value)}
    />
  );
}

/** The toolbar of a list: search, filters, tools and, on a phone or above cards, the order. */
export function ListToolbar({ address, columns, hasHeadings, children }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <ListSearch address={address} />
      <SortChoice address={address} columns={columns} hasHeadings={hasHeadings} />
      {children}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages';
import styles from './newer-records.module.css';
import type { ListPage } from './read-list.ts';
import type { ListAddress } from './use-list-address.ts';
import { type DatedRecord, type NewerSource, useNewerRecords } from './use-newer-records.ts';

type NewerRecordsProps = { source: NewerSource; page: ListPage<DatedRecord>; address: ListAddress };

/** Shows how many records have arrived since, and loads them on request: the shown rows do not move. */
export function NewerRecords({ source, page, address }: NewerRecordsProps) {
  const count = useNewerRecords({ source, page, address });
  const { revalidate } = useRevalidator();
  const isEmpty = page.total === 0;
  useEffect(() => {
    // An empty list is reloaded at once.
    if (count > 0 && isEmpty) void revalidate();
  }, [count, isEmpty, revalidate]);

  function show(): void {
    const isAtNewest = page.page === 1 && address.sort === '-createdAt';
    if (isAtNewest) void revalidate();
    else address.setSort('-createdAt');
  }

  return (
    <div className={styles.place} role="status">
      {count > 0 && !isEmpty && (
        <p className={styles.line}>
          <span>{m.admin_list_new({ count })}</span>
          <Button size="compact-sm" variant="light" onClick={show}>
            {m.admin_list_new_show()}
          </Button>
        </p>
      )}
    </div>
  );
}

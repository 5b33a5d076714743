import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { usePolling } from '#app/office/components/use-polling.ts';
import { m } from '#messages';
import styles from './newer-records.module.css';
import { type ListPage, type ListSource, listQuery } from './read-list.ts';
import type { ListAddress } from './use-list-address.ts';

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

/** Identifies and orders records by age. */
export type DatedRecord = { _id: string; createdAt?: string };
/** The source of newer records: the list's own. */
export type NewerSource = Pick<ListSource<DatedRecord>, 'path' | 'filters' | 'schema'>;

// A reply has up to 100; more are not counted.
const mostCounted = 100;

// Ids begin with the time: they break ties within a millisecond.
const orderOf = ({ createdAt = '', _id }: DatedRecord): string => `${createdAt} ${_id}`;

type Watched = { source: NewerSource; page: ListPage<DatedRecord>; address: Pick<ListAddress, 'search' | 'sort'> };

/** The polled query, without the page. */
const queryOf = ({ source, address }: Watched): URLSearchParams =>
  listQuery(new URLSearchParams(address.search), source.filters);

/** The newest matching records, newest first. */
function readNewest(watched: Watched, limit: number, signal: AbortSignal): Promise<DatedRecord[]> {
  const { source } = watched;
  const query = queryOf(watched);
  for (const [name, value] of Object.entries({ sort: '-createdAt', page: 1, limit })) query.set(name, String(value));
  return readApi(`${source.path}?${query}`, source.schema, { signal });
}

/** How many records have arrived since a list was opened, or refreshed; polls for a single one until there is one. */
function useNewerRecords(watched: Watched): number {
  const { page, address } = watched;
  // Together with its page, so that the count is cleared when the page changes.
  const [found, setFound] = useState({ page, count: 0 });
  // The age of the newest known record; undefined while unknown.
  const newest = useRef<string>(undefined);
  const list = useRef<string>(undefined);
  const holdsNewest = page.page === 1 && address.sort === '-createdAt';

  async function look(signal: AbortSignal): Promise<void> {
    const [first] = await readNewest(watched, 1, signal);
    const latest = first ? orderOf(first) : '';
    newest.current ??= latest;
    if (latest <= newest.current) return setFound({ page, count: 0 });
    const records = await readNewest(watched, mostCounted, signal);
    setFound({ page, count: records.filter((record) => orderOf(record) > (newest.current ?? '')).length });
  }
  usePolling(look);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was read
  useEffect(() => {
    const leaving = new AbortController();
    const [first] = page.items;
    const query = String(queryOf(watched));
    if (holdsNewest) newest.current = first ? orderOf(first) : '';
    // Another page, or a reload, still belongs to the opened list.
    else if (query !== list.current) newest.current = undefined;
    list.current = query;
    if (!holdsNewest) look(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [page]);
  return found.page === page ? found.count : 0;
}

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
  const { count, isWord } = useNewerRecords({ source, page, address });
  const { revalidate } = useRevalidator();
  const isEmpty = page.total === 0;
  useEffect(() => {
    // An empty list is reloaded at once.
    if (count > 0 && isEmpty) void revalidate();
  }, [count, isEmpty, revalidate]);

  function show(): void {
    const newestFirst = isWord ? '-wordAt' : '-createdAt';
    if (page.page === 1 && address.sort === newestFirst) void revalidate();
    else address.setSort(newestFirst);
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

/** Identifies and orders records by age; `wordAt` is when its sender last added something that waits. */
export type DatedRecord = { _id: string; createdAt?: string; wordAt?: string | null };
/** The source of newer records: the list's own, and whether something may be added to its records. */
export type NewerSource = Pick<ListSource<DatedRecord>, 'path' | 'filters' | 'schema'> & { hasWords?: boolean };

// A reply has up to 100; more are not counted.
const mostCounted = 100;

// Ids begin with the time: they break ties within a millisecond.
const writeOrder = ({ createdAt = '', wordAt, _id }: DatedRecord): string => `${wordAt ?? createdAt} ${_id}`;

type Watched = { source: NewerSource; page: ListPage<DatedRecord>; address: Pick<ListAddress, 'search' | 'sort'> };

/** The polled query, without the page. */
const writeQuery = ({ source, address }: Watched): URLSearchParams =>
  listQuery(new URLSearchParams(address.search), source.filters);

/** The newest matching records, newest first. */
function readNewest(watched: Watched, limit: number, signal: AbortSignal): Promise<DatedRecord[]> {
  const { source } = watched;
  const query = writeQuery(watched);
  const sort = source.hasWords ? '-wordAt' : '-createdAt';
  for (const [name, value] of Object.entries({ sort, page: 1, limit })) query.set(name, String(value));
  return readApi(`${source.path}?${query}`, source.schema, { signal });
}

/** How many there are, and whether any of them is a word about an older record. */
type Newer = { count: number; isWord: boolean };
const nothingNewer: Newer = { count: 0, isWord: false };

/** What has arrived since a list was opened, or refreshed; polls for a single record until there is one. */
function useNewerRecords(watched: Watched): Newer {
  const { page, address, source } = watched;
  // Together with its page, so that the count is cleared when the page changes.
  const [found, setFound] = useState({ page, ...nothingNewer });
  // The age of the newest known record; undefined while unknown.
  const newest = useRef<string>(undefined);
  const list = useRef<string>(undefined);
  const isNewestFirst = address.sort === '-createdAt' || (source.hasWords && address.sort === '-wordAt');
  const holdsNewest = page.page === 1 && isNewestFirst;

  async function look(signal: AbortSignal): Promise<void> {
    const [first] = await readNewest(watched, 1, signal);
    const latest = first ? writeOrder(first) : '';
    newest.current ??= latest;
    if (latest <= newest.current) return setFound({ page, ...nothingNewer });
    const records = await readNewest(watched, mostCounted, signal);
    const newer = records.filter((record) => writeOrder(record) > (newest.current ?? ''));
    setFound({ page, count: newer.length, isWord: newer.some(({ wordAt }) => wordAt) });
  }
  usePolling(look);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was read
  useEffect(() => {
    const leaving = new AbortController();
    const query = String(writeQuery(watched));
    // A waiting word that is newer than all that is shown counts as new: nobody sees it here.
    if (holdsNewest) newest.current = page.items.map(writeOrder).sort().at(-1) ?? '';
    // Another page, or a reload, still belongs to the opened list.
    else if (query !== list.current) newest.current = undefined;
    list.current = query;
    if (!holdsNewest) look(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [page]);
  return found.page === page ? found : nothingNewer;
}

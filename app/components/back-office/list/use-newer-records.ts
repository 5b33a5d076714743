import { useEffect, useRef, useState } from 'react';
import { readApi } from '../api-client.ts';
import { useRegularLook } from '../use-regular-look.ts';
import { type ListPage, type ListSource, listQuery } from './read-list.ts';
import type { ListAddress } from './use-list-address.ts';

/** What tells records that came later from those that were there. */
export type DatedRecord = { _id: string; createdAt?: string };
/** Where newer records of a list come from: its own source. */
export type NewerSource = Pick<ListSource<DatedRecord>, 'path' | 'filters' | 'schema'>;

// One answer holds 100; more are not counted.
const mostCounted = 100;

// Ids begin with the time, too: they settle what came within one millisecond.
const orderOf = ({ createdAt = '', _id }: DatedRecord): string => `${createdAt} ${_id}`;

type Watched = { source: NewerSource; page: ListPage<DatedRecord>; address: Pick<ListAddress, 'search' | 'sort'> };

/** What is asked of the list that is watched; the same on each of its pages. */
const queryOf = ({ source, address }: Watched): URLSearchParams =>
  listQuery(new URLSearchParams(address.search), source.filters);

/** The newest records that a list with this search and these filters holds, newest first. */
function readNewest(watched: Watched, limit: number, signal: AbortSignal): Promise<DatedRecord[]> {
  const { source } = watched;
  const query = queryOf(watched);
  for (const [name, value] of Object.entries({ sort: '-createdAt', page: 1, limit })) query.set(name, String(value));
  return readApi(`${source.path}?${query}`, source.schema, { signal });
}

/** How many records have come since a list was opened, or since its newest ones were shown; asks for one at a time until there is one. */
export function useNewerRecords(watched: Watched): number {
  const { page, address } = watched;
  // With its page, so that the number goes in the same moment as the page that it was about.
  const [found, setFound] = useState({ page, count: 0 });
  // The order of the newest record that was there; undefined while that is not known.
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
  useRegularLook(look);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was read
  useEffect(() => {
    const leaving = new AbortController();
    const [first] = page.items;
    const query = String(queryOf(watched));
    if (holdsNewest) newest.current = first ? orderOf(first) : '';
    // Another page, or the same one read again, still belongs to the list that was opened.
    else if (query !== list.current) newest.current = undefined;
    list.current = query;
    if (!holdsNewest) look(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [page]);
  return found.page === page ? found.count : 0;
}

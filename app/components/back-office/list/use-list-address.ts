import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListSource, namesOf } from './read-list.ts';

type ListAddressOptions = {
  /** The default order, for example `-createdAt`. */
  order: string;
  /** The filters that the list knows, as in its `ListSource`. */
  filters?: ListSource<never>['filters'];
};

/** Search, order, page and filters of a list, stored in the address, with setters. */
export type ListAddress = {
  q: string;
  /** A field, or `-field` for descending. */
  sort: string;
  /** The list part of the address; it changes with the list. */
  search: string;
  /** Whether another list has been requested and is loading. */
  isPending: boolean;
  /** Whether a search or a filter is active. */
  isNarrowed: boolean;
  /** The value of a filter; '' when unset. */
  filter: (name: string) => string;
  /** Replaces the history entry, so that Back does not step through letters. */
  setQuery: (q: string) => void;
  setSort: (sort: string) => void;
  setPage: (page: number) => void;
  /** '' removes a filter. */
  setFilters: (values: Record<string, string>) => void;
  /** Clears search, filters and order. */
  clear: () => void;
};

/** The new address; every change returns to the first page. */
function addressAfter(search: string, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : '';
}

/** Reads and changes the list part of the address. The screen's `clientLoader` follows with `readList`. */
export function useListAddress({ order, filters }: ListAddressOptions): ListAddress {
  const narrowing = ['q', ...namesOf(filters)];
  const { search } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(search);
  useEffect(() => setAsked(search), [search]);
  const shown = new URLSearchParams(search);
  const read = (name: string) => shown.get(name) ?? '';

  function go(target: string, replace = false): void {
    if (target === asked) return;
    setAsked(target);
    void navigate({ search: target }, { replace, preventScrollReset: true, state: { staysOnScreen: true } });
  }
  const change = (changes: Record<string, string>, replace = false) => go(addressAfter(asked, changes), replace);

  return {
    q: read('q'),
    sort: read('sort') || order,
    search,
    isPending: asked !== search,
    isNarrowed: narrowing.some((name) => read(name) !== ''),
    filter: read,
    setQuery: (q) => change({ q }, true),
    setSort: (sort) => change({ sort: sort === order ? '' : sort }),
    setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
    setFilters: (values) => change(values),
    clear: () => change(Object.fromEntries(['sort', ...narrowing].map((name) => [name, '']))),
  };
}

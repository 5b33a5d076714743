import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type ListAddressOptions = {
  /** The order without `?sort=`, for example `-createdAt`. */
  order: string;
  /** The filters that the list knows, as in its `ListSource`. */
  filters?: readonly string[];
};

/** Search, order, page and filters of a list, which live in the address of the screen, and how they change. */
export type ListAddress = {
  q: string;
  /** A field, or `-field` for descending. */
  sort: string;
  /** The address's own part; another one means another list. */
  search: string;
  /** Whether another list was asked for and is not there yet. */
  isPending: boolean;
  /** Whether a search or a filter keeps records out. */
  isNarrowed: boolean;
  /** The value of a filter; '' where it is not set. */
  filter: (name: string) => string;
  /** Replaces the history entry: nobody goes back letter by letter. */
  setQuery: (q: string) => void;
  setSort: (sort: string) => void;
  setPage: (page: number) => void;
  /** '' takes a filter away. */
  setFilters: (values: Record<string, string>) => void;
  /** Takes search, filters and order away. */
  clear: () => void;
};

/** The address after some of it changed; whatever changes, the list begins at its first page again. */
function addressAfter(search: string, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : '';
}

/** Reads and changes the part of the address that says what a list shows. The screen's `clientLoader` follows with `readList`. */
export function useListAddress({ order, filters = [] }: ListAddressOptions): ListAddress {
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
    isNarrowed: ['q', ...filters].some((name) => read(name) !== ''),
    filter: read,
    setQuery: (q) => change({ q }, true),
    setSort: (sort) => change({ sort: sort === order ? '' : sort }),
    setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
    setFilters: (values) => change(values),
    clear: () => change(Object.fromEntries(['q', 'sort', ...filters].map((name) => [name, '']))),
  };
}

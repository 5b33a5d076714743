import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filterNames, type ListSource, listQuery } from './read-list.ts';

type ListAddressOptions = {
  /** The default order, for example `-createdAt`. */
  order: string;
  /** The filters that the list knows, as in its `ListSource`. */
  filters?: ListSource<never>['filters'];
};

/** The query parameter with the name of one's own view. */
export const viewParameter = 'view';

/** Search, order, page and filters of a list, stored in the address, with setters. */
export type ListAddress = ReturnType<typeof useListAddress>;

/** The query with some values changed, '' removes one; every change returns to the first page. */
export function addressAfter(search: string, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : '';
}

/** Reads and changes the list part of the address. The screen's `clientLoader` follows with `readList`. */
export function useListAddress({ order, filters }: ListAddressOptions) {
  const narrowing = ['q', ...filterNames(filters)];
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
    /** A field, or `-field` for descending. */
    sort: read('sort') || order,
    /** The list part of the address; it changes with the list. */
    search,
    /** Whether another list has been requested and is loading. */
    isPending: asked !== search,
    /** Whether a search or a filter is active. */
    isNarrowed: narrowing.some((name) => read(name) !== ''),
    /** The value of a filter; '' when unset. */
    filter: read,
    /** Replaces the history entry, so that Back does not step through letters. */
    setQuery: (q: string) => change({ q }, true),
    setSort: (sort: string) => change({ sort: sort === order ? '' : sort }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : '' }),
    /** '' removes a filter. */
    setFilters: (values: Record<string, string>) => change(values),
    /** Words, order and filters alone, as in the address. */
    listed: listQuery(shown, filters).toString(),
    /** Shows a view: what `listed` was, and its name. */
    show: (listed: string, view: string) => go(addressAfter(listed, { [viewParameter]: view })),
    /** Clears search, filters and order. */
    clear: () => change(Object.fromEntries(['sort', ...narrowing].map((name) => [name, '']))),
  };
}

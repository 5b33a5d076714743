import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi, readApi } from '#app/office/components/api-client.ts';
import { toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { m } from '#messages';
import { type ListView, listViewAnswer, type StoredListView } from '#shared/accounts/list-view.ts';
import { arrayOf } from '#shared/answer-parts.ts';
import { type ListAddress, viewParameter } from './use-list-address.ts';

/** How one sees a list: columns that one chose, and what one kept under a name. */
export type ListViews = ReturnType<typeof useListViews>;

/**
 * One's own views of the list at this address, which the server keeps. Until they are read, and where they cannot be,
 * the list is as everybody has it.
 */
export function useListViews(address: Pick<ListAddress, 'filter' | 'listed' | 'show'>) {
  const list = useLocation().pathname.split('/').at(-1) ?? '';
  const [views, setViews] = useState<readonly StoredListView[]>([]);
  // One after the other: the last choice is the one that stays.
  const changes = useRef(Promise.resolve());
  const read = (signal?: AbortSignal) =>
    readApi(`/list-views?${new URLSearchParams({ list })}`, arrayOf(listViewAnswer), signal ? { signal } : {}).then(
      setViews,
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    const leaving = new AbortController();
    setViews([]);
    void read(leaving.signal);
    return () => leaving.abort();
  }, [list]);

  const viewNamed = (wanted: string) => views.find(({ name }) => name === wanted);
  const current = viewNamed(address.filter(viewParameter)) ?? viewNamed('');
  const shown = { hidden: current?.hidden ?? [], isWhole: current?.isWhole ?? false };
  const name = current?.name ?? '';

  async function keep(view: ListView): Promise<void> {
    await callApi('/list-views', { method: 'PUT', body: view });
    await read();
  }

  return {
    ...shown,
    /** The name of the view that is shown; '' for the usual one. */
    name,
    /** Those with a name. */
    named: views.filter((view) => view.name !== ''),

    /** Shows a view; without one the list as it opens. */
    open: (view?: StoredListView): void => address.show(view?.search ?? '', view?.name ?? ''),

    /** Changes columns of the view that is shown, at once and for good. */
    choose(change: Partial<typeof shown>): void {
      const chosen = { list, name, search: current?.search ?? '', ...shown, ...change };
      setViews([...views.filter((view) => view.name !== name), { _id: current?._id ?? '', ...chosen }]);
      changes.current = changes.current
        .then(() => callApi('/list-views', { method: 'PUT', body: chosen }))
        .then(
          () => undefined,
          () => {
            toastFailure(m.list_views_error());
            return read();
          },
        );
    },

    /** Keeps what is shown under a name. @throws ApiError when the server refuses it */
    async save(wanted: string): Promise<void> {
      await keep({ list, name: wanted, search: address.listed, ...shown });
      address.show(address.listed, wanted);
      toastSuccess(m.list_view_kept());
    },

    /** Removes the view that is shown, and shows the usual one. */
    async remove(): Promise<void> {
      try {
        await callApi(`/list-views/${current?._id}`, { method: 'DELETE' });
        address.show('', '');
        toastSuccess(m.list_view_removed());
      } catch {
        toastFailure(m.list_views_error());
      }
      await read();
    },
  };
}

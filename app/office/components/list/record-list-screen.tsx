import { Button, Loader } from '@mantine/core';
import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Failure, Outcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { DismissibleAlert } from '#app/office/components/dismissible-alert.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { m } from '#messages';
import { ListContent, type ListLook } from './list-content.tsx';
import { FilterSelect, type SourceFilter } from './list-filter.tsx';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ColumnsMenu, ViewsMenu } from './list-view-menus.tsx';
import type { DatedRecord } from './newer-records.tsx';
import type { ListPage } from './read-list.ts';
import styles from './record-list.module.css';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import { useListViews } from './use-list-views.ts';

type ListData<Row> = {
  /** From the screen's `clientLoader`: `readList(request, source)`. */
  outcome: Promise<Outcome<ListPage<Row>>>;
  /** Replaces the spinner and the error where the specification has its own. */
  loading?: ReactNode;
  failed?: (message: string) => ReactNode;
};

type RecordListProps<Row extends DatedRecord> = ListLook<Row> &
  ListData<Row> & {
    /** Filters and tools beside the search. */
    toolbar: ReactNode;
  };

/**
 * The list component: search, order, filters, paging, selection, and the loading, empty, no-match and error states (on
 * errors the last rows stay below the message).
 */
export function RecordList<Row extends DatedRecord>(props: RecordListProps<Row>) {
  const { outcome, toolbar, loading, failed, columns, ...given } = props;
  const views = useListViews(given.address);
  const chosen = columns.filter(({ key }, place) => place === 0 || !views.hidden.includes(key));
  const rest = { ...given, columns: given.cards ? columns : chosen, isWhole: views.isWhole };
  const { search, isPending } = rest.address;
  const last = useRef<{ search: string; page: ListPage<Row> }>(undefined);
  const remember = useCallback(
    (page: ListPage<Row>) => {
      last.current = { search, page };
    },
    [search],
  );

  function withLastSeen(message: string) {
    const page = last.current?.search === search ? last.current.page : undefined;
    return (
      <>
        {failed ? failed(message) : <ListFailure message={message} />}
        {page && <ListContent {...rest} page={page} />}
      </>
    );
  }

  return (
    <div className={`stack gap-2 ${styles.list}`} aria-busy={isPending}>
      <ListToolbar address={rest.address} columns={columns} hasHeadings={!rest.cards}>
        {toolbar}
        {!rest.cards && <ColumnsMenu views={views} columns={columns} />}
        <ViewsMenu views={views} />
      </ListToolbar>
      <AwaitData
        outcome={outcome}
        loading={
          loading ?? (
            <div className={styles.empty}>
              <Loader role="status" aria-label={m.admin_loading()} />
            </div>
          )
        }
        failed={withLastSeen}
      >
        {(page) => <ListContent {...rest} page={page} onShown={remember} />}
      </AwaitData>
    </div>
  );
}

/** A dismissible error of loading a list, with Retry. */
function ListFailure({ message }: { message: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
  const { revalidate } = useRevalidator();
  const retry = (
    <Button variant="default" size="sm" onClick={() => revalidate()}>
      {m.retry()}
    </Button>
  );
  if (isDismissed) return <div>{retry}</div>;
  return (
    <DismissibleAlert message={message} onDismiss={() => setIsDismissed(true)}>
      {retry}
    </DismissibleAlert>
  );
}

type RecordListScreenProps<Row extends DatedRecord> = ListScreenProps &
  Omit<ListLook<Row>, 'address' | 'label'> &
  ListData<Row> & {
    /** The list part of what `readList` reads, with the default order; a filter that is only named is drawn by `tools`. */
    source: { order: string; filters?: readonly (string | SourceFilter)[] };
    /** Further filters and tools of the toolbar. */
    tools?: (address: ListAddress) => ReactNode;
    /** Above the list. */
    notice?: ReactNode;
    failure?: Failure | undefined;
  };

/**
 * A management screen of one list: its title, the error of its actions, search, filters and rows.
 *
 * A screen reads the list with `readList` in its `clientLoader` and passes the same source, with its columns and
 * actions; after a change it revalidates, which reloads the list. `office/screens/redirect-management.tsx` is the shortest
 * example.
 */
export function RecordListScreen<Row extends DatedRecord>(props: RecordListScreenProps<Row>) {
  const { title, subtitle, actions, children, source, tools, notice, failure, ...list } = props;
  const address = useListAddress(source);
  const filters = source.filters?.filter((filter) => typeof filter === 'object') ?? [];
  return (
    <ListScreen title={title} subtitle={subtitle} actions={actions}>
      {notice}
      {failure && <ErrorLine {...failure} />}
      <RecordList
        {...list}
        address={address}
        label={title}
        toolbar={
          <>
            {filters.map(({ name, label, all, choices, draw }) => (
              <Fragment key={name}>
                {draw?.(address) ?? (
                  <FilterSelect {...{ address, name }} label={label()} all={all()} choices={choices()} />
                )}
              </Fragment>
            ))}
            {tools?.(address)}
          </>
        }
      />
      {children}
    </ListScreen>
  );
}

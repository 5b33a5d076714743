import { Button, Loader } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages';
import { AwaitData } from '../await-data.tsx';
import { DismissibleAlert } from '../dismissible-alert.tsx';
import { ListContent } from './list-content.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListPage } from './read-list.ts';
import styles from './record-list.module.css';
import type { RecordListProps } from './record-list-props.ts';
import type { DatedRecord } from './use-newer-records.ts';

/**
 * The list component: search, order, filters, paging, selection, and the loading, empty, no-match and error states (on
 * errors the last rows stay below the message).
 *
 * A screen reads the list with `readList` in its `clientLoader` and passes its source to `RecordListScreen`, with its
 * columns and actions; after a change it revalidates, which reloads the list. `routes/admin/redirect-management.tsx` is
 * the shortest example.
 */
export function RecordList<Row extends DatedRecord>(props: RecordListProps<Row>) {
  const { outcome, toolbar, loading, failed, ...rest } = props;
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
    <div className={styles.list} aria-busy={isPending}>
      <ListToolbar address={rest.address} columns={rest.columns} hasHeadings={!rest.cards}>
        {toolbar}
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

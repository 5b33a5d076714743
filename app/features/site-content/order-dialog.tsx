import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { callApi, readApi } from '#app/components/back-office/api-client.ts';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { type Failure, failureOf } from '#app/components/back-office/failure.ts';
import { Loaded } from '#app/components/back-office/loaded.tsx';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { useFocusBack } from '#app/components/back-office/record/use-focus-back.ts';
import { moved, SortableList } from '#app/components/back-office/sortable/sortable-list.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import { localise } from '#shared/content.ts';
import styles from './order-dialog.module.css';
import { RecordTitle } from './record-title.tsx';
import type { SiteContentKind, SiteRecord } from './site-content-kind.ts';

type OrderProps<Content extends SiteRecord> = {
  kind: Pick<SiteContentKind<Content>, 'path' | 'answer' | 'titleOf' | 'words'>;
  /** Called with whether a new order was saved. */
  onClose: (isSaved: boolean) => void;
};

function OrderForm<Content extends SiteRecord>({
  kind,
  records,
  onClose,
}: OrderProps<Content> & { records: Content[] }) {
  const [order, setOrder] = useState(records);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const titleOf = (record: Content) => kind.titleOf(localise(record, currentLanguage()));

  async function save(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await callApi(`${kind.path}/order`, { method: 'PUT', body: { ids: order.map(({ _id }) => _id) } });
    } catch (error) {
      setIsBusy(false);
      return setFailure(failureOf(error, m.admin_order_error()));
    }
    toastSuccess(m.order_saved());
    onClose(true);
  }

  return (
    <div className={styles.form}>
      {failure && <ErrorLine {...failure} />}
      <p className={styles.help}>{m.admin_order_help()}</p>
      <SortableList
        items={order}
        keyOf={({ _id }) => _id}
        nameOf={titleOf}
        onMove={(from, to) => setOrder(moved(order, from, to))}
        className={styles.entries}
        itemClassName={styles.entry}
      >
        {(record, place, controls) => (
          <>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.title}>
              <RecordTitle kind={kind} record={record} />
            </span>
            {controls}
          </>
        )}
      </SortableList>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => onClose(false)}>
          {m.admin_cancel()}
        </Button>
        <Button loading={isBusy} onClick={save}>
          {m.admin_save()}
        </Button>
      </div>
    </div>
  );
}

/** Puts all records of a kind in the order in which visitors read them. */
export function OrderDialog<Content extends SiteRecord>({ kind, onClose }: OrderProps<Content>) {
  const read = () => outcomeOf(readApi(kind.path, arrayOf(kind.answer)), kind.words.fetchError());
  const [records, setRecords] = useState(read);
  useFocusBack();
  return (
    <Modal opened onClose={() => onClose(false)} size="lg" title={m.admin_order_title()} returnFocus={false}>
      <Loaded
        outcome={records}
        loading={<p role="status">{m.admin_loading()}</p>}
        failed={(message) => <ErrorLine message={message} onRetry={() => setRecords(read())} />}
      >
        {(loaded) => <OrderForm kind={kind} records={loaded} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
}

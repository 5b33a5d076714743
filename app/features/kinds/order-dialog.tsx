import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { callApi, readApi } from '#app/components/back-office/api-client.ts';
import { AwaitData } from '#app/components/back-office/await-data.tsx';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { type Failure, failureOf } from '#app/components/back-office/failure.ts';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { useRestoredFocus } from '#app/components/back-office/record/use-restored-focus.ts';
import { moved, SortableList } from '#app/components/back-office/sortable/sortable-list.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import { answerOf } from '#shared/kinds/answer-schema.ts';
import { type AnyKindForm, entryOfForm, type KindRecord } from './kind-form.ts';
import styles from './order-dialog.module.css';
import { RecordTitle, titleOf } from './record-title.tsx';

type OrderProps = {
  form: AnyKindForm;
  /** Called with whether a new order was saved. */
  onClose: (isSaved: boolean) => void;
};

function OrderForm({ form, records, onClose }: OrderProps & { records: KindRecord[] }) {
  const [order, setOrder] = useState(records);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await callApi(`${entryOfForm(form).path}/order`, { method: 'PUT', body: { ids: order.map(({ _id }) => _id) } });
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
        nameOf={(record) => titleOf(form, record)}
        onMove={(from, to) => setOrder(moved(order, from, to))}
        className={styles.entries}
        itemClassName={styles.entry}
      >
        {(record, place, controls) => (
          <>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.title}>
              <RecordTitle form={form} record={record} />
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
export function OrderDialog({ form, onClose }: OrderProps) {
  const kind = entryOfForm(form);
  const read = () => outcomeOf(readApi(kind.path, arrayOf(answerOf(kind))), form.words.fetchError());
  const [records, setRecords] = useState(read);
  useRestoredFocus();
  return (
    <Modal opened onClose={() => onClose(false)} size="lg" title={m.admin_order_title()} returnFocus={false}>
      <AwaitData
        outcome={records}
        loading={<p role="status">{m.admin_loading()}</p>}
        failed={(message) => <ErrorLine message={message} onRetry={() => setRecords(read())} />}
      >
        {(loaded) => <OrderForm form={form} records={loaded} onClose={onClose} />}
      </AwaitData>
    </Modal>
  );
}

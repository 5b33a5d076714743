import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, readApi } from '#app/office/components/api-client.ts';
import { ReadData } from '#app/office/components/await-data.tsx';
import { Dialog } from '#app/office/components/dialog.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { moved, SortableList } from '#app/office/components/sortable/sortable-list.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import { buildAnswerSchema } from '#shared/kinds/answer-schema.ts';
import { formWords } from './form-words.ts';
import { type AnyKindForm, entryOfForm, type KindRecord } from './kind-form.ts';
import styles from './order-dialog.module.css';
import { RecordTitle, recordTitle } from './record-title.tsx';

type OrderProps = {
  form: AnyKindForm;
  onClose: () => void;
};

function OrderForm({ form, records, onClose }: OrderProps & { records: KindRecord[] }) {
  const [order, setOrder] = useState(records);
  const { failure, isBusy, act } = useActions();
  async function save(): Promise<void> {
    const ids = order.map(({ _id }) => _id);
    const isSaved = await act({
      call: () => callApi(`${entryOfForm(form).path}/order`, { method: 'PUT', body: { ids } }),
      done: m.order_saved(),
      failed: m.admin_order_error(),
    });
    if (isSaved) onClose();
  }

  return (
    <div className="stack gap-4">
      {failure && <ErrorLine {...failure} />}
      <p className="small muted">{m.admin_order_help()}</p>
      <SortableList
        items={order}
        keyOf={({ _id }) => _id}
        nameOf={(record) => recordTitle(form, record)}
        onMove={(from, to) => setOrder(moved(order, from, to))}
        className="stack gap-2"
        itemClassName={`box ${styles.entry}`}
      >
        {(record, place, controls) => (
          <>
            <span className={styles.place}>{place + 1}</span>
            <span className="grows">
              <RecordTitle form={form} record={record} />
            </span>
            {controls}
          </>
        )}
      </SortableList>
      <div className="sticky-buttons">
        <Button variant="default" onClick={onClose}>
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
  return (
    <Dialog onClose={onClose} size="lg" title={m.admin_order_title()}>
      <ReadData
        read={() => readApi(kind.path, arrayOf(buildAnswerSchema(kind)))}
        fallback={formWords(form).fetchError()}
        loading={<p role="status">{m.admin_loading()}</p>}
      >
        {(loaded) => <OrderForm form={form} records={loaded} onClose={onClose} />}
      </ReadData>
    </Dialog>
  );
}

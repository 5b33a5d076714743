import { Button } from '@mantine/core';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Outcome } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { type ListPage, readList } from '#app/office/components/list/read-list.ts';
import { useAddressedId } from '#app/office/components/list/use-addressed-record.ts';
import { EditedRecord } from '#app/office/components/record/edited-record.tsx';
import type { ReadRecord } from '#app/office/components/record/read-record.ts';
import { useRecordChanges } from '#app/office/components/record/use-record-changes.ts';
import { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import { lazyPart, withImportTimeout } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import { buildAnswerSchema } from '#shared/kinds/answer-schema.ts';
import { formWords } from './form-words.ts';
import { type AnyKindForm, entryOfForm, type KindRecord, listSourceFilters } from './kind-form.ts';
import { KindList } from './kind-list.tsx';
import { recordTitle } from './record-title.tsx';

// Dialogs are loaded on demand, so that lists load faster.
const OrderDialog = lazyPart(() => import('./order-dialog.tsx'), 'OrderDialog');
const WaitingDialog = lazyPart(() => import('#app/office/components/record/record-dialog.tsx'), 'WaitingDialog');

/** The dialog and its fields, loaded together. */
const lazyDialog = ({ loadFieldset }: AnyKindForm) =>
  lazy(async () => {
    const loading = Promise.all([import('./kind-dialog.tsx'), loadFieldset?.()]);
    const [{ KindDialog }, fieldset] = await withImportTimeout(loading);
    type Props = Omit<ComponentProps<typeof KindDialog>, 'fieldset'>;
    return { default: (props: Props) => <KindDialog {...props} fieldset={fieldset} /> };
  });

type Records = Promise<Outcome<ListPage<KindRecord>>>;

type OpenDialog = { edits?: string } | 'order' | null;

/** The screen of one kind: its list, its form and its order. */
export function KindManagement({ form, records }: { form: AnyKindForm; records: Records }) {
  const words = formWords(form);
  const kind = entryOfForm(form);
  const { failure, clearFailure, tellFailure, save, remove } = useRecordChanges({ path: kind.path, words });
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [KindDialog] = useState(() => lazyDialog(form));
  const close = () => setDialog(null);

  function open(next: OpenDialog): void {
    clearFailure();
    setDialog(next);
  }

  const edit = (read?: ReadRecord<KindRecord>) => (
    <KindDialog
      form={form}
      record={read?.record}
      failure={failure}
      onSave={(body, sending) => save(read && { _id: read.record._id, etag: read.etag }, body, sending)}
      onClose={close}
    />
  );
  const edited = dialog && dialog !== 'order' ? dialog : undefined;
  useAddressedId((id) => open({ edits: id }));
  return (
    <KindList
      form={form}
      records={records}
      tellFailure={tellFailure}
      acts={{
        onEdit: ({ _id }) => open({ edits: _id }),
        onDelete: (record) => remove(record, recordTitle(form, record)),
      }}
      actions={
        <>
          {kind.order === 'position' && (
            <Button variant="default" onClick={() => open('order')}>
              {m.admin_order_change()}
            </Button>
          )}
          <Button data-shortcut="new" onClick={() => open({})}>
            {words.add()}
          </Button>
        </>
      }
      // Above cards also while the dialog shows the same message, as specified.
      notice={failure && (form.cards || !edited) && <ErrorLine {...failure} isQuiet={Boolean(edited)} />}
    >
      {edited && !edited.edits && <Suspense>{edit()}</Suspense>}
      {edited?.edits && (
        <EditedRecord<KindRecord>
          schema={buildAnswerSchema(kind)}
          path={`${kind.path}/${encodeURIComponent(edited.edits)}`}
          failed={words.readError()}
          frame={(content) => (
            <Suspense>
              <WaitingDialog title={words.edit()} onClose={close}>
                {content}
              </WaitingDialog>
            </Suspense>
          )}
        >
          {edit}
        </EditedRecord>
      )}
      <Suspense>{dialog === 'order' && <OrderDialog form={form} onClose={close} />}</Suspense>
    </KindList>
  );
}

/** The title, the loader and the screen of a kind's route module. */
export function kindRoute(form: AnyKindForm) {
  const kind = entryOfForm(form);
  const source = {
    path: form.listPath ?? kind.path,
    schema: arrayOf(buildAnswerSchema(kind)),
    filters: listSourceFilters(form),
    failed: formWords(form).fetchError,
  };
  return {
    handle: { title: kindLabels[form.name].menu },
    clientLoader: ({ request }: { request: Request }): { records: Records } => ({ records: readList(request, source) }),
    // biome-ignore lint/correctness/noComponentHookFactories: called once, by the route module
    Screen: ({ loaderData }: { loaderData: { records: Records } }) => (
      <KindManagement form={form} records={loaderData.records} />
    ),
  };
}

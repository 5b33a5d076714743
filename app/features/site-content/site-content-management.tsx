import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { useAddressedId } from '#app/components/back-office/list/use-addressed-record.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { EditedRecord } from '#app/components/back-office/record/edited-record.tsx';
import type { ReadRecord } from '#app/components/back-office/record/read-record.ts';
import { useRecordChanges } from '#app/components/back-office/record/use-record-changes.ts';
import { inTime } from '#app/components/in-time.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import { OrderDialog } from './order-dialog.tsx';
import type { SiteContentDialog as Dialog } from './site-content-dialog.tsx';
import type { SiteContentKind, SiteRecord } from './site-content-kind.ts';
import { SiteContentList } from './site-content-list.tsx';

// Loaded on demand, so that the list loads faster. `lazy` loses the dialog's type parameter.
const SiteContentDialog = lazy(async () => ({
  default: (await inTime(import('./site-content-dialog.tsx'))).SiteContentDialog,
})) as unknown as typeof Dialog;

type SiteContentManagementProps<Content extends SiteRecord> = {
  kind: SiteContentKind<Content>;
  records: Promise<Outcome<ListPage<Content>>>;
};

type OpenDialog = { edits?: string } | 'order' | null;

/** The screen of one kind of what visitors read: its list, its form and its order. */
export function SiteContentManagement<Content extends SiteRecord>(props: SiteContentManagementProps<Content>) {
  const { kind, records } = props;
  const { path, words } = kind;
  const { failure, clearFailure, tellFailure, save, remove } = useRecordChanges(kind);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { revalidate } = useRevalidator();
  const close = () => setDialog(null);

  function open(next: OpenDialog): void {
    clearFailure();
    setDialog(next);
  }

  function closeOrder(isSaved: boolean): void {
    close();
    if (isSaved) void revalidate();
  }

  const form = (read?: ReadRecord<Content>) => (
    <SiteContentDialog
      kind={kind}
      record={read?.record}
      failure={failure}
      onSave={(body) => save(read && { _id: read.record._id, etag: read.etag }, body)}
      onClose={close}
    />
  );
  const edited = dialog && dialog !== 'order' ? dialog : undefined;
  useAddressedId((id) => open({ edits: id }));
  return (
    <ListScreen
      title={words.heading()}
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
    >
      {failure && !edited && <ErrorLine {...failure} />}
      <SiteContentList
        kind={kind}
        records={records}
        tellFailure={tellFailure}
        onEdit={({ _id }) => open({ edits: _id })}
        onDelete={(record) => remove(record, kind.titleOf(localise(record, currentLanguage())))}
      />
      {edited && !edited.edits && <Suspense>{form()}</Suspense>}
      {edited?.edits && (
        <EditedRecord<Content>
          schema={kind.answer}
          path={`${path}/${encodeURIComponent(edited.edits)}`}
          title={words.edit()}
          failed={words.fetchError()}
          onClose={close}
        >
          {form}
        </EditedRecord>
      )}
      {dialog === 'order' && <OrderDialog kind={kind} onClose={closeOrder} />}
    </ListScreen>
  );
}

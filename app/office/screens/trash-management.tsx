import { Button } from '@mantine/core';
import { callApi } from '#app/office/components/api-client.ts';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { restoreAll } from '#app/office/components/restore-deleted.ts';
import { RowAction } from '#app/office/components/row-action.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { formatDate, formatDateTime } from '#app/ui/i18n/format.ts';
import { entityLabel } from '#app/ui/i18n/kind-labels.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { kindNames } from '#shared/kinds/kinds.ts';
import { type TrashEntry, trashAnswer, trashDays } from '#shared/kinds/trash.ts';
import type { Route } from './+types/trash-management';

export const handle = { title: m.admin_nav_trash };

const kindFilter = {
  name: 'entity',
  label: m.trash_column_kind,
  all: m.trash_all_kinds,
  choices: () => kindNames.map((value) => ({ value, label: entityLabel(value) })),
};

const source = {
  path: '/trash',
  schema: trashAnswer,
  order: '-deletedAt',
  filters: [kindFilter],
  failed: m.trash_error_fetching,
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { entries: readList(request, source) };
}

const titleOf = (entry: TrashEntry): string => localised(entry).title;
const writePath = ({ entity, _id }: TrashEntry): string => `/trash/${entity}/${_id}`;

function columns(): ListColumn<TrashEntry>[] {
  return [
    sortable('title', m.trash_column_title(), (entry) => <bdi>{titleOf(entry)}</bdi>),
    sortable('entity', m.trash_column_kind(), ({ entity }) => entityLabel(entity)),
    whole(sortable('deletedAt', m.trash_column_deleted_at(), ({ deletedAt }) => formatDateTime(deletedAt))),
    sortable('deletedBy', m.trash_column_deleted_by(), ({ deletedBy }) => <bdi>{deletedBy ?? m.history_nobody()}</bdi>),
    whole(sortable('expiresAt', m.trash_column_expires_at(), ({ expiresAt }) => formatDate(expiresAt))),
  ];
}

/** What staff deleted in the last 30 days, to be restored or deleted for good. */
export default function TrashManagement({ loaderData }: Route.ComponentProps) {
  const { failure, act } = useActions();
  const restore = (entry: TrashEntry) =>
    act({
      call: () => callApi(`${writePath(entry)}/restore`, { method: 'POST' }),
      done: m.trash_restored({ title: titleOf(entry) }),
      failed: m.admin_restore_error(),
    });
  /** Shows how many still existed. */
  const restoreChosen = (entries: readonly TrashEntry[]) =>
    act({ call: () => restoreAll(entries), done: ({ message }) => message, failed: m.admin_restore_error() });
  const erase = (entry: TrashEntry) =>
    act({
      ask: {
        title: m.trash_delete_question({ title: titleOf(entry) }),
        text: m.trash_delete_effect(),
        confirmLabel: m.trash_delete(),
      },
      call: () => callApi(writePath(entry), { method: 'DELETE' }),
      done: m.trash_deleted(),
      failed: m.trash_delete_error(),
    });
  return (
    <RecordListScreen
      title={m.admin_nav_trash()}
      subtitle={m.trash_subtitle({ days: trashDays })}
      failure={failure}
      source={source}
      outcome={loaderData.entries}
      columns={columns()}
      nameOf={titleOf}
      empty={m.trash_empty()}
      bulkActions={(chosen, clear) => (
        <Button onClick={() => void restoreChosen(chosen).then(clear)}>{m.trash_restore_chosen()}</Button>
      )}
      rowActions={(entry) => (
        <>
          <RowAction
            icon="restore"
            title={m.trash_restore()}
            label={m.trash_restore_named({ title: titleOf(entry) })}
            onClick={() => restore(entry)}
          />
          <RowAction
            icon="trash"
            title={m.trash_delete()}
            label={m.trash_delete_named({ title: titleOf(entry) })}
            isDanger
            onClick={() => erase(entry)}
          />
        </>
      )}
    />
  );
}

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/office/components/api-client.ts';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { DeleteAction } from '#app/office/components/row-action.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { formatShortDate } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import { type Redirect, readablePath, redirectAnswer } from '#shared/content/redirect.ts';
import type { Route } from './+types/redirect-management';

export const handle = { title: m.admin_nav_redirects };

const source = {
  path: '/redirects',
  schema: arrayOf(redirectAnswer),
  order: 'from',
  failed: m.redirects_error_fetching,
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { redirects: readList(request, source) };
}

const nameOf = ({ from }: Redirect): string => readablePath(from);

/** A path that opens in a new tab. */
function PathLink({ path }: { path: string }) {
  const name = readablePath(path);
  return (
    <a href={path} target="_blank" rel="noopener" title={m.redirects_try({ from: name })} className="breaks">
      <bdi dir="ltr">{name}</bdi>
    </a>
  );
}

function columns(): ListColumn<Redirect>[] {
  return [
    sortable('from', m.redirects_from(), ({ from }) => <PathLink path={from} />),
    sortable('to', m.redirects_to(), ({ to }) => <PathLink path={to} />),
    whole(sortable('createdAt', m.redirects_created(), ({ createdAt }) => formatShortDate(createdAt))),
  ];
}

/** The list of redirects, with adding and deleting. */
export default function RedirectManagement({ loaderData }: Route.ComponentProps) {
  const { failure, act, tellDone } = useActions();
  const [isAdding, setIsAdding] = useState(false);
  const remove = (redirect: Redirect) =>
    act({
      ask: { title: m.redirects_delete_question({ from: nameOf(redirect) }), text: m.redirects_delete_effect() },
      call: () => callApi(`/redirects/${redirect._id}`, { method: 'DELETE' }),
      done: m.redirect_deleted(),
      failed: m.redirects_error_deleting(),
    });
  return (
    <RecordListScreen
      title={m.admin_nav_redirects()}
      subtitle={m.redirects_subtitle()}
      actions={
        <Button data-shortcut="new" onClick={() => setIsAdding(true)}>
          {m.redirects_add()}
        </Button>
      }
      failure={failure}
      source={source}
      outcome={loaderData.redirects}
      columns={columns()}
      nameOf={nameOf}
      empty={m.redirects_empty()}
      rowActions={(redirect) => <DeleteAction name={nameOf(redirect)} onClick={() => remove(redirect)} />}
    >
      {isAdding && <RedirectDialog onAdded={() => tellDone(m.redirects_added())} onClose={() => setIsAdding(false)} />}
    </RecordListScreen>
  );
}

type RedirectDialogProps = { onAdded: () => Promise<void>; onClose: () => void };

/** Creates a redirect; validated by the server. Mounted means open. */
function RedirectDialog({ onAdded, onClose }: RedirectDialogProps) {
  const form = useServerForm({ from: '', to: '' }, m.redirects_error_adding(), async (body) => {
    await callApi('/redirects', { method: 'POST', body });
    onClose();
    await onAdded();
  });
  const input = { dir: 'ltr', required: true, autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={m.redirects_add()}
      form={form}
      submitLabel={m.redirects_add()}
      onClose={onClose}
      closeOnClickOutside={!form.values.from && !form.values.to}
    >
      <TextInput
        {...form.field('from')}
        {...input}
        label={m.redirects_from()}
        description={m.redirects_from_hint()}
        data-autofocus
      />
      <TextInput {...form.field('to')} {...input} label={m.redirects_to()} description={m.redirects_to_hint()} />
    </FormDialog>
  );
}

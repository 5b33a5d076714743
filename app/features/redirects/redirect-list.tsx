import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { type ListColumn, sortable } from '#app/components/back-office/list/list-column.ts';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAction } from '#app/components/back-office/row-action.tsx';
import { useToastedActions } from '#app/components/back-office/use-toasted-actions.ts';
import { formatShortDate } from '#app/i18n/format.ts';
import { m } from '#messages';
import { type Redirect, readablePath } from '#shared/redirect.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import styles from './redirects.module.css';

const nameOf = ({ from }: Redirect): string => readablePath(from);

/** A path that opens in a new tab. */
function PathLink({ path }: { path: string }) {
  const name = readablePath(path);
  return (
    <a href={path} target="_blank" rel="noopener" title={m.redirects_try({ from: name })} className={styles.path}>
      <bdi dir="ltr">{name}</bdi>
    </a>
  );
}

function columns(): ListColumn<Redirect>[] {
  return [
    sortable('from', m.redirects_from(), ({ from }) => <PathLink path={from} />),
    sortable('to', m.redirects_to(), ({ to }) => <PathLink path={to} />),
    sortable('createdAt', m.redirects_created(), ({ createdAt }) => formatShortDate(createdAt)),
  ];
}

/** The list of redirects, with adding and deleting. */
export function RedirectList({ redirects }: { redirects: Promise<Outcome<ListPage<Redirect>>> }) {
  const address = useListAddress({ order: 'from' });
  const { failure, remove, added } = useRedirectChanges();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <ListScreen
      title={m.admin_nav_redirects()}
      subtitle={m.redirects_subtitle()}
      actions={
        <Button data-shortcut="new" onClick={() => setIsAdding(true)}>
          {m.redirects_add()}
        </Button>
      }
    >
      {failure && <ErrorLine {...failure} />}
      <RecordList
        outcome={redirects}
        address={address}
        label={m.admin_nav_redirects()}
        columns={columns()}
        nameOf={nameOf}
        empty={m.redirects_empty()}
        rowActions={(redirect) => (
          <RowAction
            icon="trash"
            title={m.admin_delete()}
            label={m.admin_delete_named({ name: nameOf(redirect) })}
            isDanger
            onClick={() => remove(redirect)}
          />
        )}
      />
      {isAdding && <RedirectDialog onAdded={added} onClose={() => setIsAdding(false)} />}
    </ListScreen>
  );
}

/** Changes of redirects; the list is reloaded after each, and an error stays until the next attempt. */
function useRedirectChanges() {
  const { failure, tryTo } = useToastedActions();

  return {
    failure,

    /** Shows that one was added. */
    added: (): Promise<void> => tryTo(Promise.resolve(), m.redirects_added(), m.redirects_error_adding()),

    /** Confirms first. */
    async remove({ _id, from }: Redirect): Promise<void> {
      const title = m.redirects_delete_question({ from: readablePath(from) });
      if (!(await confirmFirst({ title, text: m.redirects_delete_effect() }))) return;
      const act = callApi(`/redirects/${_id}`, { method: 'DELETE' });
      await tryTo(act, m.redirect_deleted(), m.redirects_error_deleting());
    },
  };
}

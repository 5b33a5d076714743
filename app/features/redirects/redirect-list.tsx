import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { type ListColumn, sortable } from '#app/components/back-office/list/list-column.ts';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAction } from '#app/components/back-office/row-action.tsx';
import { useActions } from '#app/components/back-office/use-actions.ts';
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
      {isAdding && <RedirectDialog onAdded={() => tellDone(m.redirects_added())} onClose={() => setIsAdding(false)} />}
    </ListScreen>
  );
}

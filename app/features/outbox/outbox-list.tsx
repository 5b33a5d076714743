import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import { Chip } from '#app/components/back-office/chip.tsx';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { type ListColumn, sortable } from '#app/components/back-office/list/list-column.ts';
import { ListFilter } from '#app/components/back-office/list/list-filter.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAction } from '#app/components/back-office/row-action.tsx';
import { useActions } from '#app/components/back-office/use-actions.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import { mailStates, type OutboxEntry } from '#shared/outbox.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { errorLabel, isRetryable, kindLabel, mailName, stateColours, stateLabels } from './mail-labels.ts';
import styles from './outbox.module.css';
import { TestMailDialog } from './test-mail-dialog.tsx';

type Opened = { letter: OutboxEntry } | { test: true };

const timeOf = (iso: string | null): string => (iso === null ? '–' : formatDateTime(iso));

function columns(): ListColumn<OutboxEntry>[] {
  return [
    sortable('kind', m.outbox_column_kind(), ({ kind }) => kindLabel(kind)),
    {
      key: 'reference',
      label: m.admin_column_reference(),
      cell: ({ reference }) => (
        <bdi dir="ltr" className={styles.reference}>
          {reference ?? '–'}
        </bdi>
      ),
    },
    sortable('state', m.outbox_column_state(), ({ state }) => (
      <Chip colour={stateColours[state]}>{stateLabels[state]()}</Chip>
    )),
    { key: 'attempts', label: m.outbox_column_attempts(), cell: ({ attempts }) => attempts },
    { key: 'nextAttemptAt', label: m.outbox_column_next(), cell: ({ nextAttemptAt }) => timeOf(nextAttemptAt) },
    { key: 'lastError', label: m.outbox_last_error(), cell: ({ lastError }) => errorLabel(lastError) || '–' },
    sortable('createdAt', m.outbox_column_created(), ({ createdAt }) => timeOf(createdAt)),
  ];
}

type Act = ReturnType<typeof useActions>['act'];
type MailActsProps = { mail: OutboxEntry; act: Act; onOpen: () => void };

function MailActs({ mail, act, onOpen }: MailActsProps) {
  const name = mailName(mail);
  const retry = () =>
    act({
      call: () => callApi(`/outbox/${mail._id}/retry`, { method: 'POST' }),
      done: m.mail_retried(),
      failed: m.outbox_error_retrying(),
    });
  const remove = () =>
    act({
      ask: {
        title: m.outbox_delete_question({ name }),
        text: mail.state === 'sent' ? m.outbox_delete_sent_effect() : m.outbox_delete_effect(),
      },
      call: () => callApi(`/outbox/${mail._id}`, { method: 'DELETE' }),
      done: m.mail_deleted(),
      failed: m.outbox_error_deleting(),
    });
  return (
    <>
      <RowAction icon="view" title={m.outbox_read()} label={m.outbox_read_named({ name })} onClick={onOpen} />
      {isRetryable(mail) && (
        <RowAction icon="status" title={m.outbox_retry()} label={m.outbox_retry_named({ name })} onClick={retry} />
      )}
      <RowAction
        icon="trash"
        title={m.admin_delete()}
        label={m.admin_delete_named({ name })}
        isDanger
        onClick={remove}
      />
    </>
  );
}

type OutboxListProps = {
  mails: Promise<Outcome<ListPage<OutboxEntry>>>;
  /** Shown above the list. */
  notice: ReactNode;
};

/** The outbox: waiting mails with reasons, sent and failed ones. */
export function OutboxList({ mails, notice }: OutboxListProps) {
  const address = useListAddress({ order: '-createdAt', filters: ['state'] });
  const { failure, act } = useActions();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={m.admin_nav_outbox()}
      subtitle={m.outbox_subtitle()}
      actions={<Button onClick={() => setOpened({ test: true })}>{m.outbox_test()}</Button>}
    >
      {notice}
      {failure && <ErrorLine {...failure} />}
      <RecordList
        outcome={mails}
        address={address}
        label={m.admin_nav_outbox()}
        columns={columns()}
        nameOf={mailName}
        empty={m.outbox_empty()}
        toolbar={
          <ListFilter
            address={address}
            name="state"
            label={m.outbox_column_state()}
            all={m.outbox_all_states()}
            choices={mailStates.map((state) => ({ value: state, label: stateLabels[state]() }))}
          />
        }
        rowActions={(mail) => <MailActs mail={mail} act={act} onOpen={() => setOpened({ letter: mail })} />}
      />
      {opened && 'letter' in opened && <LetterDialog mail={opened.letter} onClose={close} />}
      {opened && 'test' in opened && <TestMailDialog onClose={close} />}
    </ListScreen>
  );
}

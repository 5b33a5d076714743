import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi, type Outcome, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData, ReadData } from '#app/office/components/await-data.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import { Dialog } from '#app/office/components/dialog.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { RowMenu } from '#app/office/components/list/row-menu.tsx';
import { DeleteAction, RowAction } from '#app/office/components/row-action.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import {
  errorLabel,
  isRetryable,
  mailKindLabels,
  mailName,
  stateColours,
  stateLabels,
} from '#app/office/outbox/mail-labels.ts';
import styles from '#app/office/outbox/outbox.module.css';
import { Alert } from '#app/ui/alert.tsx';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { arrayOf, doneAnswer } from '#shared/answer-parts.ts';
import { direction } from '#shared/language.ts';
import {
  mailStates,
  type OutboxEntry,
  type OutboxLetter,
  outboxEntryAnswer,
  outboxLetterAnswer,
} from '#shared/leads/outbox.ts';
import { type SiteStatus, siteStatusAnswer } from '#shared/operations/site-status.ts';
import type { Route } from './+types/outbox-management';

export const handle = { title: m.admin_nav_outbox };

const stateFilter = {
  name: 'state',
  label: m.outbox_column_state,
  all: m.outbox_all_states,
  choices: () => [
    { value: 'undelivered', label: m.outbox_undelivered() },
    ...mailStates.map((state) => ({ value: state as string, label: stateLabels[state]() })),
  ],
};

const source = {
  path: '/outbox',
  schema: arrayOf(outboxEntryAnswer),
  order: '-createdAt',
  filters: [stateFilter],
  failed: m.outbox_error_fetching,
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    mails: readList(request, source),
    status: toOutcome(readApi('/status', siteStatusAnswer), m.outbox_error_fetching()),
  };
}

type Opened = { letter: OutboxEntry } | { test: true };

/** A time that is over is none of a next attempt: mail waits for a server. */
const nextTimeOf = (iso: string | null): string => timeOf(iso && Date.parse(iso) > Date.now() ? iso : null);

const timeOf = (iso: string | null): string => (iso === null ? '–' : formatDateTime(iso));

function columns(): ListColumn<OutboxEntry>[] {
  return [
    sortable('kind', m.outbox_column_kind(), ({ kind }) => mailKindLabels[kind]()),
    {
      key: 'reference',
      label: m.admin_column_reference(),
      cell: ({ reference }) => (
        <bdi dir="ltr" className={styles.reference}>
          {reference ?? '–'}
        </bdi>
      ),
    },
    whole(
      sortable('state', m.outbox_column_state(), ({ state }) => (
        <Chip colour={stateColours[state]}>{stateLabels[state]()}</Chip>
      )),
    ),
    { key: 'attempts', label: m.outbox_column_attempts(), isWhole: true, cell: ({ attempts }) => attempts },
    {
      key: 'nextAttemptAt',
      label: m.outbox_column_next(),
      isWhole: true,
      cell: ({ nextAttemptAt }) => nextTimeOf(nextAttemptAt),
    },
    { key: 'lastError', label: m.outbox_last_error(), cell: ({ lastError }) => errorLabel(lastError) || '–' },
    whole(sortable('createdAt', m.outbox_column_created(), ({ createdAt }) => timeOf(createdAt))),
  ];
}

type Act = ReturnType<typeof useActions>['act'];
type MailActsProps = { mail: OutboxEntry; act: Act; onOpen: () => void };

function MailActs({ mail, act, onOpen }: MailActsProps) {
  const name = mailName(mail);
  const retry = () =>
    act({
      call: () => readApi(`/outbox/${mail._id}/retry`, doneAnswer, { method: 'POST' }),
      done: ({ message }) => message || m.mail_retried(),
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
      <RowMenu name={name}>
        {isRetryable(mail) && (
          <RowAction icon="status" title={m.outbox_retry()} label={m.outbox_retry_named({ name })} onClick={retry} />
        )}
        <DeleteAction name={name} onClick={remove} />
      </RowMenu>
    </>
  );
}

/** What the list is about, or that no mail server is configured; an unreadable status is ignored. */
function Subtitle({ status }: { status: Promise<Outcome<SiteStatus>> }) {
  return (
    <AwaitData outcome={status} loading={m.outbox_subtitle()} failed={m.outbox_subtitle}>
      {({ mail }) => (mail.isSetUp ? m.outbox_subtitle() : <strong>{m.outbox_not_set_up()}</strong>)}
    </AwaitData>
  );
}

/** The outbox: waiting mails with reasons, sent and failed ones. */
export default function OutboxManagement({ loaderData: { mails, status } }: Route.ComponentProps) {
  const { failure, act } = useActions();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <RecordListScreen
      title={m.admin_nav_outbox()}
      subtitle={<Subtitle status={status} />}
      actions={
        <>
          <Button component={Link} to="/admin/system/mail" variant="default">
            {m.system_mail()}
          </Button>
          <Button onClick={() => setOpened({ test: true })}>{m.outbox_test()}</Button>
        </>
      }
      failure={failure}
      source={source}
      outcome={mails}
      columns={columns()}
      nameOf={mailName}
      empty={m.outbox_empty()}
      rowActions={(mail) => <MailActs mail={mail} act={act} onOpen={() => setOpened({ letter: mail })} />}
    >
      {opened && 'letter' in opened && <LetterDialog mail={opened.letter} onClose={close} />}
      {opened && 'test' in opened && <TestMailDialog onClose={close} />}
    </RecordListScreen>
  );
}

/** Sends a test mail to one's own address. Mounted means open. */
function TestMailDialog({ onClose }: { onClose: () => void }) {
  const form = useServerForm({ to: '' }, m.outbox_test_error(), async (body) => {
    await callApi('/outbox/test', { method: 'POST', body });
    toastSuccess(m.mail_test_sent());
    onClose();
  });
  return (
    <FormDialog title={m.outbox_test()} form={form} submitLabel={m.outbox_test_send()} onClose={onClose}>
      <TextInput
        {...form.field('to')}
        type="email"
        dir="ltr"
        label={m.outbox_test_to()}
        description={m.outbox_test_hint()}
        required
        data-autofocus
        autoComplete="email"
      />
    </FormDialog>
  );
}

function sayLetter({ text, kind }: OutboxLetter): string {
  if (text !== null) return text;
  return kind === 'recovery' || kind === 'invitation' ? m.outbox_secret() : m.outbox_gone();
}

function LetterFacts({ letter }: { letter: OutboxLetter }) {
  const isolated = (value: string, dir?: 'ltr' | 'auto') => <bdi dir={dir}>{value}</bdi>;
  const lastError = errorLabel(letter.lastError);
  const facts = [
    letter.to && { label: m.outbox_to(), value: isolated(letter.to, 'ltr') },
    letter.subject && { label: m.outbox_subject(), value: isolated(letter.subject, 'auto') },
    lastError && { label: m.outbox_last_error(), value: isolated(lastError) },
  ];
  return (
    <>
      <FactList facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
      <p className={styles.text} lang={letter.language} dir={direction(letter.language)}>
        {sayLetter(letter)}
      </p>
    </>
  );
}

/** A mail's content. Mounted means open. */
function LetterDialog({ mail, onClose }: { mail: OutboxEntry; onClose: () => void }) {
  useTabName(mailName(mail));
  return (
    <Dialog onClose={onClose} size="lg" title={mailName(mail)}>
      <ReadData
        read={(signal) => readApi(`/outbox/${mail._id}`, outboxLetterAnswer, { signal })}
        fallback={m.outbox_error_reading()}
        failed={(message) => <Alert kind="danger" title={message} isAnnounced />}
      >
        {(letter) => <LetterFacts letter={letter} />}
      </ReadData>
    </Dialog>
  );
}

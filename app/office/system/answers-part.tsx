import { Button, Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi, readApi } from '#app/office/components/api-client.ts';
import { CodeInput } from '#app/office/components/code-input.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { DashboardPanel } from '#app/office/dashboard/dashboard-panel.tsx';
import { errorLabel } from '#app/office/outbox/mail-labels.ts';
import { Alert } from '#app/ui/alert.tsx';
import { formatDateTime, formatSpan } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import {
  type AnswersChange,
  type AnswersState,
  answersStateAnswer,
  type SiteSettings,
} from '#shared/operations/site-settings.ts';
import { MailServerFields, serverFacts } from './mail-settings-form.tsx';
import { SettingsForm, useSettingsForm } from './settings-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import styles from './system.module.css';

const lookEveryMilliseconds = 2_000;

export const readAnswers = (): Promise<AnswersState> => readApi('/system/answers', answersStateAnswer);

/** `sender` is the address of our own letters, which answers go to where none is set. */
type AnswersSettingsProps = { answers: SiteSettings['answers']; sender: string };

/** Whether answers by e-mail come in, from where, and a letter that shows it. */
export function AnswersPart({ state, ...settings }: AnswersSettingsProps & { state: AnswersState }) {
  const latest = useLatest(state);
  const { answers } = settings;
  return (
    <>
      <AnswersSettings {...settings} />
      {answers.host !== '' && <Trial {...latest} />}
    </>
  );
}

const isWaiting = ({ trial }: AnswersState): boolean => trial !== null && trial.cameBackAt === null && !trial.isLost;

/** The state, read again while a test letter is under way. */
function useLatest(state: AnswersState): AnswersState {
  const [latest, setLatest] = useState(state);
  useEffect(() => setLatest(state), [state]);
  const waits = isWaiting(latest);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void readAnswers().then(setLatest, () => {}), lookEveryMilliseconds);
    return () => clearInterval(timer);
  }, [waits]);
  return latest;
}

function AnswersSettings({ answers, sender }: AnswersSettingsProps) {
  const { host, port, folder, replyTo, becomesLead, fixed } = answers;
  const place = host ? <Isolate>{`${host}:${port}/${folder}`}</Isolate> : m.system_none();
  return (
    <SettingsPanel
      part="answers"
      title={m.answers_title()}
      state={answers}
      settings={[
        { label: m.answers_server(), name: 'IMAP_URL', value: place },
        ...(host ? serverFacts(answers) : []),
        {
          label: m.setting_reply_to(),
          name: 'MAIL_REPLY_TO',
          value: <Isolate>{replyTo || sender}</Isolate>,
        },
        {
          label: m.answers_unmatched(),
          name: 'MAIL_UNMATCHED',
          value: becomesLead ? m.answers_unmatched_lead() : m.answers_unmatched_leave(),
        },
      ]}
      changeLabel={fixed.includes('IMAP_URL') && fixed.includes('MAIL_REPLY_TO') ? undefined : m.answers_change()}
      form={(close) => <AnswersForm answers={answers} close={close} />}
    />
  );
}

/** Changes how answers come in; the mailbox is tried before it is saved. */
function AnswersForm({ answers, close }: { answers: SiteSettings['answers']; close: () => void }) {
  const { host, port, encryption, isVerified, user, folder, replyTo, becomesLead, fixed } = answers;
  const server = { host, port, encryption, isVerified, user, password: '' };
  const initial: AnswersChange = { ...server, folder, replyTo, becomesLead };
  const form = useSettingsForm('answers', initial, close);
  return (
    <SettingsForm form={form} close={close}>
      {!fixed.includes('IMAP_URL') && (
        <>
          <MailServerFields
            form={form}
            hasPassword={answers.hasPassword}
            usualPorts={{ tls: 993, others: 143 }}
            host={{ label: m.answers_host(), description: m.answers_host_hint() }}
            portHint={m.answers_port_hint()}
          />
          <CodeInput {...form.field('folder')} label={m.answers_folder()} description={m.answers_folder_hint()} />
        </>
      )}
      {!fixed.includes('MAIL_REPLY_TO') && (
        <CodeInput {...form.field('replyTo')} label={m.setting_reply_to()} description={m.setting_reply_to_hint()} />
      )}
      {!fixed.includes('MAIL_UNMATCHED') && (
        <Checkbox
          label={m.answers_unmatched_choice()}
          checked={form.values.becomesLead}
          onChange={({ currentTarget }) => form.change({ becomesLead: currentTarget.checked })}
        />
      )}
    </SettingsForm>
  );
}

const reasonWords = (reason: NonNullable<AnswersState['failing']>['reason']): string =>
  reason === 'folder' ? m.answers_error_folder() : errorLabel(reason);

function Trial({ failing, trial }: AnswersState) {
  const { failure, isBusy, act } = useActions();
  const send = () =>
    act({
      call: () => callApi('/system/answers/trial', { method: 'POST' }),
      done: m.answers_trial_sent(),
      failed: m.answers_trial_failed(),
    });
  return (
    <DashboardPanel title={m.answers_trial_title()}>
      {failing && (
        <Alert
          kind="danger"
          title={m.answers_failing({ since: formatDateTime(failing.since), reason: reasonWords(failing.reason) })}
        />
      )}
      <p>{m.answers_trial_why()}</p>
      {failure && <ErrorLine {...failure} />}
      <p className={styles.acts}>
        <Button variant="default" size="xs" loading={isBusy} onClick={() => void send()}>
          {m.answers_trial()}
        </Button>
      </p>
      <p role="status" className={trial?.isLost ? styles.bad : undefined}>
        {trial && sayOutcome(trial)}
      </p>
    </DashboardPanel>
  );
}

function sayOutcome({ address, sentAt, cameBackAt, isLost }: NonNullable<AnswersState['trial']>): string {
  const sent = { address, time: formatDateTime(sentAt) };
  if (isLost) return m.answers_trial_lost(sent);
  if (cameBackAt === null) return m.answers_trial_waiting(sent);
  const seconds = Math.max(1, Math.round((Date.parse(cameBackAt) - Date.parse(sentAt)) / 1_000));
  return m.answers_trial_back({ ...sent, span: formatSpan(seconds) });
}

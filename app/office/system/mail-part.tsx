import { Link, useRevalidator } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { Chip } from '#app/office/components/chip.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import type { ListColumn } from '#app/office/components/list/list-column.ts';
import { DashboardPanel } from '#app/office/dashboard/dashboard-panel.tsx';
import { TestLetter } from '#app/office/dashboard/first-day/test-letter.tsx';
import { errorLabel, mailName, stateColours, stateLabels } from '#app/office/outbox/mail-labels.ts';
import { Alert } from '#app/ui/alert.tsx';
import { formatAge, formatDateTime, formatNumber } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import {
  type MailDelivery,
  type MailDomainState,
  type MailError,
  mailDeliveryAnswer,
  mailDomainAnswer,
  type OutboxEntry,
  serverErrors,
} from '#shared/leads/outbox.ts';
import { type AnswersState, type SiteSettings, siteSettingsAnswer } from '#shared/operations/site-settings.ts';
import { AnswersPart, readAnswers } from './answers-part.tsx';
import { MailSettingsForm, serverFacts } from './mail-settings-form.tsx';
import { PlainTable } from './plain-table.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import styles from './system.module.css';

export const readSenderTrust = (): Promise<MailDomainState> => readApi('/outbox/domain', mailDomainAnswer);

export type Mail = { mail: MailDelivery; settings: SiteSettings; answers: AnswersState };

export async function readMail(): Promise<Mail> {
  const [mail, settings, answers] = await Promise.all([
    readApi('/outbox/delivery', mailDeliveryAnswer),
    readApi('/system/settings', siteSettingsAnswer),
    readAnswers(),
  ]);
  return { mail, settings, answers };
}

/** Whether mail goes out, how, and what did not. */
export function MailPart({ mail, settings, answers }: Mail) {
  const { revalidate } = useRevalidator();
  const isSetUp = settings.mail.host !== '';
  return (
    <div className={styles.stack}>
      <Verdict mail={mail} isSetUp={isSetUp} />
      <MailSettings from={mail.from} mail={settings.mail} />
      {isSetUp && (
        <DashboardPanel title={m.outbox_test()}>
          <TestLetter mail={{ isSetUp, email: mail.email }} onSent={() => void revalidate()} />
        </DashboardPanel>
      )}
      <AnswersPart answers={settings.answers} sender={mail.from} state={answers} />
      <Queue mail={mail} />
    </div>
  );
}

/** The reason of a mail that was written after the last one that went out, if it concerns all mail. */
const presentError = ({ failures, lastSentAt }: MailDelivery): MailError | undefined =>
  serverErrors.find((error) =>
    failures.some(({ lastError, createdAt }) => lastError === error && createdAt > (lastSentAt ?? '')),
  );

function Verdict({ mail, isSetUp }: { mail: MailDelivery; isSetUp: boolean }) {
  const { failingSince, lastSentAt } = mail;
  const error = presentError(mail);
  if (!isSetUp) return <Alert kind="danger" title={m.system_mail_off()} />;
  if (failingSince)
    return <Alert kind="danger" title={m.system_mail_failing({ since: formatDateTime(failingSince) })} />;
  if (error) return <Alert kind="danger" title={m.system_mail_trying({ reason: errorLabel(error) })} />;
  return (
    <Alert
      kind="info"
      title={lastSentAt ? m.system_mail_fine({ time: formatDateTime(lastSentAt) }) : m.system_mail_unproven()}
    />
  );
}

function MailSettings({ from, mail }: { from: string; mail: SiteSettings['mail'] }) {
  const place = mail.host ? <Isolate>{`${mail.host}:${mail.port}`}</Isolate> : m.system_none();
  return (
    <SettingsPanel
      part="mail"
      state={mail}
      settings={[
        { label: m.system_mail_server(), name: 'SMTP_URL', value: place },
        ...(mail.host ? serverFacts(mail) : []),
        { label: m.system_mail_from(), name: 'MAIL_FROM', value: <Isolate>{from}</Isolate> },
      ]}
      changeLabel={mail.fixed.length < 2 ? m.setting_change_mail() : undefined}
      form={(close) => <MailSettingsForm mail={mail} close={close} />}
    />
  );
}

const spfWords: Record<MailDomainState['spf'], () => string> = {
  named: m.mail_domain_spf_named,
  missing: m.mail_domain_spf_missing,
  several: m.mail_domain_spf_several,
  open: m.mail_domain_spf_open,
};

/** What receivers of mail find out about the sender, in a sentence each. */
export function SenderTrust({ domain, isKnown, receives, spf, dkim, hasPolicy }: MailDomainState) {
  const judged = (isGood: boolean, words: string) => <span className={isGood ? undefined : styles.bad}>{words}</span>;
  const facts = [
    { label: m.mail_domain_mx(), value: judged(receives, receives ? m.mail_domain_mx_yes() : m.mail_domain_mx_no()) },
    { label: 'SPF', value: judged(spf === 'named', spfWords[spf]()) },
    { label: 'DKIM', value: dkim === 'found' ? m.mail_domain_dkim_found() : m.mail_domain_dkim_unseen() },
    {
      label: 'DMARC',
      value: judged(hasPolicy, hasPolicy ? m.mail_domain_dmarc_yes() : m.mail_domain_dmarc_no({ domain })),
    },
  ];
  return (
    <DashboardPanel title={m.mail_domain()}>
      <p className="muted">{isKnown ? m.mail_domain_of({ domain }) : m.mail_domain_silent({ domain })}</p>
      {isKnown && <FactList facts={facts} />}
    </DashboardPanel>
  );
}

const columns = (): ListColumn<OutboxEntry>[] => [
  { key: 'kind', label: m.outbox_column_kind(), cell: (mail) => <bdi>{mailName(mail)}</bdi> },
  {
    key: 'state',
    label: m.outbox_column_state(),
    cell: ({ state }) => <Chip colour={stateColours[state]}>{stateLabels[state]()}</Chip>,
  },
  { key: 'error', label: m.outbox_last_error(), cell: ({ lastError }) => errorLabel(lastError) },
  { key: 'attempts', label: m.outbox_column_attempts(), cell: ({ attempts }) => formatNumber(attempts) },
  { key: 'created', label: m.outbox_column_created(), cell: ({ createdAt }) => formatDateTime(createdAt) },
];

function weekWords({ sent, failed }: MailDelivery['week']): string {
  if (sent + failed === 0) return m.mail_week_none();
  const share = formatNumber(Math.round((1000 * failed) / (sent + failed)) / 10);
  return m.mail_week_outcome({ sent: formatNumber(sent), failed: formatNumber(failed), share });
}

function Queue({ mail: { waiting, oldestAt, lost, week, failures } }: { mail: MailDelivery }) {
  const age = oldestAt && ` · ${m.system_mail_oldest({ age: formatAge(oldestAt) })}`;
  return (
    <DashboardPanel title={m.system_mail_queue()}>
      <FactList
        facts={[
          { label: m.system_mail_waiting(), value: `${formatNumber(waiting)}${age ?? ''}` },
          { label: m.system_mail_lost(), value: formatNumber(lost) },
          { label: m.mail_week(), value: weekWords(week) },
        ]}
      />
      {failures.length > 0 && (
        <PlainTable label={m.system_mail_failures()} columns={columns()} rows={failures} nameOf={mailName} />
      )}
      <p>
        <Link to="/admin/outbox">{m.admin_mail_failing_link()}</Link>
      </p>
    </DashboardPanel>
  );
}

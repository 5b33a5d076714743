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
  type MailError,
  mailDeliveryAnswer,
  type OutboxEntry,
  serverErrors,
} from '#shared/leads/outbox.ts';
import { PlainTable } from './plain-table.tsx';
import { SettingValue } from './setting-value.tsx';
import styles from './system.module.css';

export const readMail = (): Promise<MailDelivery> => readApi('/outbox/delivery', mailDeliveryAnswer);

const encryptionWords = {
  required: m.system_mail_tls_required,
  offered: m.system_mail_tls_offered,
  off: m.system_off,
};

/** Whether mail goes out, how, and what did not. */
export function MailPart(mail: MailDelivery) {
  const { revalidate } = useRevalidator();
  const { server, email } = mail;
  return (
    <div className={styles.stack}>
      <Verdict mail={mail} />
      <MailSettings mail={mail} />
      {server && (
        <DashboardPanel title={m.outbox_test()}>
          <TestLetter mail={{ isSetUp: true, email }} onSent={() => void revalidate()} />
        </DashboardPanel>
      )}
      <Queue mail={mail} />
    </div>
  );
}

/** The reason of a mail that was written after the last one that went out, if it concerns all mail. */
const presentError = ({ failures, lastSentAt }: MailDelivery): MailError | undefined =>
  serverErrors.find((error) =>
    failures.some(({ lastError, createdAt }) => lastError === error && createdAt > (lastSentAt ?? '')),
  );

function Verdict({ mail }: { mail: MailDelivery }) {
  const { server, failingSince, lastSentAt } = mail;
  const error = presentError(mail);
  if (!server) return <Alert kind="danger" title={m.system_mail_off()} />;
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

function MailSettings({ mail: { server, from, given } }: { mail: MailDelivery }) {
  const withSource = (name: string, value: string, isIsolated = false) => (
    <SettingValue name={name} given={given}>
      {isIsolated ? <Isolate>{value}</Isolate> : value}
    </SettingValue>
  );
  const facts = server && [
    { label: m.system_mail_encryption(), value: encryptionWords[server.encryption]() },
    {
      label: m.system_mail_certificate(),
      value: server.isVerified ? m.system_mail_checked() : m.system_mail_unchecked(),
    },
    { label: m.system_mail_sign_in(), value: server.signsIn ? m.system_yes() : m.system_no() },
  ];
  return (
    <DashboardPanel title={m.system_settings()}>
      <FactList
        facts={[
          {
            label: m.system_mail_server(),
            value: withSource('SMTP_URL', server ? `${server.host}:${server.port}` : m.system_none(), server !== null),
          },
          ...(facts ?? []),
          { label: m.system_mail_from(), value: withSource('MAIL_FROM', from, true) },
        ]}
      />
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

function Queue({ mail: { waiting, oldestAt, lost, failures } }: { mail: MailDelivery }) {
  const age = oldestAt && ` · ${m.system_mail_oldest({ age: formatAge(oldestAt) })}`;
  return (
    <DashboardPanel title={m.system_mail_queue()}>
      <FactList
        facts={[
          { label: m.system_mail_waiting(), value: `${formatNumber(waiting)}${age ?? ''}` },
          { label: m.system_mail_lost(), value: formatNumber(lost) },
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

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { backupsOff } from '#app/office/dashboard/backup-panel.tsx';
import { m } from '#messages';
import type { ExampleContact, FirstDay, FirstDayItem } from '#shared/content/first-day.ts';
import type { BackupState } from '#shared/operations/site-status.ts';
import styles from './first-day.module.css';
import { type OpenAccountDialog, OwnPassword } from './own-password.tsx';
import { TestLetter } from './test-letter.tsx';

type Step = { title: string; content: ReactNode };
type Handlers = { accountDialog: OpenAccountDialog; onChanged: () => void };

const contactLabels: Record<ExampleContact, () => string> = {
  phone: m.admin_company_phone,
  whatsapp: m.admin_company_whatsapp,
  email: m.admin_company_email,
  departments: m.first_day_departments,
};

const backupWords: Record<BackupState, (backup: FirstDay['backup']) => string> = {
  off: backupsOff,
  waiting: m.first_day_backup_waiting,
  fresh: m.first_day_backup_waiting,
  retrying: m.first_day_backup_waiting,
  failed: m.first_day_backup_failed,
  late: m.first_day_backup_failed,
  unreachable: m.first_day_backup_failed,
};

/** The words and acts of each step; a done one shows its title alone. */
export function describeSteps(firstDay: FirstDay, { accountDialog, onChanged }: Handlers): Record<FirstDayItem, Step> {
  const { examples, mail, backup } = firstDay;
  return {
    password: {
      title: m.first_day_password(),
      content: (
        <>
          <p>{m.first_day_password_why()}</p>
          <OwnPassword accountDialog={accountDialog} onChanged={onChanged} />
        </>
      ),
    },
    company: {
      title: m.first_day_company(),
      content: (
        <>
          <p>{m.first_day_company_why()}</p>
          <ul className={styles.examples}>
            {examples.map((contact) => (
              <li key={contact}>{contactLabels[contact]()}</li>
            ))}
          </ul>
          <Action to="/admin/company?tab=contacts">{m.first_day_company_open()}</Action>
        </>
      ),
    },
    mail: { title: m.first_day_mail(), content: <TestLetter mail={mail} onSent={onChanged} /> },
    backup: { title: m.first_day_backup(), content: <p>{backupWords[backup.state](backup)}</p> },
    demo: { title: m.first_day_demo(), content: <DemoDecision /> },
    administrator: {
      title: m.first_day_administrator(),
      content: (
        <>
          <p>{m.first_day_administrator_why()}</p>
          <Action to="/admin/users">{m.first_day_administrator_open()}</Action>
        </>
      ),
    },
  };
}

function Action({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="wrap gap-2">
      <Button component={Link} to={to} variant="default" size="xs">
        {children}
      </Button>
    </p>
  );
}

/** Removing is done where the records are listed; keeping is a decision that is stored. */
function DemoDecision() {
  const { failure, isBusy, act } = useActions();
  const keep = () =>
    act({
      call: () => callApi('/first-day/demo-content', { method: 'PUT', body: { isKept: true } }),
      done: m.first_day_demo_kept(),
      failed: m.first_day_error(),
    });
  return (
    <>
      <p>{m.first_day_demo_why()}</p>
      {failure && <ErrorLine {...failure} />}
      <p className="wrap gap-2">
        <Button component={Link} to="/admin/demo-content" variant="default" size="xs">
          {m.first_day_demo_open()}
        </Button>
        <Button variant="default" size="xs" loading={isBusy} onClick={() => void keep()}>
          {m.first_day_demo_keep()}
        </Button>
      </p>
    </>
  );
}

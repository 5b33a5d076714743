import type { ReactNode } from 'react';
import { formatAge, formatDateTime, formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { BackupStatus } from '#shared/operations/backup.ts';
import type { BackupState, JournalCondition } from '#shared/operations/site-status.ts';
import styles from './backup-panel.module.css';
import { DashboardPanel } from './dashboard-panel.tsx';

/** Why no backups are made, and who can change it. */
export const backupsOff = ({ fixed }: Pick<BackupStatus, 'fixed'>): string =>
  fixed.includes('BACKUP_EVERY') ? m.admin_backup_off_fixed() : m.admin_backup_off();

const sentences: Record<BackupState, (status: BackupStatus) => string> = {
  off: backupsOff,
  waiting: m.admin_backup_waiting,
  fresh: m.admin_backup_fresh,
  retrying: m.admin_backup_retrying,
  failed: m.admin_backup_failed,
  late: m.admin_backup_late,
  unreachable: m.admin_backup_unreachable,
};

const journalSentences: Record<JournalCondition, () => string> = {
  off: m.admin_journal_off,
  waiting: m.admin_journal_waiting,
  current: m.admin_journal_current,
  late: m.admin_journal_late,
};

function Reason({ text }: { text: string }) {
  return (
    <p className={styles.reason}>
      <Isolate>{text}</Isolate>
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const never = m.admin_backup_never;

/** The state of backups and of the last test restore; red when action is needed. */
export function BackupPanel({ status }: { status: BackupStatus }) {
  const { state, last, lastPassedAt, lastProvenAt, isEncrypted, isOnSameDisk, fixed, journal } = status;
  return (
    <DashboardPanel title={m.admin_backup_title()}>
      <p className={`${styles.state} ${styles[state]}`}>{sentences[state](status)}</p>
      {last?.outcome === 'failed' && last.reason && <Reason text={last.reason} />}
      {isOnSameDisk && state !== 'off' && (
        <p className={`${styles.state} ${styles.waiting}`}>
          {fixed.includes('BACKUP_TO') ? m.admin_backup_same_disk_fixed() : m.admin_backup_same_disk()}
        </p>
      )}
      {(last || state !== 'off') && (
        <dl className={styles.facts}>
          <Fact label={m.admin_backup_last_good()}>{lastPassedAt ? formatDateTime(lastPassedAt) : never()}</Fact>
          <Fact label={m.admin_backup_drill()}>{lastProvenAt ? formatAge(lastProvenAt) : never()}</Fact>
          {isEncrypted !== null && (
            <Fact label={m.admin_backup_encryption()}>
              {isEncrypted ? m.admin_backup_encrypted() : m.admin_backup_not_encrypted()}
            </Fact>
          )}
          {last?.archive && (
            <Fact label={m.admin_backup_archive()}>
              <Isolate>{`${last.archive} · ${formatFileSize(last.bytes ?? 0)}`}</Isolate>
            </Fact>
          )}
        </dl>
      )}
      <p className={`${styles.state} ${styles[journal.state]}`}>{journalSentences[journal.state]()}</p>
      {journal.error && <Reason text={journal.error} />}
      {journal.state !== 'off' && (
        <dl className={styles.facts}>
          <Fact label={m.admin_journal_newest()}>{journal.newestAt ? formatAge(journal.newestAt) : never()}</Fact>
        </dl>
      )}
    </DashboardPanel>
  );
}

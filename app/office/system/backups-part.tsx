import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import type { ListColumn } from '#app/office/components/list/list-column.ts';
import { RowAction } from '#app/office/components/row-action.tsx';
import { fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { BackupPanel } from '#app/office/dashboard/backup-panel.tsx';
import { DashboardPanel } from '#app/office/dashboard/dashboard-panel.tsx';
import { formatAge, formatDateTime, formatFileSize, formatNumber } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { doneAnswer } from '#shared/answer-parts.ts';
import {
  type BackupPlace,
  type BackupStatus,
  backupPlaceAnswer,
  backupStatusAnswer,
  type StoredBackup,
} from '#shared/operations/backup.ts';
import { type SiteSettings, siteSettingsAnswer } from '#shared/operations/site-settings.ts';
import { BackupSettingsForm, everyWords } from './backup-settings-form.tsx';
import { PlainTable } from './plain-table.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import styles from './system.module.css';

export type Backups = { status: BackupStatus; place: BackupPlace; settings: SiteSettings };

export async function readBackups(): Promise<Backups> {
  const [status, place, settings] = await Promise.all([
    readApi('/backups', backupStatusAnswer),
    readApi('/backups/archives', backupPlaceAnswer),
    readApi('/system/settings', siteSettingsAnswer),
  ]);
  return { status, place, settings };
}

const lookEveryMilliseconds = 2_000;

/** Reads again and again while something is under way, so that its outcome appears. */
export function useOutcome(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), lookEveryMilliseconds);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

/** The state of the backups, the archives that are there, with what can be done with them, and the settings. */
export function BackupsPart({ status, place, settings }: Backups) {
  const { failure, isBusy, act } = useActions();
  useOutcome(place.underWay !== null);
  const begin = (path: string, failed: string) =>
    act({
      call: () => readApi(path, doneAnswer, { method: 'POST' }),
      done: ({ message }) => message,
      failed,
    });
  const download = ({ _id: name }: StoredBackup) =>
    act({
      call: async () => saveFile(await fetchFile(`/backups/archives/${name}`, name)),
      failed: m.system_download_failed(),
    });
  return (
    <div className={styles.stack}>
      <BackupPanel status={status} />
      <DashboardPanel title={m.system_archives()}>
        {failure && <ErrorLine {...failure} />}
        <div className={styles.acts}>
          <Button
            loading={isBusy}
            disabled={place.underWay !== null}
            onClick={() => void begin('/backups', m.system_backup_now_failed())}
          >
            {m.system_backup_now()}
          </Button>
          <div role="status">
            <Outcome place={place} />
          </div>
        </div>
        <Archives
          place={place}
          onTest={({ _id }) => void begin(`/backups/archives/${_id}/test`, m.system_test_now_failed())}
          onDownload={(archive) => void download(archive)}
        />
      </DashboardPanel>
      <BackupSettings backups={settings.backups} />
    </div>
  );
}

function BackupSettings({ backups }: { backups: SiteSettings['backups'] }) {
  const { to, every, keep, hasKey, fixed } = backups;
  const settings = [
    { label: m.system_backup_to(), name: 'BACKUP_TO', value: <Isolate>{to}</Isolate> },
    { label: m.system_backup_every(), name: 'BACKUP_EVERY', value: everyWords(every) },
    { label: m.system_backup_keep(), name: 'BACKUP_KEEP', value: formatNumber(keep) },
    {
      label: m.admin_backup_encryption(),
      name: 'BACKUP_KEY',
      value: hasKey ? m.admin_backup_encrypted() : m.admin_backup_not_encrypted(),
    },
  ];
  return (
    <SettingsPanel
      part="backups"
      state={backups}
      settings={settings}
      changeLabel={settings.every(({ name }) => fixed.includes(name)) ? undefined : m.setting_change_backups()}
      form={(close) => <BackupSettingsForm backups={backups} close={close} />}
    />
  );
}

/** What is under way, or how what was asked for last ended. */
function Outcome({ place: { underWay, lastAsked } }: { place: BackupPlace }) {
  if (underWay) {
    const words = underWay.isTest ? m.system_testing : m.system_making;
    return words({ time: formatDateTime(underWay.since) });
  }
  if (!lastAsked) return null;
  const { isTest, startedAt, archive, fault } = lastAsked;
  const good = isTest ? m.system_tested : m.system_made;
  const bad = isTest ? m.system_tested_failed : m.system_made_failed;
  return (
    <>
      <p className={fault === null ? undefined : styles.bad}>
        {(fault === null ? good : bad)({ time: formatDateTime(startedAt) })} {archive && <Isolate>{archive}</Isolate>}
      </p>
      {fault !== null && (
        <p className={styles.bad}>
          <Isolate>{fault}</Isolate>
        </p>
      )}
    </>
  );
}

const columns: () => ListColumn<StoredBackup>[] = () => [
  { key: 'archive', label: m.admin_backup_archive(), cell: ({ _id }) => <Isolate>{_id}</Isolate> },
  {
    key: 'made',
    label: m.system_column_made(),
    cell: ({ madeAt }) => `${formatDateTime(madeAt)} · ${formatAge(madeAt)}`,
  },
  { key: 'size', label: m.system_column_size(), cell: ({ bytes }) => <Isolate>{formatFileSize(bytes)}</Isolate> },
  {
    key: 'encryption',
    label: m.admin_backup_encryption(),
    cell: ({ isEncrypted }) => (isEncrypted ? m.admin_backup_encrypted() : m.admin_backup_not_encrypted()),
  },
  {
    key: 'test',
    label: m.system_column_test(),
    cell: ({ provenAt, fault }) => {
      if (fault !== null)
        return (
          <span className={styles.bad}>
            {m.system_test_failed()} <Isolate>{fault}</Isolate>
          </span>
        );
      return provenAt ? formatAge(provenAt) : m.admin_backup_never();
    },
  },
];

type ArchivesProps = {
  place: BackupPlace;
  onTest: (archive: StoredBackup) => void;
  onDownload: (archive: StoredBackup) => void;
};

function Archives({ place: { archives, underWay }, onTest, onDownload }: ArchivesProps) {
  if (!archives) return <ErrorLine message={m.admin_backup_unreachable()} />;
  if (archives.length === 0) return <p className="muted">{m.system_archives_none()}</p>;
  return (
    <>
      <p className="muted">{m.system_archives_private()}</p>
      <PlainTable
        label={m.system_archives()}
        columns={columns()}
        rows={archives}
        nameOf={({ _id }) => _id}
        rowActions={(archive) => (
          <>
            {!underWay && (
              <RowAction
                icon="status"
                title={m.system_test_now()}
                label={m.system_test_now_named({ name: archive._id })}
                onClick={() => onTest(archive)}
              />
            )}
            <RowAction
              icon="download"
              title={m.system_download()}
              label={m.system_download_named({ name: archive._id })}
              onClick={() => onDownload(archive)}
            />
          </>
        )}
      />
    </>
  );
}

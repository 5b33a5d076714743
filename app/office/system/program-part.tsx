import { Button, Checkbox, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, readApi } from '#app/office/components/api-client.ts';
import { Chip } from '#app/office/components/chip.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import type { ListColumn } from '#app/office/components/list/list-column.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { DashboardPanel } from '#app/office/dashboard/dashboard-panel.tsx';
import { formatAge, formatDateTime, formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { StatusPart } from '#shared/operations/site-status.ts';
import {
  type LogLine,
  type Notice,
  noticeAnswer,
  noticeLimit,
  type StorageName,
  type SystemLog,
  type SystemState,
  systemLogAnswer,
  systemStateAnswer,
} from '#shared/operations/system.ts';
import { type UpdateState, updateStateAnswer } from '#shared/operations/updates.ts';
import { PlainTable } from './plain-table.tsx';
import styles from './system.module.css';
import { UpdateFault } from './update-fault.tsx';
import { UpdatesPanel } from './updates-panel.tsx';

export type Program = { state: SystemState; log: SystemLog; notice: Notice; updates: UpdateState };

export async function readProgram(): Promise<Program> {
  const [state, log, notice, updates] = await Promise.all([
    readApi('/system', systemStateAnswer),
    readApi('/system/log', systemLogAnswer),
    readApi('/system/notice', noticeAnswer),
    readApi('/system/updates', updateStateAnswer),
  ]);
  return { state, log, notice, updates };
}

/** The program, its update and its parts, what takes room, the newest lines of the log, and the notice above the public pages. */
export function ProgramPart({ state, log, notice, updates }: Program) {
  return (
    <div className={styles.stack}>
      <Version state={state} />
      <UpdatesPanel updates={updates} />
      <Parts parts={state.parts} />
      <Storage state={state} />
      <Log log={log} />
      <NoticeForm notice={notice} />
    </div>
  );
}

const texts = [
  ['en', m.system_notice_english, 'ltr'],
  ['ar', m.system_notice_arabic, 'rtl'],
] as const;

function NoticeForm({ notice }: { notice: Notice }) {
  const { revalidate } = useRevalidator();
  const form = useServerForm(notice, m.system_notice_failed(), async (body) => {
    await callApi('/system/notice', { method: 'PUT', body });
    toastSuccess(m.system_notice_saved());
    await revalidate();
  });
  return (
    <DashboardPanel title={m.system_notice()}>
      <p className="muted">{m.system_notice_hint()}</p>
      <form ref={form.element} className={styles.stack} noValidate onSubmit={form.submit}>
        {form.failure && <ErrorLine {...form.failure} />}
        <Switch
          label={m.system_notice_on()}
          checked={form.values.isOn}
          onChange={({ currentTarget }) => form.change({ isOn: currentTarget.checked })}
        />
        {texts.map(([language, label, direction]) => (
          <Textarea
            key={language}
            {...form.field(language)}
            label={label()}
            lang={language}
            dir={direction}
            maxLength={noticeLimit}
            autosize
            minRows={2}
          />
        ))}
        <div className={styles.acts}>
          <Button type="submit" loading={form.isBusy}>
            {m.admin_save()}
          </Button>
        </div>
      </form>
    </DashboardPanel>
  );
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function Version({ state: { version, node, engine, startedAt, lastUpdate } }: { state: SystemState }) {
  const facts = [
    { label: m.system_version(), value: <Isolate>{version}</Isolate> },
    { label: m.system_started(), value: `${formatDateTime(startedAt)} · ${formatAge(startedAt)}` },
    { label: m.system_update(), value: lastUpdate ? <Update {...lastUpdate} /> : m.system_update_none() },
    { label: m.system_made_of(), value: <Isolate>{`Node.js ${node}, ${engines[engine]}`}</Isolate> },
  ];
  return (
    <DashboardPanel title={m.system_program()}>
      <FactList facts={facts} />
    </DashboardPanel>
  );
}

function Update({ at, version, error, failure }: NonNullable<SystemState['lastUpdate']>) {
  const words = error === null ? m.system_update_done : m.system_update_failed;
  return (
    <>
      <p className={error === null ? undefined : styles.bad}>{words({ version, time: formatDateTime(at) })}</p>
      {error !== null && <UpdateFault failure={failure} reason={error} />}
    </>
  );
}

const partLabels: Record<StatusPart, () => string> = {
  database: m.system_database,
  disk: m.system_disk,
  files: m.system_files,
};

function Parts({ parts }: { parts: SystemState['parts'] }) {
  return (
    <DashboardPanel title={m.system_health()}>
      <FactList
        facts={parts.map(({ name, trouble }) => ({
          label: partLabels[name](),
          value: trouble === null ? m.system_works() : <span className={styles.bad}>{trouble}</span>,
        }))}
      />
    </DashboardPanel>
  );
}

const storageLabels: Record<StorageName, () => string> = {
  database: m.system_database,
  files: m.system_files,
  backups: m.admin_backup_title,
  journal: m.system_journal,
  caches: m.system_caches,
};

type Stored = SystemState['storage'][number] & { _id: string };
const renderSize = (bytes: number | null) => (bytes === null ? '–' : <Isolate>{formatFileSize(bytes)}</Isolate>);
const storageColumns = (): ListColumn<Stored>[] => [
  { key: 'name', label: m.system_storage_of(), cell: ({ name }) => storageLabels[name]() },
  { key: 'size', label: m.system_column_size(), cell: ({ bytes }) => renderSize(bytes) },
  { key: 'new', label: m.system_storage_new(), cell: ({ newBytes }) => renderSize(newBytes) },
];

function Storage({ state: { storage, freeBytes } }: { state: SystemState }) {
  return (
    <DashboardPanel title={m.system_storage()}>
      <PlainTable
        label={m.system_storage()}
        columns={storageColumns()}
        rows={storage.map((stored) => ({ ...stored, _id: stored.name }))}
        nameOf={({ name }) => storageLabels[name]()}
      />
      <p className="muted">
        {m.system_free()} <Isolate>{formatFileSize(freeBytes)}</Isolate> · {m.system_log_unstored()}
      </p>
    </DashboardPanel>
  );
}

const levels: Record<LogLine['level'], { label: () => string; colour: string }> = {
  debug: { label: m.system_level_debug, colour: 'gray' },
  info: { label: m.system_level_info, colour: 'blue' },
  warn: { label: m.system_level_warn, colour: 'yellow' },
  error: { label: m.system_level_error, colour: 'red' },
};

const logColumns = (): ListColumn<LogLine>[] => [
  {
    key: 'line',
    label: m.system_log_line(),
    cell: ({ message, facts }) => <Isolate>{[message, facts].filter(Boolean).join(' · ')}</Isolate>,
  },
  {
    key: 'level',
    label: m.system_log_level(),
    cell: ({ level }) => <Chip colour={levels[level].colour}>{levels[level].label()}</Chip>,
  },
  { key: 'at', label: m.audit_column_at(), cell: ({ at }) => formatDateTime(at) },
];

const isLoud = ({ level }: LogLine): boolean => level === 'warn' || level === 'error';

function Log({ log: { since, lines } }: { log: SystemLog }) {
  const [isLoudOnly, setIsLoudOnly] = useState(true);
  const shown = isLoudOnly ? lines.filter(isLoud) : lines;
  return (
    <DashboardPanel title={m.system_log()}>
      <p className="muted">{m.system_log_hint({ time: formatDateTime(since) })}</p>
      <Checkbox
        label={m.system_log_loud()}
        checked={isLoudOnly}
        onChange={({ currentTarget }) => setIsLoudOnly(currentTarget.checked)}
      />
      {shown.length === 0 ? (
        <p className="muted">{m.system_log_none()}</p>
      ) : (
        <PlainTable label={m.system_log()} columns={logColumns()} rows={shown} nameOf={({ message }) => message} />
      )}
    </DashboardPanel>
  );
}

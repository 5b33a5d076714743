import { Button, FileInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { RowAction } from '#app/office/components/row-action.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { DashboardPanel } from '#app/office/dashboard/dashboard-panel.tsx';
import { formatDateTime, formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { noMigrationNeeded, type UpdateState } from '#shared/operations/updates.ts';
import { useOutcome } from './backups-part.tsx';
import { PlainTable } from './plain-table.tsx';
import styles from './system.module.css';
import { SaidByProgram, UpdateFault } from './update-fault.tsx';

type Question = { title: string; question: string; confirmLabel: string };

/** Archives of releases: rehearsed first, then the new version takes over, and the one before can take over again. */
export function UpdatesPanel({ updates }: { updates: UpdateState }) {
  const { failure, isBusy, act } = useActions();
  const { way, underWay, failed } = updates;
  useOutcome(underWay !== null);
  const begin = (path: string, body?: FormData, ask?: Question) =>
    act({
      ...(ask && { ask: { title: ask.title, text: ask.question, confirmLabel: ask.confirmLabel } }),
      call: () => callApi(`/system/updates${path}`, { method: 'POST', ...(body && { body }) }),
      done: m.update_begun(),
      failed: m.update_failed_to_begin(),
    });
  const isHere = way === 'on' || way === 'folder';
  return (
    <DashboardPanel title={m.update_title()}>
      {!isHere && <Elsewhere way={way} />}
      {isHere && <p className="muted">{m.update_hint()}</p>}
      {failure && <ErrorLine {...failure} />}
      <div role="status">
        {underWay && <UnderWay {...underWay} />}
        {failed && (
          <>
            <p className={styles.bad}>{m.update_refused({ name: failed.name })}</p>
            <UpdateFault {...failed} />
          </>
        )}
      </div>
      {isHere && !underWay && (
        <>
          <Ready
            releases={updates.ready}
            onStart={({ _id: name, age }) =>
              void begin(`/${name}/start`, undefined, {
                title: m.update_go_ask({ name }),
                question: age === 'older' ? m.update_older_why() : m.update_go_why(),
                confirmLabel: m.update_go(),
              })
            }
          />
          {way === 'on' && <Upload isBusy={isBusy} onSend={(body) => begin('', body)} />}
          <p className="muted">{m.update_folder_hint({ folder: updates.folder })}</p>
          <Lying archives={updates.archives} onPrepare={(name) => void begin(`/${name}/prepare`)} />
          {updates.before !== null && (
            <Back version={updates.before} onBack={(ask) => void begin('/back', undefined, ask)} />
          )}
        </>
      )}
    </DashboardPanel>
  );
}

const elsewhere = {
  clone: { words: m.update_clone, command: 'npm run update -- ../mansooj-VERSION' },
  off: { words: m.update_off, command: './mansooj update mansooj-VERSION-linux-x64.tar.zst' },
  alone: { words: m.update_alone, command: '' },
};

function Elsewhere({ way }: { way: keyof typeof elsewhere }) {
  const { words, command } = elsewhere[way];
  return (
    <>
      <p className="muted">{words()}</p>
      {command && (
        <p>
          <code dir="ltr">{command}</code>
        </p>
      )}
    </>
  );
}

function UnderWay({ name, isPreparing, says, since }: NonNullable<UpdateState['underWay']>) {
  const words = isPreparing ? m.update_preparing : m.update_switching;
  return (
    <>
      <p>{words({ name, time: formatDateTime(since) })}</p>
      <SaidByProgram lines={says} />
    </>
  );
}

function Upload({ isBusy, onSend }: { isBusy: boolean; onSend: (body: FormData) => Promise<boolean> }) {
  const [file, setFile] = useState<File | null>(null);
  async function send(): Promise<void> {
    if (!file) return;
    const body = new FormData();
    body.set('archive', file);
    if (await onSend(body)) setFile(null);
  }
  return (
    <div className={styles.form}>
      <FileInput
        label={m.update_archive()}
        placeholder={m.update_choose()}
        accept=".zst"
        value={file}
        onChange={setFile}
        clearable
      />
      <div className={styles.acts}>
        <Button loading={isBusy} disabled={!file} onClick={() => void send()}>
          {m.update_upload()}
        </Button>
      </div>
    </div>
  );
}

type LyingProps = { archives: UpdateState['archives']; onPrepare: (name: string) => void };

function Lying({ archives, onPrepare }: LyingProps) {
  if (archives.length === 0) return null;
  return (
    <PlainTable
      label={m.update_lying()}
      columns={[
        { key: 'release', label: m.update_lying(), cell: ({ _id }) => <Isolate>{_id}</Isolate> },
        { key: 'size', label: m.system_column_size(), cell: ({ bytes }) => <Isolate>{formatFileSize(bytes)}</Isolate> },
      ]}
      rows={archives}
      nameOf={({ _id }) => _id}
      rowActions={({ _id: name }) => (
        <RowAction
          icon="status"
          title={m.update_prepare()}
          label={m.update_prepare_named({ name })}
          onClick={() => onPrepare(name)}
        />
      )}
    />
  );
}

type Release = UpdateState['ready'][number];
type ReadyProps = { releases: Release[]; onStart: (release: Release) => void };

const ages = { newer: m.update_newer, same: m.update_same, older: m.update_older };

function Ready({ releases, onStart }: ReadyProps) {
  if (releases.length === 0) return null;
  return (
    <PlainTable
      label={m.update_ready()}
      columns={[
        { key: 'release', label: m.update_ready(), cell: ({ _id }) => <Isolate>{_id}</Isolate> },
        { key: 'age', label: m.update_age(), cell: ({ age }) => ages[age]() },
        { key: 'says', label: m.update_rehearsal(), cell: ({ says }) => <Rehearsal says={says} /> },
        { key: 'at', label: m.audit_column_at(), cell: ({ at }) => formatDateTime(at) },
      ]}
      isWhole
      rows={releases}
      nameOf={({ _id }) => _id}
      rowActions={(release) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={m.update_go_named({ name: release._id })}
          onClick={() => onStart(release)}
        >
          {m.update_go()}
        </Button>
      )}
    />
  );
}

function Rehearsal({ says }: { says: string }) {
  if (says === noMigrationNeeded) return m.update_needs_none();
  return (
    <>
      {m.update_tried()} <SaidByProgram lines={says} />
    </>
  );
}

function Back({ version, onBack }: { version: string; onBack: (ask: Question) => void }) {
  const label = m.update_back({ version });
  const ask = { title: m.update_back_ask({ version }), question: m.update_back_why(), confirmLabel: label };
  return (
    <div className={styles.acts}>
      <Button variant="default" onClick={() => onBack(ask)}>
        {label}
      </Button>
    </div>
  );
}

import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import { type HistoryAct, type HistoryEntry, historyEntryAnswer } from '#shared/history.ts';
import type { ContentName } from '#shared/kinds/kinds.ts';
import { readApi } from '../api-client.ts';
import { ReadData } from '../await-data.tsx';
import { Chip } from '../chip.tsx';
import { ErrorLine } from '../error-line.tsx';
import { useRestoredFocus } from '../record/use-restored-focus.ts';
import { useFieldLabel } from './field-label.ts';
import styles from './history-dialog.module.css';
import { VersionChanges } from './version-changes.tsx';

const acts: Record<HistoryAct, { label: () => string; color: string }> = {
  found: { label: m.history_act_found, color: 'gray' },
  created: { label: m.history_act_created, color: 'green' },
  changed: { label: m.history_act_changed, color: 'blue' },
  deleted: { label: m.history_act_deleted, color: 'red' },
  restored: { label: m.history_act_restored, color: 'green' },
  published: { label: m.history_act_published, color: 'green' },
  moved: { label: m.history_act_moved, color: 'gray' },
};

type EntryProps = { name: ContentName; entry: HistoryEntry; onRestore: (() => void) | undefined };

function Entry({ name, entry, onRestore }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const labelOf = useFieldLabel();
  const { version, act, by, at, fields } = entry;
  const { label, color } = acts[act];
  const time = formatDateTime(at);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Chip colour={color}>{label()}</Chip>
        <p className={styles.who}>
          {act !== 'found' && <bdi>{by ?? m.history_nobody()}</bdi>}
          <span className={styles.when}>{time}</span>
        </p>
      </div>
      {fields.length > 0 && <p className={styles.fields}>{fields.map(labelOf).join(' · ')}</p>}
      <div className={styles.acts}>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? m.history_hide() : m.history_show()}: ${time}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? m.history_hide() : m.history_show()}
        </Button>
        {onRestore && (
          <Button size="xs" variant="default" aria-label={`${m.history_restore()}: ${time}`} onClick={onRestore}>
            {m.history_restore()}
          </Button>
        )}
      </div>
      {isOpen && <VersionChanges name={name} version={version} />}
    </li>
  );
}

type HistoryDialogProps = {
  name: ContentName;
  /** Confirms first if something would be lost; rejects when the version was not restored. */
  onRestore: (entry: HistoryEntry) => void;
  /** The error of restoring. */
  failure?: string | undefined;
  onClose: () => void;
};

/** The versions of a record, newest first: author, time, changed fields, values, and restoring. */
export function HistoryDialog({ name, onRestore, failure, onClose }: HistoryDialogProps) {
  useRestoredFocus();
  return (
    <Modal opened onClose={onClose} size="lg" title={m.history_title()} returnFocus={false}>
      {failure && <ErrorLine message={failure} />}
      <ReadData
        read={() => readApi(`/history/${name.entity}/${name.id}`, arrayOf(historyEntryAnswer))}
        fallback={m.history_error_fetching()}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{m.history_empty()}</p>
          ) : (
            <ul className={styles.entries}>
              {entries.map((entry, place) => (
                <Entry
                  key={entry.version}
                  name={name}
                  entry={entry}
                  onRestore={place > 0 ? () => onRestore(entry) : undefined}
                />
              ))}
            </ul>
          )
        }
      </ReadData>
    </Modal>
  );
}

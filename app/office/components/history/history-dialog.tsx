import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { ReadData } from '#app/office/components/await-data.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import { Dialog } from '#app/office/components/dialog.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import {
  type HistoryAct,
  type HistoryEntry,
  type HistoryVersion,
  historyEntryAnswer,
  historyVersionAnswer,
} from '#shared/content/history.ts';
import type { ContentName } from '#shared/kinds/kinds.ts';
import { fieldValue, useFieldLabel } from './field-label.ts';
import { historyActLabels } from './history-act-labels.ts';
import styles from './history-dialog.module.css';
import { ValuePairs } from './value-pairs.tsx';

const colours: Record<HistoryAct, string> = {
  found: 'gray',
  created: 'green',
  changed: 'blue',
  deleted: 'red',
  restored: 'green',
  published: 'green',
  moved: 'gray',
};

type EntryProps = { name: ContentName; entry: HistoryEntry; onRestore: (() => void) | undefined };

function Entry({ name, entry, onRestore }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const labelOf = useFieldLabel();
  const { version, act, by, at, fields } = entry;
  const time = formatDateTime(at);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Chip colour={colours[act]}>{historyActLabels[act]()}</Chip>
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
  failure?: string | undefined;
  onClose: () => void;
};

/** The versions of a record, newest first: author, time, changed fields, values, and restoring. */
export function HistoryDialog({ name, onRestore, failure, onClose }: HistoryDialogProps) {
  return (
    <Dialog onClose={onClose} size="lg" title={m.history_title()}>
      {failure && <ErrorLine message={failure} />}
      <ReadData
        read={() => readApi(`/history/${name.entity}/${name.id}`, arrayOf(historyEntryAnswer))}
        fallback={m.history_error_fetching()}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{m.history_empty()}</p>
          ) : (
            <ul className="stack gap-3">
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
    </Dialog>
  );
}

const stamps = ['_id', 'createdAt', 'updatedAt', 'translations', 'position'];

/** The fields to show: the changed ones, or all non-empty ones when there is nothing to compare. */
function listShownFields({ fields, values }: HistoryVersion): string[] {
  if (fields.length > 0) return fields;
  const arabic = Object.keys((fieldValue(values, 'translations.ar') as object | undefined) ?? {});
  const english = Object.keys(values).filter((field) => !stamps.includes(field));
  const all = [...english, ...arabic.map((field) => `translations.ar.${field}`)];
  return all.filter((field) => [fieldValue(values, field) ?? []].flat().some((value) => value !== ''));
}

/** The changes of a version, or the values of the first one. */
function VersionChanges({ name, version }: { name: ContentName; version: number }) {
  return (
    <ReadData
      read={() => readApi(`/history/${name.entity}/${name.id}/${version}`, historyVersionAnswer)}
      fallback={m.history_error_fetching()}
      loading={<Loader size="sm" role="status" aria-label={m.admin_loading()} />}
    >
      {(found) => (
        <ValuePairs
          fields={listShownFields(found)}
          before={
            found.fields.length > 0 && found.before ? { label: m.history_before(), record: found.before } : undefined
          }
          after={{ label: m.history_after(), record: found.values }}
        />
      )}
    </ReadData>
  );
}

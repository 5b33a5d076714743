import { Loader, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { outcomeOf } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { m } from '#messages';
import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import { EditedContext } from './edited-context.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import styles from './record-dialog.module.css';
import { useRestoredFocus } from './use-restored-focus.ts';

type WaitingProps = { title: string; onClose: () => void; children: ReactNode };

function WaitingDialog({ title, onClose, children }: WaitingProps) {
  useRestoredFocus();
  return (
    <Modal opened onClose={onClose} size="xl" title={title} returnFocus={false}>
      <div className={styles.reading}>{children}</div>
    </Modal>
  );
}

/** Where loading and errors are shown: in the dialog, or on the screen. */
type Place =
  | {
      /** The title of the dialog. */
      title: string;
      onClose: () => void;
      frame?: undefined;
    }
  | { frame: (content: ReactNode) => ReactNode };

type EditedRecordProps<Content> = Place & {
  /** The record's address, for example `/faqs/0192…`. */
  path: string;
  /** Extracts the record from the reply. */
  schema: AnswerSchema<Content>;
  /** The fallback error message. */
  failed: string;
  children: (read: ReadRecord<Content>) => ReactNode;
};

/**
 * Reloads the record before editing: a list may be outdated, and only this reply has the ETag. Provides the record to
 * the dialog for its history and conflict resolution.
 */
export function EditedRecord<Content extends object>(props: EditedRecordProps<Content>) {
  const { path, schema, failed, children } = props;
  const read = () => outcomeOf(readRecord(path, schema), failed);
  const [outcome, setOutcome] = useState(read);
  // Each load gets a new form.
  const [reading, setReading] = useState(1);
  const [newerTag, setNewerTag] = useState<string>();

  function reload(): void {
    setNewerTag(undefined);
    setOutcome(read());
    setReading(reading + 1);
  }

  const waiting = (content: ReactNode) =>
    props.frame ? (
      props.frame(content)
    ) : (
      <WaitingDialog title={props.title} onClose={props.onClose}>
        {content}
      </WaitingDialog>
    );
  return (
    <AwaitData
      key={reading}
      outcome={outcome}
      loading={waiting(<Loader role="status" aria-label={m.admin_loading()} />)}
      failed={(message) => waiting(<ErrorLine message={message} onRetry={reload} />)}
    >
      {({ record, etag }) => {
        const current = { record, etag: newerTag ?? etag };
        return (
          <EditedContext value={{ path, schema, read: current, rebase: setNewerTag, reload }}>
            {children(current)}
          </EditedContext>
        );
      }}
    </AwaitData>
  );
}

import { Loader, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import { ErrorLine } from '../error-line.tsx';
import { Loaded } from '../loaded.tsx';
import { outcomeOf } from '../outcome.ts';
import { EditedContext } from './edited-context.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import styles from './record-dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

type WaitingProps = { title: string; onClose: () => void; children: ReactNode };

function WaitingDialog({ title, onClose, children }: WaitingProps) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} size="xl" title={title} returnFocus={false}>
      <div className={styles.reading}>{children}</div>
    </Modal>
  );
}

/** Where the wait for the record and its failure are shown: in the dialog to come, or on a screen of their own. */
type Place =
  | {
      /** The title of the dialog. */
      title: string;
      onClose: () => void;
      frame?: undefined;
    }
  | { frame: (content: ReactNode) => ReactNode };

type EditedRecordProps<Content> = Place & {
  /** Where the record is read, for example `/faqs/0192…`. */
  path: string;
  /** Reads the record out of the answer. */
  schema: AnswerSchema<Content>;
  /** What is said when it cannot be read and the server gives no reason. */
  failed: string;
  children: (read: ReadRecord<Content>) => ReactNode;
};

/**
 * Reads the record afresh before it is edited: a list may be old, and only this answer carries the ETag. Knows the record
 * for the dialog inside: its history, and what to do when somebody else changed it meanwhile.
 */
export function EditedRecord<Content extends object>(props: EditedRecordProps<Content>) {
  const { path, schema, failed, children } = props;
  const read = () => outcomeOf(readRecord(path, schema), failed);
  const [outcome, setOutcome] = useState(read);
  // Each reading begins with fields and a form of its own.
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
    <Loaded
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
    </Loaded>
  );
}

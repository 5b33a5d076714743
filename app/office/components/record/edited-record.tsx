import { Loader } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { m } from '#messages';
import type { AnswerSchema } from '#shared/answer-parts.ts';
import { EditedContext } from '../edited-context.ts';
import { type ReadRecord, readRecord } from './read-record.ts';

type EditedRecordProps<Content> = {
  path: string;
  schema: AnswerSchema<Content>;
  failed: string;
  /** Around what is shown while the record is read, or when that failed: a dialog, or nothing on a screen. */
  frame: (content: ReactNode) => ReactNode;
  children: (read: ReadRecord<Content>) => ReactNode;
};

/**
 * Reloads the record before editing: a list may be outdated, and only this reply has the ETag. Provides the record to
 * the dialog for its history and conflict resolution.
 */
export function EditedRecord<Content extends object>(props: EditedRecordProps<Content>) {
  const { path, schema, failed, frame, children } = props;
  const read = () => toOutcome(readRecord(path, schema), failed);
  const [outcome, setOutcome] = useState(read);
  // Each load gets a new form.
  const [reading, setReading] = useState(1);
  const [newerTag, setNewerTag] = useState<string>();

  function reload(): void {
    setNewerTag(undefined);
    setOutcome(read());
    setReading(reading + 1);
  }

  return (
    <AwaitData
      key={reading}
      outcome={outcome}
      loading={frame(<Loader role="status" aria-label={m.admin_loading()} />)}
      failed={(message) => frame(<ErrorLine message={message} onRetry={reload} />)}
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

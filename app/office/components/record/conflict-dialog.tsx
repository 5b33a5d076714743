import { ReadData } from '#app/office/components/await-data.tsx';
import { Dialog } from '#app/office/components/dialog.tsx';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { AnswerSchema } from '#shared/answer-parts.ts';
import type { RecordChange } from '#shared/content/history.ts';
import { ConflictForm } from './conflict-form.tsx';
import { type ReadRecord, readRecord } from './read-record.ts';

type ConflictDialogProps = {
  path: string;
  schema: AnswerSchema<object>;
  /** The server's details of the change. */
  change: RecordChange | undefined;
  /** Which fields to compare, of what has no history and so no such details. */
  comparedIn?: (stored: object) => readonly string[];
  /** The form's initial values. */
  base: object;
  /** The form's current values. */
  mine: object;
  /** Saves the form over the stored state after taking some of its fields. */
  onSave: (stored: ReadRecord<object>, taken: string[]) => void;
  /** Discards the form's values. */
  onTakeTheirs: () => void;
  onBack: () => void;
};

function Told({ change }: { change: RecordChange | undefined }) {
  if (!change) return <p>{m.conflict_unknown()}</p>;
  const time = formatDateTime(change.at);
  return <p>{change.by ? m.conflict_by({ name: change.by, time }) : m.conflict_by_somebody({ time })}</p>;
}

/**
 * Resolves a concurrent change: author, time, and the differences, field by field. Nothing is overwritten unless
 * selected; Escape returns to the form.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { path, schema, change, comparedIn, base, mine, onSave, onTakeTheirs, onBack } = props;
  return (
    <Dialog onClose={onBack} size="lg" title={m.conflict_title()} closeOnClickOutside={false}>
      <div className="stack gap-4">
        <Told change={change} />
        <ReadData read={() => readRecord(path, schema)} fallback={m.conflict_error_reading()}>
          {(stored) => (
            <ConflictForm
              changed={change?.fields ?? comparedIn?.(stored.record) ?? []}
              hasHistory={!comparedIn}
              base={base}
              mine={mine}
              theirs={stored.record}
              onSave={(taken) => onSave(stored, taken)}
              onTakeTheirs={onTakeTheirs}
              onBack={onBack}
            />
          )}
        </ReadData>
      </div>
    </Dialog>
  );
}

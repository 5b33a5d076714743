import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { UpdateState } from '#shared/operations/updates.ts';
import styles from './system.module.css';

type Fault = NonNullable<UpdateState['failed']>;

const sentences: Record<NonNullable<Fault['failure']>, () => string> = {
  no_release: m.update_fault_no_release,
  other_machine: m.update_fault_other_machine,
  misnamed: m.update_fault_misnamed,
  present: m.update_fault_present,
  full_disk: m.update_fault_full_disk,
  rehearsal: m.update_fault_rehearsal,
  start: m.update_fault_start,
};

/** Why an update was not made: what to do about it, and what the program said in English. */
export function UpdateFault({ failure, reason }: Pick<Fault, 'failure' | 'reason'>) {
  return (
    <>
      <p className={styles.bad}>{failure === null ? m.update_fault_other() : sentences[failure]()}</p>
      <SaidByProgram lines={reason} />
    </>
  );
}

/** What the program writes to its operator, in English. */
export function SaidByProgram({ lines }: { lines: string }) {
  if (!lines) return null;
  return (
    <details className="muted">
      <summary>{m.audit_technical()}</summary>
      <Isolate>{lines}</Isolate>
    </details>
  );
}

import type { Ref } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';
import styles from './public-form.module.css';
import type { SendingPhase } from './use-public-form.ts';

type SendingStatusProps = { ref: Ref<HTMLDivElement>; sending: SendingPhase; retry: () => void; hasUpload: boolean };

function UploadProgress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <label className={styles.progress}>
      {m.form_uploading({ percent })}
      <progress max={100} value={percent} />
    </label>
  );
}

function Interruption({ title, retry }: { title: string; retry: () => void }) {
  return (
    <Alert kind="danger" title={title} isAnnounced>
      <p>{m.form_nothing_lost()}</p>
      <button type="button" className="button quiet" onClick={retry}>
        {m.retry()}
      </button>
    </Alert>
  );
}

/** The progress of sending, beside the submit button. */
export function SendingStatus({ ref, sending, retry, hasUpload }: SendingStatusProps) {
  return (
    <div ref={ref} className={styles.outcome} tabIndex={-1}>
      {sending.phase === 'sending' && hasUpload && <UploadProgress part={sending.part} />}
      {sending.phase === 'working' && <p role="status">{m.challenge_working()}</p>}
      {sending.phase === 'paused' && <Interruption title={m.form_network_error()} retry={sending.resume} />}
      {sending.phase === 'failed' && <Interruption title={sending.message} retry={retry} />}
    </div>
  );
}

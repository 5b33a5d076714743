import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/components/back-office/api-client.ts';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { type Failure, failureOf } from '#app/components/back-office/failure.ts';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import type { OpenSession } from '#shared/answers/account-answers.ts';
import styles from './own-account.module.css';
import { SessionEntries } from './session-entries.tsx';

/** One's own sessions: end one, or all but this. */
export function SessionsPanel({ sessions }: { sessions: OpenSession[] }) {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();

  async function end(path: string): Promise<void> {
    setFailure(undefined);
    try {
      await callApi(path, { method: 'DELETE' });
    } catch (error) {
      return setFailure(failureOf(error, m.session_error()));
    }
    toastSuccess(m.user_sessions_ended());
    await revalidate();
  }

  return (
    <section className={styles.panel} aria-labelledby="sessions-heading">
      <div>
        <h2 id="sessions-heading">{m.session_heading()}</h2>
        <p className={styles.note}>{m.session_lead()}</p>
      </div>
      {failure && <ErrorLine {...failure} />}
      <SessionEntries sessions={sessions} onEnd={({ _id }) => void end(`/auth/sessions/${_id}`)} />
      {sessions.length > 1 && (
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => void end('/auth/sessions')}>
            {m.session_end_others()}
          </Button>
        </div>
      )}
    </section>
  );
}

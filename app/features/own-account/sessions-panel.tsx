import { Button } from '@mantine/core';
import { callApi } from '#app/components/back-office/api-client.ts';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useActions } from '#app/components/back-office/use-actions.ts';
import { m } from '#messages';
import type { OpenSession } from '#shared/answers/account-answers.ts';
import styles from './own-account.module.css';
import { SessionEntries } from './session-entries.tsx';

/** One's own sessions: end one, or all but this. */
export function SessionsPanel({ sessions }: { sessions: OpenSession[] }) {
  const { failure, act } = useActions();
  const end = (path: string) =>
    act({
      call: () => callApi(path, { method: 'DELETE' }),
      done: m.user_sessions_ended(),
      failed: m.session_error(),
    });
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

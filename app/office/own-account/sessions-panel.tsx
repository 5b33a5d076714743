import { Button } from '@mantine/core';
import { callApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { OpenSession } from '#shared/accounts/account-answers.ts';
import styles from './own-account.module.css';

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
        <p className="small muted">{m.session_lead()}</p>
      </div>
      {failure && <ErrorLine {...failure} />}
      <SessionEntries sessions={sessions} onEnd={({ _id }) => void end(`/auth/sessions/${_id}`)} />
      {sessions.length > 1 && (
        <div className="wrap gap-3">
          <Button variant="default" onClick={() => void end('/auth/sessions')}>
            {m.session_end_others()}
          </Button>
        </div>
      )}
    </section>
  );
}

type SessionEntriesProps = { sessions: OpenSession[]; onEnd: (session: OpenSession) => void };

/** The browsers that are signed in; each but this one can be signed out. */
function SessionEntries({ sessions, onEnd }: SessionEntriesProps) {
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => {
        const device = session.device || m.session_device_unknown();
        return (
          <li key={session._id} className={styles.session}>
            <div>
              <bdi dir="ltr">{device}</bdi>
              {session.isCurrent && <strong> · {m.session_this()}</strong>}
              <p className="small muted">
                {m.session_times({ since: formatDateTime(session.createdAt), used: formatDateTime(session.usedAt) })}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                size="xs"
                variant="default"
                aria-label={m.session_end_named({ device, since: formatDateTime(session.createdAt) })}
                onClick={() => onEnd(session)}
              >
                {m.session_end()}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

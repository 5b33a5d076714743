import { Button } from '@mantine/core';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { OpenSession } from '#shared/answers/account-answers.ts';
import styles from './own-account.module.css';

type SessionEntriesProps = { sessions: OpenSession[]; onEnd: (session: OpenSession) => void };

/** The browsers that are signed in; each but this one can be signed out. */
export function SessionEntries({ sessions, onEnd }: SessionEntriesProps) {
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => {
        const device = session.device || m.session_device_unknown();
        return (
          <li key={session._id} className={styles.session}>
            <div>
              <bdi dir="ltr">{device}</bdi>
              {session.isCurrent && <strong> · {m.session_this()}</strong>}
              <p className={styles.note}>
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

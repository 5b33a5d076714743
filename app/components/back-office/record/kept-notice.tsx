import { Button } from '@mantine/core';
import { m } from '#messages';
import styles from './kept-notice.module.css';

/** Says that a form holds what was typed before the session ended, and offers to begin again. */
export function KeptNotice({ onGiveUp }: { onGiveUp: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>{m.admin_kept_back()}</p>
      <Button size="compact-sm" variant="default" onClick={onGiveUp}>
        {m.admin_kept_give_up()}
      </Button>
    </div>
  );
}

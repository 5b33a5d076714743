import { Button } from '@mantine/core';
import { m } from '#messages';
import styles from './kept-notice.module.css';
import type { useKeptValues } from './kept-values.ts';

/** Says that a form holds what was typed before the session ended, if it does, and offers to begin again. */
export function KeptNotice({ kept }: { kept: ReturnType<typeof useKeptValues> }) {
  if (!kept.wereKept) return null;
  return (
    <div className={styles.notice} role="status">
      <p>{kept.isChanged ? m.admin_kept_changed() : m.admin_kept_back()}</p>
      <Button size="compact-sm" variant="default" onClick={kept.giveUp}>
        {m.admin_kept_give_up()}
      </Button>
    </div>
  );
}

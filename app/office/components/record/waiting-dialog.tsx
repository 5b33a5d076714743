import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './record-dialog.module.css';
import { useRestoredFocus } from './use-restored-focus.ts';

type WaitingDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** The dialog of a record while it is read, or when that failed. */
export function WaitingDialog({ title, onClose, children }: WaitingDialogProps) {
  useRestoredFocus();
  return (
    <Modal opened onClose={onClose} size="xl" title={title} returnFocus={false}>
      <div className={styles.reading}>{children}</div>
    </Modal>
  );
}

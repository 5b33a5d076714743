import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { randomId } from '#app/office/components/random-id.ts';
import { m } from '#messages';
import { failureMessage } from './api-client.ts';
import { keyOfCommand } from './meant-key.ts';
import { restoreDeleted } from './restore-deleted.ts';
import { toastFailure, toastSuccess } from './toast.ts';
import styles from './undo-toast.module.css';

/** The duration of an undo toast, in milliseconds; others stay six seconds. */
const undoDuration = 10_000;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Shows that something was deleted, with undo for ten seconds, also by Ctrl+Z. The toast stays while its button has the
 * focus.
 */
function toastUndo(message: string, undo: () => void): void {
  const id = randomId();
  const take = () => {
    notifications.hide(id);
    undo();
  };
  const onKey = (event: KeyboardEvent) => {
    if (keyOfCommand(event) !== 'z' || isTyping(event)) return;
    event.preventDefault();
    take();
  };
  const show = (autoClose: number | false) => ({
    id,
    color: 'green',
    position: 'top-center' as const,
    autoClose,
    closeButtonProps: { 'aria-label': m.admin_close() },
    message: (
      <div className={styles.offer}>
        {message}
        <Button
          size="compact-sm"
          variant="default"
          aria-keyshortcuts="Control+Z"
          onClick={take}
          onFocus={() => notifications.update(show(false))}
          onBlur={() => notifications.update(show(undoDuration))}
        >
          {m.admin_undo()}
        </Button>
      </div>
    ),
    onOpen: () => window.addEventListener('keydown', onKey),
    onClose: () => window.removeEventListener('keydown', onKey),
  });
  notifications.show(show(undoDuration));
}

type Deletion = {
  /** The addresses of the deleted records: `/faqs/0192…`. */
  paths: string[];
  /** The message. */
  message: string;
  /** Revalidates the screen. */
  reload: () => Promise<void>;
};

/**
 * Shows a content deletion with undo. `useRecordChanges` does so itself; screens with other deletions, such as bulk
 * ones, call it after their call.
 */
export function toastDeleted({ paths, message, reload }: Deletion): void {
  toastUndo(message, async () => {
    await restoreDeleted(paths).then(
      () => toastSuccess(m.admin_restored()),
      (error) => toastFailure(failureMessage(error, m.admin_restore_error())),
    );
    await reload();
  });
}

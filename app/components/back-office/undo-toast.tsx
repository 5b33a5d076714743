import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { m } from '#messages';
import { failureMessage } from './api-client.ts';
import { restoreDeleted } from './restore-deleted.ts';
import { toastFailure, toastSuccess } from './toast.ts';
import styles from './undo-toast.module.css';

/** How long a toast that offers to undo stays, in milliseconds; every other one stays six seconds. */
const undoDuration = 10_000;

const isUndoKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Tells that something was deleted and offers for ten seconds to undo it, also with Ctrl+Z. The toast stays while its
 * button has the focus.
 */
function toastUndo(message: string, undo: () => void): void {
  const id = crypto.randomUUID();
  const take = () => {
    notifications.hide(id);
    undo();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isUndoKey(event) || isTyping(event)) return;
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
  /** What was deleted, as its calls name it: `/faqs/0192…`; several when they went together. */
  paths: string[];
  /** What is said about it. */
  message: string;
  /** Reads the screen's data again. */
  reload: () => Promise<void>;
};

/**
 * Tells about the deletion of content and offers to undo it. `useRecordChanges` does so by itself; a screen that deletes
 * in another way, several records at once for example, calls this after its call.
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

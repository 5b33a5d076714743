import { Button, Notification } from '@mantine/core';
import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { keyOfCommand } from '#app/office/components/meant-key.ts';
import { hideToast, shownToasts, type Toast, watchToasts } from '#app/office/components/toast.ts';
import { m } from '#messages';
import styles from './toasts.module.css';

/** How long a toast stays, in milliseconds; the specification's. */
const duration = 6_000;
/** How long an act can be undone, in milliseconds. */
export const undoDuration = 10_000;

const none: readonly Toast[] = [];

/** The toasts at the top centre, above dialogs. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts, () => none);
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** A toast, which stays while the pointer is on it or its button has the focus. */
function ShownToast({ toast }: { toast: Toast }) {
  const { message, color, undo } = toast;
  const hide = () => hideToast(toast);
  const { start, clear } = useTimeout(hide, undo ? undoDuration : duration, { autoInvoke: true });
  return (
    <Notification
      className={styles.toast ?? ''}
      color={color}
      closeButtonProps={{ 'aria-label': m.admin_close() }}
      onClose={hide}
      onMouseEnter={clear}
      onMouseLeave={start}
      onFocus={clear}
      onBlur={start}
    >
      {undo ? <UndoOffer message={message} undo={undo} hide={hide} /> : message}
    </Notification>
  );
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

function UndoOffer({ message, undo, hide }: { message: string; undo: () => void; hide: () => void }) {
  function take(): void {
    hide();
    undo();
  }

  useWindowEvent('keydown', (event) => {
    if (keyOfCommand(event) !== 'z' || isTyping(event)) return;
    event.preventDefault();
    take();
  });

  return (
    <div className={styles.offer}>
      {message}
      <Button size="compact-sm" variant="default" aria-keyshortcuts="Control+Z" onClick={take}>
        {m.admin_undo()}
      </Button>
    </div>
  );
}

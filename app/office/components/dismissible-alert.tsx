import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { useScrollToFailure } from './use-scroll-to-failure.ts';

type DismissibleAlertProps = { message: string; onDismiss: () => void; children?: ReactNode };

/** A dismissible error; `children` are actions to resolve it. Without any it is that of an act, and scrolled into view. */
export function DismissibleAlert({ message, onDismiss, children }: DismissibleAlertProps) {
  const alert = useScrollToFailure(children ? undefined : message);
  return (
    <Alert
      ref={alert}
      color="red"
      role="alert"
      title={message}
      withCloseButton
      closeButtonLabel={m.admin_close()}
      onClose={onDismiss}
    >
      {children}
    </Alert>
  );
}

import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';

type DismissibleAlertProps = { message: string; onDismiss: () => void; children?: ReactNode };

/** A dismissible error; `children` are actions to resolve it. */
export function DismissibleAlert({ message, onDismiss, children }: DismissibleAlertProps) {
  return (
    <Alert
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

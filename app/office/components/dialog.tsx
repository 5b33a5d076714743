import { Modal, type ModalProps } from '@mantine/core';
import { useEffect } from 'react';

/** A dialog, open while it is mounted; the focus returns to where it was, or to the page's content. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'returnFocus'>) {
  // Mantine gives it back only for dialogs that stay mounted.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const place = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content');
      place?.focus({ preventScroll: true });
    };
  }, []);
  return <Modal opened returnFocus={false} {...props} />;
}

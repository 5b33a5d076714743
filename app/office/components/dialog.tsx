import { Modal, type ModalProps } from '@mantine/core';
import { useRestoredFocus } from './use-restored-focus.ts';

/** A dialog, open while it is mounted; the focus returns to where it was. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'returnFocus'>) {
  useRestoredFocus();
  return <Modal opened returnFocus={false} {...props} />;
}

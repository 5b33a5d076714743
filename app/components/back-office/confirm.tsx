import { modals } from '@mantine/modals';
import { m } from '#messages';

type Question = {
  title: string;
  /** What will happen; without it the title is the whole question. */
  text?: string;
  /** The button that does it: 'Delete' unless said. */
  confirmLabel?: string;
  /** The button that leaves everything as it is: 'Cancel' unless said. */
  cancelLabel?: string;
  /** Whether something is lost by it, as it is unless said. */
  isDanger?: boolean;
};

/** Asks before something that cannot be taken back; false when the dialog is left in any other way. */
export function confirmFirst({
  title,
  text,
  confirmLabel = m.admin_delete(),
  cancelLabel = m.admin_cancel(),
  isDanger = true,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: text,
      centered: true,
      size: 'sm',
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      confirmProps: { color: isDanger ? 'red' : 'blue' },
      // The harmless answer is at hand when Enter is pressed by habit.
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}

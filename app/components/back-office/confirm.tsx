import { modals } from '@mantine/modals';
import { m } from '#messages';
import { ConfirmCount } from './confirm-count.tsx';

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
  /** How many records are deleted: from eleven on their number must be typed. */
  deletes?: number;
};

/** Up to this many records are deleted with one click. */
const mostByClick = 10;

/** Asks before something that cannot be taken back; false when the dialog is left in any other way. */
export function confirmFirst(question: Question): Promise<boolean> {
  return (question.deletes ?? 0) > mostByClick ? confirmByNumber(question) : confirmByClick(question);
}

function confirmByNumber({ title, text, confirmLabel = m.admin_delete(), deletes = 0 }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title,
      centered: true,
      size: 'sm',
      onClose: () => resolve(false),
      children: (
        <ConfirmCount
          text={text}
          count={deletes}
          confirmLabel={confirmLabel}
          onConfirm={() => {
            resolve(true);
            modals.close(id);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  });
}

function confirmByClick({
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

import { modals } from '@mantine/modals';
import { m } from '#messages';
import { ConfirmCount } from './confirm-count.tsx';

export type Question = {
  title: string;
  /** The consequence; without it the title is the whole question. */
  text?: string;
  /** The confirm button's label; default 'Delete'. */
  confirmLabel?: string;
  /** The cancel button's label; default 'Cancel'. */
  cancelLabel?: string;
  /** Whether it is destructive; default true. */
  isDanger?: boolean;
  /** The number of deleted records: from eleven on it must be typed. */
  deletes?: number;
};

/** Up to this many records are deleted with one click. */
const mostByClick = 10;

/** Asks for confirmation of an irreversible act; false when the dialog is dismissed in any way. */
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
      // The safe button has the initial focus, for an accidental Enter.
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '#app/office/components/dialog.tsx';
import { m } from '#messages';
import { ErrorLine } from './error-line.tsx';
import type { ServerForm } from './use-server-form.ts';

type DialogFormProps = {
  form: Pick<ServerForm<object>, 'element' | 'isBusy' | 'failure' | 'submit'>;
  submitLabel: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  onCancel: () => void;
  /** Of both buttons. */
  buttonProps?: object;
  /** Longer than its dialog: the buttons stay in sight. */
  isLong?: boolean;
  children: ReactNode;
};

/** A small form and its two buttons, for a dialog. */
export function DialogForm(props: DialogFormProps) {
  const { form, submitLabel, cancelLabel, onCancel, buttonProps, isLong = false, children } = props;
  return (
    <form ref={form.element} className="stack gap-4" noValidate onSubmit={form.submit}>
      {form.failure && <ErrorLine {...form.failure} />}
      {children}
      <div className={isLong ? 'sticky-buttons' : 'wrap at-end gap-3'}>
        <Button {...buttonProps} variant="default" onClick={onCancel}>
          {cancelLabel ?? m.admin_cancel()}
        </Button>
        <Button {...buttonProps} type="submit" loading={form.isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

type FormDialogProps = Omit<DialogFormProps, 'onCancel'> & {
  title: string;
  size?: 'sm' | 'md' | 'xl';
  closeOnClickOutside?: boolean;
  onClose: () => void;
  /** Default: closes. */
  onCancel?: () => void;
};

/** A small form in a dialog. Mounted means open; the focus returns to where it was. */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'md', closeOnClickOutside = true, onClose, onCancel = onClose, ...form } = props;
  return (
    <Dialog onClose={onClose} title={title} size={size} closeOnClickOutside={closeOnClickOutside}>
      <DialogForm {...form} isLong={size === 'xl'} onCancel={onCancel} />
    </Dialog>
  );
}

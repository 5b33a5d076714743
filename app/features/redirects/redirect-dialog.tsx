import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import dialog from '#app/components/back-office/dialog-form.module.css';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useRestoredFocus } from '#app/components/back-office/record/use-restored-focus.ts';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';

type RedirectDialogProps = { onAdded: () => Promise<void>; onClose: () => void };

/** Creates a redirect; validated by the server. Mounted means open. */
export function RedirectDialog({ onAdded, onClose }: RedirectDialogProps) {
  const [typed, setTyped] = useState({ from: '', to: '' });
  useRestoredFocus();
  const { element, isBusy, errors, failure, submit } = useServerForm<keyof typeof typed>(async () => {
    await callApi('/redirects', { method: 'POST', body: typed });
    onClose();
    await onAdded();
  }, m.redirects_error_adding());
  const input = (name: keyof typeof typed) => ({
    name,
    dir: 'ltr' as const,
    required: true,
    autoComplete: 'off',
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.redirects_add()}
      returnFocus={false}
      closeOnClickOutside={!typed.from && !typed.to}
    >
      <form ref={element} className={dialog.form} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <TextInput {...input('from')} label={m.redirects_from()} description={m.redirects_from_hint()} data-autofocus />
        <TextInput {...input('to')} label={m.redirects_to()} description={m.redirects_to_hint()} />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.redirects_add()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

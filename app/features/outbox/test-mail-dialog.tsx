import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import dialog from '#app/components/back-office/dialog-form.module.css';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useRestoredFocus } from '#app/components/back-office/record/use-restored-focus.ts';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';

/** Sends a test mail to one's own address. Mounted means open. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const [to, setTo] = useState('');
  useRestoredFocus();
  const { element, isBusy, errors, failure, submit } = useServerForm<'to'>(async () => {
    await callApi('/outbox/test', { method: 'POST', body: { to } });
    toastSuccess(m.mail_test_sent());
    onClose();
  }, m.outbox_test_error());
  return (
    <Modal opened onClose={onClose} title={m.outbox_test()} returnFocus={false}>
      <form ref={element} className={dialog.form} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <TextInput
          name="to"
          type="email"
          dir="ltr"
          label={m.outbox_test_to()}
          description={m.outbox_test_hint()}
          required
          data-autofocus
          autoComplete="email"
          value={to}
          error={errors.to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.outbox_test_send()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

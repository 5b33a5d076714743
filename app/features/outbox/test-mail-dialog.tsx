import { TextInput } from '@mantine/core';
import { callApi } from '#app/components/back-office/api-client.ts';
import { FormDialog } from '#app/components/back-office/form-dialog.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';

/** Sends a test mail to one's own address. Mounted means open. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const form = useServerForm({ to: '' }, m.outbox_test_error(), async (body) => {
    await callApi('/outbox/test', { method: 'POST', body });
    toastSuccess(m.mail_test_sent());
    onClose();
  });
  return (
    <FormDialog title={m.outbox_test()} form={form} submitLabel={m.outbox_test_send()} onClose={onClose}>
      <TextInput
        {...form.field('to')}
        type="email"
        dir="ltr"
        label={m.outbox_test_to()}
        description={m.outbox_test_hint()}
        required
        data-autofocus
        autoComplete="email"
      />
    </FormDialog>
  );
}

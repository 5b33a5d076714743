import { TextInput } from '@mantine/core';
import { callApi } from '#app/components/back-office/api-client.ts';
import { FormDialog } from '#app/components/back-office/form-dialog.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';

type RedirectDialogProps = { onAdded: () => Promise<void>; onClose: () => void };

/** Creates a redirect; validated by the server. Mounted means open. */
export function RedirectDialog({ onAdded, onClose }: RedirectDialogProps) {
  const form = useServerForm({ from: '', to: '' }, m.redirects_error_adding(), async (body) => {
    await callApi('/redirects', { method: 'POST', body });
    onClose();
    await onAdded();
  });
  const input = { dir: 'ltr', required: true, autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={m.redirects_add()}
      form={form}
      submitLabel={m.redirects_add()}
      onClose={onClose}
      closeOnClickOutside={!form.values.from && !form.values.to}
    >
      <TextInput
        {...form.field('from')}
        {...input}
        label={m.redirects_from()}
        description={m.redirects_from_hint()}
        data-autofocus
      />
      <TextInput {...form.field('to')} {...input} label={m.redirects_to()} description={m.redirects_to_hint()} />
    </FormDialog>
  );
}

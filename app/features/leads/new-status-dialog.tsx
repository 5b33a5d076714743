import { NativeSelect } from '@mantine/core';
import { FormDialog } from '#app/components/back-office/form-dialog.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import { type Career, type CareerStatus, careerStatuses } from '#shared/career.ts';
import { statusChoices } from './lead-status.tsx';

type NewStatusDialogProps = {
  lead: Career;
  /** Settles when the result was shown. */
  onUpdate: (status: CareerStatus) => Promise<unknown>;
  onClose: () => void;
};

/** Gives an application another status; begins with the one it has. Mounted means open. */
export function NewStatusDialog({ lead, onUpdate, onClose }: NewStatusDialogProps) {
  const form = useServerForm({ status: lead.status }, m.admin_careers_error_status(), async ({ status }) => {
    await onUpdate(status);
    onClose();
  });
  return (
    <FormDialog
      title={m.admin_careers_change_status()}
      form={form}
      submitLabel={m.admin_update()}
      size="sm"
      onClose={onClose}
    >
      <NativeSelect
        {...form.field('status')}
        data-autofocus
        label={m.admin_careers_new_status()}
        description={<bdi>{lead.fullName}</bdi>}
        data={statusChoices(careerStatuses)}
      />
    </FormDialog>
  );
}

import { Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { CommandIcon } from '#app/components/back-office/command-icon.tsx';
import { FormDialog } from '#app/components/back-office/form-dialog.tsx';
import type { ListAddress } from '#app/components/back-office/list/use-list-address.ts';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import type { LeadStatus } from '#shared/lead.ts';
import { statusChoices } from './lead-status.tsx';

type FilterDialogProps = {
  statuses: readonly LeadStatus[];
  /** '' shows all. */
  status: string;
  onApply: (status: string) => void;
  onClose: () => void;
};

/** Narrows a list to one status. Mounted means open. */
function FilterDialog({ statuses, status, onApply, onClose }: FilterDialogProps) {
  const form = useServerForm({ status }, '', async ({ status: chosen }) => apply(chosen));

  function apply(value: string): void {
    onClose();
    onApply(value);
  }

  return (
    <FormDialog
      title={m.admin_contacts_filter_title()}
      form={form}
      submitLabel={m.admin_filter_apply()}
      cancelLabel={m.admin_filter_clear()}
      size="sm"
      onClose={onClose}
      onCancel={() => apply('')}
    >
      <Radio.Group
        label={m.admin_column_status()}
        value={form.values.status}
        onChange={(value) => form.change({ status: value })}
      >
        <Stack gap="xs" mt="xs">
          {[{ value: '', label: m.admin_filter_all() }, ...statusChoices(statuses)].map((choice) => (
            <Radio key={choice.value} value={choice.value} label={choice.label} />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}

/** Opens the filter dialog and shows the active filter. */
export function StatusFilter({ statuses, address }: { statuses: readonly LeadStatus[]; address: ListAddress }) {
  const [isOpen, setIsOpen] = useState(false);
  const status = address.filter('status');
  const active = statusChoices(statuses).find(({ value }) => value === status);
  return (
    <>
      <Button
        variant={active ? 'light' : 'default'}
        leftSection={<CommandIcon name="filter" size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {active ? m.admin_filter_active({ value: active.label }) : m.admin_filter()}
      </Button>
      {isOpen && (
        <FilterDialog
          statuses={statuses}
          status={status}
          onApply={(chosen) => address.setFilters({ status: chosen })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

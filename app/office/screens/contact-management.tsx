import { Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import type { ListAddress } from '#app/office/components/list/use-list-address.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { answeredColumns } from '#app/office/leads/lead-columns.tsx';
import { LeadDetails, ViewDetailsAct } from '#app/office/leads/lead-details.tsx';
import { leadRoute } from '#app/office/leads/lead-list.tsx';
import type { LeadScreen } from '#app/office/leads/lead-screen.ts';
import { statusChoices, statusFilter } from '#app/office/leads/lead-status.tsx';
import { m } from '#messages';
import { contactLead } from '#shared/leads/contact-lead.ts';
import { answeredStatuses, type LeadStatus } from '#shared/leads/lead.ts';
import type { Contact, StaffLead } from '#shared/leads/lead-answers.ts';
import { leadAnswers } from '#shared/leads/lead-answers.ts';

/** The specification's Contact Management; the status can be changed in its cell. */
const screen: LeadScreen<StaffLead<Contact>> = {
  kind: 'contact',
  menu: m.admin_nav_contacts,
  answers: leadAnswers.contact,
  columns: ({ changeStatus }) => answeredColumns<StaffLead<Contact>>(contactLead, changeStatus),
  rowActs: (contact, acts) => <ViewDetailsAct lead={contact} acts={acts} />,
  dialog: (_, contact, acts) => (
    <LeadDetails entry={contactLead} title={m.admin_contacts_details()} lead={contact} acts={acts} />
  ),
  status: {
    choices: answeredStatuses,
    filter: {
      ...statusFilter(answeredStatuses),
      draw: (address) => <StatusFilter statuses={answeredStatuses} address={address} />,
    },
    failed: m.admin_contacts_error_status,
    updated: m.contact_status_updated,
  },
  failures: 'alert',
  words: {
    heading: m.admin_contacts_heading,
    empty: m.admin_contacts_empty,
    fetchFailed: m.admin_contacts_error_fetching,
    confirmDelete: m.admin_contacts_confirm_delete,
    deleteFailed: m.admin_contacts_error_deleting,
    deleted: m.contact_deleted,
  },
};

const route = leadRoute(screen);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;

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
function StatusFilter({ statuses, address }: { statuses: readonly LeadStatus[]; address: ListAddress }) {
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

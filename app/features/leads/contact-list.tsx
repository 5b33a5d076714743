import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActIcon } from '#app/components/back-office/act-icon.tsx';
import { BulkActs } from '#app/components/back-office/list/bulk-acts.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useAddressedRecord } from '#app/components/back-office/list/use-addressed-record.ts';
import { type ListAddress, useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAct } from '#app/components/back-office/row-act.tsx';
import { m } from '#messages';
import { leadAnswers } from '#shared/answers/lead-answers.ts';
import { type Contact, contactStatuses } from '#shared/contact.ts';
import type { StaffLead } from '#shared/lead.ts';
import { contactColumns } from './contact-columns.tsx';
import { ContactDetailsDialog } from './contact-details-dialog.tsx';
import { ContactFilterDialog } from './contact-filter-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { senderName } from './lead-cells.tsx';
import { contactKind } from './lead-kinds.ts';
import { contactSource } from './lead-sources.ts';
import { statusChoices } from './lead-status.tsx';
import { ClearSuspicionAct, SuspicionListFilter } from './suspicion.tsx';
import { useFailureAlert } from './use-failure-alert.tsx';
import { useLeadChanges } from './use-lead-changes.ts';

/** Opens the filter dialog and shows the active filter. */
function ContactFilter({ address }: { address: ListAddress }) {
  const [isOpen, setIsOpen] = useState(false);
  const status = address.filter('status');
  const active = statusChoices(contactStatuses).find(({ value }) => value === status);
  return (
    <>
      <Button
        variant={active ? 'light' : 'default'}
        leftSection={<ActIcon name="filter" size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {active ? m.admin_filter_active({ value: active.label }) : m.admin_filter()}
      </Button>
      {isOpen && (
        <ContactFilterDialog
          status={status}
          onApply={(chosen) => address.setFilters({ status: chosen })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The specification's Contact Management. */
export function ContactList({ contacts }: { contacts: Promise<Outcome<ListPage<StaffLead<Contact>>>> }) {
  const address = useListAddress({ order: '-createdAt', filters: contactSource.filters ?? [] });
  const { alert, tellFailure } = useFailureAlert();
  const { changeStatus, remove, clearSuspicion } = useLeadChanges(contactKind, tellFailure);
  const [shown, setShown] = useState<StaffLead<Contact>>();
  useAddressedRecord({
    path: contactKind.path,
    schema: leadAnswers.contact.one,
    open: setShown,
    tellFailure,
    failed: m.admin_contacts_error_fetching,
  });
  return (
    <ListScreen title={m.admin_contacts_heading()}>
      {alert}
      <RecordList
        outcome={contacts}
        address={address}
        newer={contactSource}
        label={m.admin_contacts_heading()}
        columns={contactColumns(changeStatus)}
        nameOf={senderName}
        empty={m.admin_contacts_empty()}
        toolbar={
          <>
            <ContactFilter address={address} />
            <SuspicionListFilter address={address} />
            <ExportButton path={contactKind.path} filters={contactSource.filters ?? []} tellFailure={tellFailure} />
          </>
        }
        bulkActions={(rows, clear) => (
          <BulkActs
            {...contactKind}
            rows={rows}
            clear={clear}
            statuses={statusChoices(contactStatuses)}
            tellFailure={tellFailure}
          />
        )}
        rowActions={(contact) => (
          <>
            {!contact.anonymisedAt && (
              <RowAct
                icon="view"
                title={m.admin_view_details()}
                label={m.admin_view_details_named({ name: senderName(contact) })}
                onClick={() => setShown(contact)}
              />
            )}
            <ClearSuspicionAct lead={contact} onClear={() => void clearSuspicion(contact._id)} />
            <RowAct
              icon="trash"
              title={m.admin_delete()}
              label={m.admin_delete_named({ name: senderName(contact) })}
              isDanger
              onClick={() => remove({ ...contact, fullName: senderName(contact) })}
            />
          </>
        )}
      />
      {shown && (
        <ContactDetailsDialog
          contact={shown}
          onClear={() => {
            setShown(undefined);
            void clearSuspicion(shown._id);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </ListScreen>
  );
}

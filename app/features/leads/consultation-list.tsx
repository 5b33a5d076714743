import { useState } from 'react';
import { BulkActs } from '#app/components/back-office/list/bulk-acts.tsx';
import type { ListColumn } from '#app/components/back-office/list/list-column.ts';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { ListPage } from '#app/components/back-office/list/read-list.ts';
import { RecordList } from '#app/components/back-office/list/record-list.tsx';
import { useAddressedRecord } from '#app/components/back-office/list/use-addressed-record.ts';
import { useListAddress } from '#app/components/back-office/list/use-list-address.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { RowAct } from '#app/components/back-office/row-act.tsx';
import { categoryLabel } from '#app/i18n/category-label.ts';
import { m } from '#messages';
import { leadAnswers } from '#shared/answers/lead-answers.ts';
import type { Consultation } from '#shared/consultation.ts';
import type { StaffLead } from '#shared/lead.ts';
import { ConsultationDetails } from './consultation-details.tsx';
import { ExportButton } from './export-button.tsx';
import { EmailCell, NameCell, senderName, TimeCell } from './lead-cells.tsx';
import { consultationKind } from './lead-kinds.ts';
import { consultationSource } from './lead-sources.ts';
import { ClearSuspicionAct, SenderCell, SuspicionListFilter } from './suspicion.tsx';
import { useFailureAlert } from './use-failure-alert.tsx';
import { useLeadChanges } from './use-lead-changes.ts';

function columns(): ListColumn<StaffLead<Consultation>>[] {
  return [
    {
      key: 'fullName',
      label: m.admin_column_name(),
      isSortable: true,
      cell: (consultation) => <SenderCell lead={consultation} />,
    },
    {
      key: 'email',
      label: m.admin_column_email(),
      isSortable: true,
      cell: ({ email }) => <EmailCell email={email} />,
    },
    {
      key: 'company',
      label: m.admin_column_company(),
      isSortable: true,
      cell: ({ company }) => <NameCell name={company} />,
    },
    {
      key: 'typeOfInquiry',
      label: m.admin_column_type_of_inquiry(),
      isSortable: true,
      cell: ({ typeOfInquiry }) => categoryLabel(typeOfInquiry),
    },
    {
      key: 'createdAt',
      label: m.admin_column_date(),
      isSortable: true,
      cell: ({ createdAt }) => <TimeCell iso={createdAt} />,
    },
  ];
}

/** The specification's Consultation Management. */
export function ConsultationList({
  consultations,
}: {
  consultations: Promise<Outcome<ListPage<StaffLead<Consultation>>>>;
}) {
  const address = useListAddress({ order: '-createdAt', filters: consultationSource.filters ?? [] });
  const { alert, tellFailure } = useFailureAlert();
  const { remove, clearSuspicion } = useLeadChanges(consultationKind, tellFailure);
  const [shown, setShown] = useState<StaffLead<Consultation>>();
  useAddressedRecord({
    path: consultationKind.path,
    schema: leadAnswers.consultation.one,
    open: setShown,
    tellFailure,
    failed: m.admin_consultations_error_fetching,
  });
  return (
    <ListScreen title={m.admin_consultations_heading()}>
      {alert}
      <RecordList
        outcome={consultations}
        address={address}
        newer={consultationSource}
        label={m.admin_consultations_heading()}
        columns={columns()}
        nameOf={senderName}
        toolbar={
          <>
            <SuspicionListFilter address={address} />
            <ExportButton
              path={consultationKind.path}
              filters={consultationSource.filters ?? []}
              tellFailure={tellFailure}
            />
          </>
        }
        empty={m.admin_consultations_empty()}
        bulkActions={(rows, clear) => (
          <BulkActs {...consultationKind} rows={rows} clear={clear} tellFailure={tellFailure} />
        )}
        rowActions={(consultation) => (
          <>
            {!consultation.anonymisedAt && (
              <RowAct
                icon="view"
                title={m.admin_view_details()}
                label={m.admin_view_details_named({ name: senderName(consultation) })}
                onClick={() => setShown(consultation)}
              />
            )}
            <ClearSuspicionAct lead={consultation} onClear={() => void clearSuspicion(consultation._id)} />
            <RowAct
              icon="trash"
              title={m.admin_delete()}
              label={m.admin_delete_named({ name: senderName(consultation) })}
              isDanger
              onClick={() => remove({ ...consultation, fullName: senderName(consultation) })}
            />
          </>
        )}
      />
      {shown && (
        <ConsultationDetails
          consultation={shown}
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

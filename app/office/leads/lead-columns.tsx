import type { ReactNode } from 'react';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import { PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { answeredStatuses } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import { type LeadEntry, listLeadFields } from '#shared/leads/lead-entry.ts';
import type { LeadField } from '#shared/leads/lead-field.ts';
import type { Leads } from '#shared/leads/quote-answers.ts';
import { nameCountry } from './country-name.ts';
import styles from './lead-cells.module.css';
import { EmailCell, NameCell, senderName, TimeCell } from './lead-cells.tsx';
import type { AnyLead, LeadActs } from './lead-screen.ts';
import { StatusSelect } from './lead-status.tsx';
import { SubjectLine } from './lead-subject.tsx';
import { fieldLabel, leadChoiceLabel } from './lead-words.ts';
import { SenderCell } from './suspicion.tsx';

/** A field in a row of a list. */
function renderCell(name: string, field: LeadField, lead: AnyLead): ReactNode {
  const text = String((lead as Readonly<Record<string, unknown>>)[name] ?? '');
  if (name === 'fullName')
    return (
      <span className="cell-parts">
        <SenderCell lead={lead} />
        <SubjectLine lead={lead} />
      </span>
    );
  switch (field.type) {
    case 'email':
      return <EmailCell email={text} />;
    case 'phone': {
      const e164 = 'phoneNumber' in lead ? lead.phoneNumber : '';
      return <span className={styles.phone}>{text ? <PhoneLink number={text} e164={e164} /> : '—'}</span>;
    }
    case 'choice':
      return leadChoiceLabel(field, text);
    default:
      return <NameCell name={name === 'country' ? nameCountry(text) : text} />;
  }
}

/** Choices and states are short; usual names are whole, and a telephone number with the code of its country. */
function shaped<Lead>({ type }: LeadField, column: ListColumn<Lead>): ListColumn<Lead> {
  if (column.key === 'fullName') return { ...column, least: '12.5rem' };
  if (type === 'phone') return { ...column, least: '7.5rem' };
  return type === 'choice' || type === 'status' ? whole(column) : column;
}

/** The columns of a kind's fields, as its entry has them, which the screen gives so that it loads no other; `own` are the cells of some. */
export function fieldColumns<Lead extends AnyLead>(
  entry: LeadEntry,
  own: Readonly<Record<string, (lead: Lead) => ReactNode>> = {},
): ListColumn<Lead>[] {
  return listLeadFields(entry)
    .filter(([, { isListed }]) => isListed)
    .map(([name, field]) =>
      shaped(field, sortable(name, fieldLabel(field), own[name] ?? ((lead: Lead) => renderCell(name, field, lead)))),
    );
}

/** The day of sending. */
export const dateColumn = (): ListColumn<{ createdAt: string }> =>
  whole(sortable('createdAt', m.admin_column_date(), ({ createdAt }) => <TimeCell iso={createdAt} />));

/** The same to the minute. */
export const timeColumn = (): ListColumn<{ createdAt: string }> => ({
  ...dateColumn(),
  label: m.admin_column_submitted_at(),
  cell: ({ createdAt }) => <TimeCell iso={createdAt} isExact />,
});

/** The columns of a kind whose status is chosen in its cell. */
export function answeredColumns<Lead extends StaffLead<Leads['contact' | 'quote']>>(
  entry: LeadEntry,
  changeStatus: LeadActs<Lead>['changeStatus'],
): ListColumn<Lead>[] {
  const status = (lead: Lead) => (
    <StatusSelect
      name={senderName(lead)}
      status={lead.status}
      statuses={answeredStatuses}
      onChange={(chosen) => changeStatus(lead, chosen)}
    />
  );
  return [...fieldColumns<Lead>(entry, { status }), dateColumn()];
}

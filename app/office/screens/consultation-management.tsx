import { dateColumn, fieldColumns } from '#app/office/leads/lead-columns.tsx';
import { LeadDetails, ViewDetailsAct } from '#app/office/leads/lead-details.tsx';
import { leadRoute } from '#app/office/leads/lead-list.tsx';
import type { LeadScreen } from '#app/office/leads/lead-screen.ts';
import { m } from '#messages';
import { consultationLead } from '#shared/leads/consultation-lead.ts';
import type { Consultation, StaffLead } from '#shared/leads/lead-answers.ts';
import { leadAnswers } from '#shared/leads/lead-answers.ts';

/** The specification's Consultation Management. */
const screen: LeadScreen<StaffLead<Consultation>> = {
  kind: 'consultation',
  menu: m.admin_nav_consultations,
  answers: leadAnswers.consultation,
  columns: () => [...fieldColumns<StaffLead<Consultation>>(consultationLead), dateColumn()],
  rowActs: (consultation, acts) => <ViewDetailsAct lead={consultation} acts={acts} />,
  dialog: (_, consultation, acts) => (
    <LeadDetails entry={consultationLead} title={m.admin_consultations_details()} lead={consultation} acts={acts} />
  ),
  status: null,
  failures: 'alert',
  words: {
    heading: m.admin_consultations_heading,
    empty: m.admin_consultations_empty,
    fetchFailed: m.admin_consultations_error_fetching,
    // The contact's wording, as specified.
    confirmDelete: m.admin_contacts_confirm_delete,
    deleteFailed: m.admin_consultations_error_deleting,
    deleted: m.consultation_deleted,
  },
};

const route = leadRoute(screen);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;

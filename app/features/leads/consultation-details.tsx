import { EmailLink } from '#app/components/isolate.tsx';
import { categoryLabel } from '#app/i18n/category-label.ts';
import { m } from '#messages';
import type { Consultation } from '#shared/consultation.ts';
import { isSuspicious, type StaffLead } from '#shared/lead.ts';
import { cameFromFacts } from './came-from.tsx';
import { NameCell, TimeCell } from './lead-cells.tsx';
import { LeadDetails } from './lead-details.tsx';
import { ClearSuspicionButton, suspicionFacts } from './suspicion.tsx';

type ConsultationDetailsProps = {
  consultation: StaffLead<Consultation>;
  onClear: () => void;
  onClose: () => void;
};

/** One consultation request, with its message. */
export function ConsultationDetails({ consultation, onClear, onClose }: ConsultationDetailsProps) {
  const { fullName, email, company, typeOfInquiry, message, reference, createdAt } = consultation;
  return (
    <LeadDetails
      title={m.admin_consultations_details()}
      facts={[
        { label: m.admin_column_name(), value: <NameCell name={fullName} /> },
        { label: m.admin_column_email(), value: <EmailLink address={email} /> },
        { label: m.admin_column_company(), value: <NameCell name={company} /> },
        { label: m.admin_column_type_of_inquiry(), value: categoryLabel(typeOfInquiry) },
        { label: m.admin_column_submitted_at(), value: <TimeCell iso={createdAt} isExact /> },
        { label: m.admin_column_reference(), value: <bdi>{reference}</bdi> },
        ...cameFromFacts(consultation),
        ...suspicionFacts(consultation),
      ]}
      message={{ label: m.admin_column_message(), text: message }}
      actions={isSuspicious(consultation) && <ClearSuspicionButton lead={consultation} onClear={onClear} />}
      onClose={onClose}
    />
  );
}

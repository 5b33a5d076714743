import { Button } from '@mantine/core';
import { Dialog } from '#app/office/components/dialog.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { Isolate, PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { careerLead } from '#shared/leads/career-lead.ts';
import type { Career, StaffLead } from '#shared/leads/lead-answers.ts';
import { cameFromFacts } from './came-from.tsx';
import { CvMarkNotes, isWithheld } from './cv-marks.tsx';
import styles from './cv-preview.module.css';
import { ReadCv } from './cv-reader.tsx';
import { EmailCell, NameCell, senderName } from './lead-cells.tsx';
import { OpenInLeads } from './lead-details.tsx';
import { leadFacts } from './lead-facts.tsx';
import { StatusChip } from './lead-status.tsx';

function Applicant({ fullName, email, phone, phoneNumber, status }: Career) {
  return (
    <p className={styles.applicant}>
      <NameCell name={fullName} />
      <EmailCell email={email} />
      <PhoneLink number={phone} e164={phoneNumber} />
      <StatusChip status={status} />
    </p>
  );
}

/** What the dialog shows in its title and below it. */
const shownAbove = ['fullName', 'email', 'phone', 'cvOriginalName', 'status'];

type CvPreviewProps = { lead: StaffLead<Career>; onDownload: () => void; onClose: () => void };

/** The CV of an application inside the page, or why it is not shown there. Mounted means open. */
export function CvPreview({ lead, onDownload, onClose }: CvPreviewProps) {
  const { _id, cvOriginalName, cvMarks = [] } = lead;
  const facts = [...leadFacts(careerLead, lead, shownAbove), ...cameFromFacts(lead)];
  useTabName(senderName(lead));
  return (
    <Dialog onClose={onClose} size="xl" title={<Isolate>{cvOriginalName}</Isolate>}>
      <div className={styles.preview}>
        <Applicant {...lead} />
        {facts.length > 0 && <FactList facts={facts} />}
        <CvMarkNotes marks={cvMarks} />
        {!isWithheld(cvMarks) && <ReadCv id={_id} />}
        {isWithheld(cvMarks) && !cvMarks.includes('infected') && (
          <div className={styles.buttons}>
            <Button onClick={onDownload}>{m.admin_careers_download()}</Button>
          </div>
        )}
        {!lead.anonymisedAt && (
          <div className={styles.buttons}>
            <OpenInLeads reference={lead.reference} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

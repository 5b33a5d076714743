import { Link } from 'react-router';
import { openParameter } from '#app/office/components/list/use-addressed-record.ts';
import { readSession } from '#app/office/components/session.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import type { LeadSubject, StaffLead } from '#shared/leads/lead-answers.ts';
import styles from './lead-cells.module.css';

type SubjectSection = 'products' | 'openings';

function SubjectTitle({ about }: { about: LeadSubject }) {
  return <bdi>{localised(about).title}</bdi>;
}

/** A lead's subject below its sender's name; empty without one. */
export function SubjectLine({ lead: { about } }: { lead: StaffLead<object> }) {
  if (!about) return null;
  return (
    <span className={styles.subject}>
      <SubjectTitle about={about} />
    </span>
  );
}

/** Its name, linked for staff of its section while it exists. */
function SubjectLink({ about, section }: { about: LeadSubject; section: SubjectSection }) {
  const isOwn = mayUse(readSession()?.user.role ?? '', section);
  if (!about.isThere || !isOwn) return <SubjectTitle about={about} />;
  return (
    <Link to={`/admin/${section}?${new URLSearchParams({ [openParameter]: about._id })}`}>
      <SubjectTitle about={about} />
    </Link>
  );
}

/** The same among the facts of a lead's details. */
export function subjectFacts({ about }: StaffLead<object>, section: SubjectSection, label: string) {
  if (!about) return [];
  const note = !about.isThere && <span className="muted"> ({m.admin_subject_deleted()})</span>;
  const value = (
    <>
      <SubjectLink about={about} section={section} />
      {note}
    </>
  );
  return [{ label, value }];
}

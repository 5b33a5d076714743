import { Chip } from '#app/office/components/chip.tsx';
import type { SourceFilter } from '#app/office/components/list/list-filter.tsx';
import { formatDateTime, formatNumber } from '#app/ui/i18n/format.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { isSuspicious, type SuspicionReason, waitsApart } from '#shared/leads/lead.ts';
import type { LeadMark, StaffLead } from '#shared/leads/lead-answers.ts';
import { NameCell } from './lead-cells.tsx';
import { leadKindIcons } from './lead-icons.ts';
import styles from './suspicion.module.css';

const words: Record<SuspicionReason, () => string> = {
  honeypot: m.suspicion_honeypot,
  too_fast: m.suspicion_too_fast,
  too_old: m.suspicion_too_old,
  no_stamp: m.suspicion_no_stamp,
  forged_stamp: m.suspicion_forged_stamp,
  replayed_stamp: m.suspicion_replayed_stamp,
  api: m.suspicion_api,
  staff: m.suspicion_staff,
};

/** The same in few words, for a row. */
const shortWords: Record<SuspicionReason, () => string> = {
  honeypot: m.suspicion_short_honeypot,
  too_fast: m.suspicion_short_too_fast,
  too_old: m.suspicion_short_too_old,
  no_stamp: m.suspicion_short_no_stamp,
  forged_stamp: m.suspicion_short_forged_stamp,
  replayed_stamp: m.suspicion_short_replayed_stamp,
  api: m.admin_by_program,
  staff: m.suspicion_short_staff,
};

const reasonsOf = ({ suspicion }: LeadMark): string[] => suspicion.map((reason) => words[reason]());

/** Who sent something, with a label where a word of theirs waits, and where it is suspicious. */
export function SenderCell({ lead }: { lead: StaffLead<{ fullName: string }> }) {
  return (
    <>
      {lead.anonymisedAt ? (
        <em className={styles.anonymised}>{m.admin_anonymised()}</em>
      ) : (
        <NameCell name={lead.fullName} />
      )}
      {lead.wordAt && (
        <SignChip
          colour="blue"
          icon={leadKindIcons.contact}
          title={m.admin_new_word_since({ time: formatDateTime(lead.wordAt) })}
        >
          {m.admin_new_word()}
        </SignChip>
      )}
      {isSuspicious(lead) && <SuspicionChip lead={lead} />}
    </>
  );
}

/** Suspicious where it waits apart on the desk, too; what a program sent waits there with the others. */
function SuspicionChip({ lead }: { lead: LeadMark }) {
  const isApart = waitsApart(lead.suspicion);
  return (
    <SignChip
      colour={isApart ? 'yellow' : 'gray'}
      icon={isApart ? icons.warning : icons.program}
      title={reasonsOf(lead).join(' · ')}
    >
      {isApart ? m.admin_suspicious() : m.admin_by_program()}
    </SignChip>
  );
}

const icons = {
  warning: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.5v.01',
  program: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
};

type SignChipProps = { colour: string; icon: string; title: string; children: string };

/** A chip that is only its sign where its words would cut the name before it. */
function SignChip({ colour, icon, title, children }: SignChipProps) {
  return (
    <Chip colour={colour} title={title} className={styles.sign}>
      <LineIcon path={icon} size={14} />
      <span>{children}</span>
    </Chip>
  );
}

/** Why a lead waits apart, in few words: of several reasons the first, and how many more there are. */
export function SuspicionReasons({ suspicion }: Pick<LeadMark, 'suspicion'>) {
  const [first, ...more] = suspicion.filter((reason) => waitsApart([reason]));
  if (!first) return null;
  return (
    <span className={styles.why} title={suspicion.map((reason) => words[reason]()).join(' · ')}>
      <bdi>{shortWords[first]()}</bdi>
      {more.length > 0 && <bdi dir="ltr"> +{formatNumber(more.length)}</bdi>}
    </span>
  );
}

/** The reasons for suspicion as facts; empty for unsuspicious leads. */
export function suspicionFacts(lead: LeadMark) {
  if (!isSuspicious(lead)) return [];
  const reasons = (
    <ul className={styles.reasons}>
      {reasonsOf(lead).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
  return [{ label: m.admin_suspicious_reasons(), value: reasons }];
}

/** Filters of a list of leads: what is open or anonymised soon, and suspicion. */
export const leadFilters: readonly SourceFilter[] = [
  {
    name: 'only',
    label: m.admin_only_filter,
    all: m.admin_only_all,
    choices: () => [
      { value: 'open', label: m.admin_only_open() },
      { value: 'expiring', label: m.admin_only_expiring() },
    ],
  },
  {
    name: 'suspicious',
    label: m.admin_suspicious_filter,
    all: m.admin_suspicious_all,
    choices: () => [
      { value: 'yes', label: m.admin_suspicious() },
      { value: 'no', label: m.admin_suspicious_no() },
    ],
  },
];

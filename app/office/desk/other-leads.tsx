import { Link } from 'react-router';
import { failureMessage } from '#app/office/components/api-client.ts';
import { toastFailure } from '#app/office/components/toast.ts';
import { leadKindIcons } from '#app/office/leads/lead-icons.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import type { Desk } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { DeskButton } from './desk-button.tsx';
import { callDesk, type OpenLead } from './desk-data.ts';
import { tabLabels } from './desk-words.ts';
import styles from './person-pane.module.css';

type OthersProps = { open: OpenLead; addressOf: (reference: string) => string; onChanged: () => void };
type Other = Desk['others'][number];

/** What else the same person or company sent; what only looks like it is confirmed or refused, and both can be undone. */
export function OtherLeads({ open: { lead, desk }, addressOf, onChanged }: OthersProps) {
  async function decide(other: Other, verdict: Other['verdict']): Promise<void> {
    try {
      await callDesk(`/leads/${lead._id}/others/${other._id}`, { method: 'PUT', body: { verdict } });
    } catch (error) {
      toastFailure(failureMessage(error, m.desk_failed()));
    }
    onChanged();
  }

  return (
    <section className={styles.section}>
      <h3>{m.desk_others()}</h3>
      <ul className={styles.others}>
        {desk.others.map((other) => (
          <li key={other._id} data-refused={other.verdict === 'other' || undefined}>
            <LineIcon path={leadKindIcons[other.kind]} size={16} />
            <Link to={addressOf(other.reference)} state={{ staysOnScreen: true }}>
              {other.why === 'likely' && (
                <>
                  <bdi>{other.fullName}</bdi> ·{' '}
                </>
              )}
              <bdi className={styles.code}>{other.reference}</bdi> · <bdi>{other.wants}</bdi>
            </Link>
            <small>
              {[formatDate(other.movedAt), tabLabels[other.tab](), sayRelation(other, desk.kind)]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <Verdict other={other} onDecide={(verdict) => void decide(other, verdict)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayRelation({ verdict, why }: Other, kind: LeadKind): string | undefined {
  if (verdict) return verdict === 'same' ? m.desk_same_decided() : m.desk_same_refused();
  if (why === 'likely') return m.desk_likely();
  if (why === 'person') return undefined;
  // Applicants write for no company.
  return kind === 'career' ? m.desk_same_reach() : m.desk_same_company();
}

function Verdict({ other, onDecide }: { other: Other; onDecide: (verdict: Other['verdict']) => void }) {
  const choices: (readonly [Other['verdict'], string])[] = other.verdict
    ? [[null, m.admin_undo()]]
    : [...(other.why === 'person' ? [] : [['same', m.desk_same_yes()] as const]), ['other', m.desk_same_no()]];
  return (
    <span className={styles.verdict}>
      {choices.map(([verdict, label]) => (
        <DeskButton
          // What undoes it takes its place, and the focus with it.
          key={verdict ?? other.verdict}
          aria-label={`${label}: ${other.reference}`}
          onClick={() => onDecide(verdict)}
        >
          {label}
        </DeskButton>
      ))}
    </span>
  );
}

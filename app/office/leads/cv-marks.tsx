import { Chip } from '#app/office/components/chip.tsx';
import { m } from '#messages';
import type { FileMark } from '#shared/leads/file-marks.ts';
import styles from './cv-marks.module.css';

const labels: Record<FileMark, () => string> = {
  encrypted: m.cv_mark_encrypted,
  active: m.cv_mark_active,
  damaged: m.cv_mark_damaged,
  unchecked: m.cv_mark_unchecked,
  infected: m.cv_mark_infected,
};

const reasons: Record<FileMark, () => string> = {
  encrypted: m.cv_withheld_encrypted,
  active: m.cv_withheld_active,
  damaged: m.cv_withheld_damaged,
  unchecked: m.cv_withheld_unchecked,
  infected: m.cv_withheld_infected,
};

const colours: Partial<Record<FileMark, string>> = { active: 'red', infected: 'red' };

type MarksProps = { marks: readonly FileMark[] | undefined };

/** Whether a CV is only offered as a download. */
export function isWithheld(marks: readonly FileMark[] = []): boolean {
  return marks.some((mark) => mark !== 'unchecked');
}

/** The findings about a CV, as badges. */
export function CvMarkBadges({ marks = [] }: MarksProps) {
  if (marks.length === 0) return null;
  return (
    <span className={styles.badges}>
      {marks.map((mark) => (
        <Chip key={mark} size="sm" className={styles.badge} colour={colours[mark] ?? 'yellow'}>
          {labels[mark]()}
        </Chip>
      ))}
    </span>
  );
}

/** The same in a sentence each. */
export function CvMarkNotes({ marks = [] }: MarksProps) {
  return marks.map((mark) => (
    <p key={mark} className={styles.note}>
      <strong>{labels[mark]()}.</strong> {reasons[mark]()}
    </p>
  ));
}

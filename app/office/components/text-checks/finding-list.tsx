import { Button } from '@mantine/core';
import { textProps } from '#app/office/components/both-languages.tsx';
import { m } from '#messages';
import {
  type CheckedPair,
  type CheckFinding,
  isReplaceable,
  mended,
  otherLanguage,
} from '#shared/text-checks/text-check.ts';
import { checkLabel, checkReason } from './check-words.ts';
import styles from './text-findings.module.css';

// Loaded with the first finding.

type Mend = (language: CheckFinding['language'], text: string) => void;

type FindingListProps = {
  label: string;
  findings: readonly CheckFinding[];
  pair: CheckedPair;
  onMend: Mend;
  onDismiss: (finding: CheckFinding) => void;
};

/** Findings below their field, to be mended or dismissed. */
export default function FindingList({ label, findings, pair, onMend, onDismiss }: FindingListProps) {
  return (
    <ul className={styles.findings} aria-label={m.text_check_list({ label })}>
      {findings.map((finding) => (
        <FindingItem
          key={[finding.check, finding.language, finding.found, finding.wanted].join('\n')}
          finding={finding}
          text={pair[finding.language]}
          onMend={onMend}
          onDismiss={() => onDismiss(finding)}
        />
      ))}
    </ul>
  );
}

type FindingItemProps = {
  onMend: Mend;
  finding: CheckFinding;
  text: string;
  onDismiss: () => void;
};

function FindingItem({ finding, text, onMend, onDismiss }: FindingItemProps) {
  const { check, language, wanted } = finding;
  const better = isReplaceable(finding) ? mended(text, finding) : text;
  return (
    <li className={`box ${styles.finding}`} data-check={check}>
      <p>
        <strong>{checkLabel(check)}</strong>{' '}
        <span className="muted">{language === 'ar' ? m.text_check_of_arabic() : m.text_check_of_english()}</span>
        <br />
        {checkReason(check)}
      </p>
      <FoundWords finding={finding} />
      <div className={`wrap gap-2 ${styles.actions}`}>
        {better !== text && (
          <Button variant="default" size="compact-sm" onClick={() => onMend(language, better)}>
            {wanted.trim() === '' ? m.text_check_remove() : m.text_check_replace({ wanted })}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={m.text_check_dismiss_named({ check: checkLabel(check) })}
          onClick={onDismiss}
        >
          {m.text_check_dismiss()}
        </Button>
      </div>
    </li>
  );
}

/** What stands in the text and what the other one has, each in its direction. */
export function FoundWords({ finding }: { finding: Pick<CheckFinding, 'check' | 'language' | 'found' | 'wanted'> }) {
  const { language, found, wanted } = finding;
  const isReplaced = isReplaceable({ ...finding });
  const wantedLanguage = isReplaced ? language : otherLanguage(language);
  return (
    <span className={styles.found}>
      {found.trim() && (
        <span>
          {m.text_check_here()} <q {...textProps(language)}>{found}</q>
        </span>
      )}{' '}
      {wanted.trim() && (
        <span>
          {isReplaced ? m.text_check_instead() : m.text_check_other_language()}{' '}
          <q {...textProps(wantedLanguage)}>{wanted}</q>
        </span>
      )}
    </span>
  );
}

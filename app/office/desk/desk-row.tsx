import { Fragment } from 'react';
import { Link } from 'react-router';
import { leadKindIcons } from '#app/office/leads/lead-icons.ts';
import { SuspicionReasons } from '#app/office/leads/suspicion.tsx';
import { formatDayOfYear, formatDue, formatNumber, formatShortAge } from '#app/ui/i18n/format.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import type { DeskRow } from '#shared/leads/desk.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { hour } from '#shared/units.ts';
import styles from './desk-row.module.css';
import { leadKindLabels } from './desk-words.ts';

const partsBetween = ' · ';
/** How long before its time a lead says by when it is to be answered; said in each row it would say nothing. */
const soon = 2 * hour;

type Part = { text: string; isWhole?: boolean; before?: string };

/** What it wants; of a quote request the number of lines and the quantity are never cut. */
function splitWants({ kind, wants, parts = [wants] }: DeskRow): Part[] {
  const [lines = '', bag = '', quantity = '', ...terms] = parts;
  const found: Part[] =
    kind === 'quote' && parts.length > 1
      ? [
          { text: lines, isWhole: true },
          { text: bag },
          { text: quantity, isWhole: true, ...(bag && { before: ' ' }) },
          ...terms.map((text) => ({ text })),
        ]
      : parts.map((text) => ({ text }));
  return found.filter(({ text }) => text);
}

type RowProps = { row: DeskRow; isOpen: boolean; to: string; owner: string | undefined };

/** A lead in two lines: who and since when; what they want, or the next step once it is due, and whose it is. */
export function DeskRowLink({ row, isOpen, to, owner }: RowProps) {
  const { kind, fullName, reference, company, language, movedAt, answerBy, isNew, isMentioned } = row;
  const { rating, stagedAt, nextStep, nextStepOn } = row;
  const today = dayInAmman(new Date());
  const isStepDue = nextStepOn !== null && nextStepOn <= today;
  // What staff meant to do now says more than what was asked for then.
  const step = isStepDue ? nextStep : '';
  const parts = step ? [{ text: step }] : splitWants(row);
  const isPressing = answerBy !== null && Date.parse(answerBy) - Date.now() <= soon;
  // What matters of an application is how long it has been in its stage.
  const since = (kind === 'career' && stagedAt) || movedAt;
  return (
    <Link
      className={styles.row}
      to={to}
      state={{ staysOnScreen: true }}
      preventScrollReset
      data-new={isNew || undefined}
      aria-current={isOpen ? 'true' : undefined}
      data-lead={reference}
    >
      <LineIcon path={leadKindIcons[kind]} size={16} />
      <span className={styles.first}>
        <bdi className={styles.name}>{fullName || reference}</bdi>
        <bdi className={styles.firm}>{company}</bdi>
        {rating !== null && <bdi className={styles.stars}>★{formatNumber(rating)}</bdi>}
        <time className={styles.age} dateTime={since} title={kind === 'career' ? m.desk_stage_since() : undefined}>
          {formatShortAge(since)}
        </time>
      </span>
      {isMentioned && <b className={styles.mention}>@</b>}
      <span
        className={styles.want}
        data-step={step ? true : undefined}
        {...(kind !== 'quote' && !step && { lang: language })}
      >
        {/* Each in its own direction, so that what does not fit is cut at its end. */}
        {parts.map(({ text, isWhole, before = partsBetween }: Part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts can be equal
          <Fragment key={place}>
            {place > 0 && before}
            <bdi data-whole={isWhole}>{text}</bdi>
          </Fragment>
        ))}
      </span>
      {row.tab === 'suspicious' && !isStepDue && (
        <span className={styles.why}>
          <SuspicionReasons suspicion={row.suspicion} />
        </span>
      )}
      {isPressing && <Due at={answerBy} />}
      {isStepDue && !isPressing && (
        <time className={styles.due} dateTime={nextStepOn} data-late={nextStepOn < today || undefined}>
          {m.desk_step_on({ day: formatDayOfYear(nextStepOn) })}
        </time>
      )}
      <span className={styles.who} data-none={!owner || undefined} title={owner ?? m.desk_nobody()}>
        {[...(owner ?? '')][0]?.toUpperCase()}
      </span>
      <span className="visually-hidden">
        {leadKindLabels[kind]()}
        {isNew && `, ${m.admin_new_word()}`}
        {isMentioned && `, ${m.desk_mentioned()}`}
      </span>
    </Link>
  );
}

/** By when it is to be answered, or since when it is late. */
function Due({ at }: { at: string }) {
  const isLate = Date.parse(at) < Date.now();
  const time = formatDue(at);
  return (
    <time className={styles.due} dateTime={at} data-late={isLate || undefined}>
      {isLate ? m.desk_late_since({ time }) : m.desk_due({ time })}
    </time>
  );
}

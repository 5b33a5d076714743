import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import type { Quote } from '#shared/leads/lead-answers.ts';
import styles from './quote-lines.module.css';

type Rows = NonNullable<Quote['rows']>;

/** An Arabic value may begin with a Latin code: `CIF: …`. */
const directionOf = (value: string) =>
  currentLanguage() === 'ar' && /\p{Script=Arabic}/u.test(value) ? 'rtl' : 'auto';

/** `Width: 56 cm`: the value may be of another script than its label. */
function Stated({ stated }: { stated: Rows['terms'] }) {
  return stated.map(({ label, value }) => (
    <span key={label} className={styles.stated}>
      {label}: <bdi dir={directionOf(value)}>{value}</bdi>
    </span>
  ));
}

/** What is asked for, each text in its own direction; the plain text of a server that does not send its parts. */
export function QuoteLines({ rows, summary = '' }: Pick<Quote, 'rows' | 'summary'>) {
  if (!rows) {
    const texts = summary.split('\n').map((text, place) => ({ text, place }));
    return texts.map(({ text, place }) => (
      <span key={place} className={styles.row} dir="auto">
        {text}
      </span>
    ));
  }
  const lines = rows.lines.map((line, place) => ({ ...line, number: place + 1 }));
  return (
    <>
      {lines.map(({ number, title, family, stated, note }) => (
        <span key={number} className={styles.line}>
          <span className={styles.row}>
            {number}. <bdi>{title}</bdi> ({family})
          </span>
          <span className={styles.row}>
            <Stated stated={stated} />
          </span>
          {note && (
            <span className={styles.row}>
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
      ))}
      <span className={styles.row}>
        <Stated stated={rows.terms} />
      </span>
    </>
  );
}

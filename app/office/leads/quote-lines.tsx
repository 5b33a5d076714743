import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import type { Quote } from '#shared/leads/quote-answers.ts';
import styles from './quote-lines.module.css';

type Rows = NonNullable<Quote['rows']>;

/** An Arabic value may begin with a Latin code: `ISO 22000 …`. */
const findDirection = (value: string) =>
  currentLanguage() === 'ar' && /\p{Script=Arabic}/u.test(value) ? 'rtl' : 'auto';

/** `Width: 56 cm`: the value may be of another script than its label. */
function Stated({ stated }: { stated: Rows['terms'] }) {
  return stated.map(({ label, value }) => (
    <span key={label} className={styles.stated}>
      {label}: <bdi dir={findDirection(value)}>{value}</bdi>
    </span>
  ));
}

/** What is asked for, a row for each bag, each text in its own direction; the plain text of a server that does not send its parts. */
export function QuoteLines({ rows, summary = '' }: Pick<Quote, 'rows' | 'summary'>) {
  if (!rows)
    return (
      <span className={styles.plain} dir="auto">
        {summary}
      </span>
    );
  const lines = rows.lines.map((line, place) => ({ ...line, number: place + 1 }));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.desk_bag()}</th>
          <th scope="col">{m.desk_stated()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, title, family, stated, note }) => (
          <tr key={number}>
            <th scope="row">
              <bdi>{title}</bdi>
              <small>{family}</small>
            </th>
            <td>
              <Stated stated={stated} />
              {note && <bdi className={styles.note}>{note}</bdi>}
            </td>
          </tr>
        ))}
        {rows.terms.length > 0 && (
          <tr>
            <th scope="row">{m.quote_order()}</th>
            <td>
              <Stated stated={rows.terms} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

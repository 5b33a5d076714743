import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { Typeset } from '#app/ui/typeset.tsx';
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

/** The quantity of a bag, as it is written among its figures, and the other figures. */
function splitStated(stated: Rows['terms']) {
  const isQuantity = ({ label }: Rows['terms'][number]) => label === m.trade_quantity();
  return { quantity: stated.find(isQuantity)?.value, figures: stated.filter((each) => !isQuantity(each)) };
}

/** With its label where there is no room for headings. */
function Quantity({ value }: { value: string }) {
  return (
    <>
      <span className={styles.label}>{m.trade_quantity()}: </span>
      <bdi dir={findDirection(value)}>{value}</bdi>
    </>
  );
}

/** What is asked for, a row for each bag, each text in its own direction; the plain text of a server that does not send its parts. */
export function QuoteLines({ rows, summary = '' }: Pick<Quote, 'rows' | 'summary'>) {
  if (!rows)
    return (
      <span className={styles.plain} dir="auto">
        {summary}
      </span>
    );
  const lines = rows.lines.map((line, place) => ({ ...line, ...splitStated(line.stated), number: place + 1 }));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.desk_bag()}</th>
            <th scope="col">{m.trade_quantity()}</th>
            <th scope="col">{m.desk_stated()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ number, title, family, quantity, figures, note }) => (
            <tr key={number}>
              <th scope="row">
                <bdi>
                  <Typeset text={title} />
                </bdi>
                <small>{family}</small>
              </th>
              <td>{quantity && <Quantity value={quantity} />}</td>
              <td>
                <Stated stated={figures} />
                {note && <bdi className={styles.note}>{note}</bdi>}
              </td>
            </tr>
          ))}
          {rows.terms.length > 0 && (
            <tr>
              <th scope="row">{m.quote_order()}</th>
              <td colSpan={2}>
                <Stated stated={rows.terms} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

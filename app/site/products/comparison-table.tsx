import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { TextIn } from '#shared/content/content.ts';
import type { Picture } from '#shared/content/picture.ts';
import type { Language } from '#shared/language.ts';
import type { ComparedGroup, ComparedRow } from '#shared/trade/comparison.ts';
import styles from './comparison-table.module.css';
import { type LineRequest, QuoteLink } from './quote-link.tsx';

/** What the products say of one thing, each text with its language. */
export type Row = ComparedRow<TextIn> & { nameIn: Language };
export type FigureGroup = Omit<ComparedGroup, 'rows'> & { rows: Row[] };

export type ComparedColumn = {
  address: string;
  name: string;
  languages: { name: Language };
  picture: Picture | undefined;
  request: LineRequest;
  /** The comparison without this product. */
  without: string;
};

/** The sign of rows that differ; decorative, words say the same. */
export function DiffersSign() {
  return (
    <span className={styles.sign}>
      <LineIcon path="M5 9h14M5 15h14M16.5 4l-9 16" size={16} />
    </span>
  );
}

type Columns = { columns: readonly ComparedColumn[] };

function Head({ columns }: Columns) {
  return (
    <thead>
      <tr>
        <td className={`${styles.about} ${styles.head} ${styles.corner}`} />
        {columns.map(({ address, name, languages }) => (
          <th key={address} scope="col" className={styles.head} {...foreignText(languages.name)}>
            <SiteLink to={`/products/${address}`}>{name}</SiteLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The picture of each product, and what can be done with it. */
function Products({ columns }: Columns) {
  return (
    <tbody>
      <tr className={styles.products}>
        <td className={styles.about} />
        {columns.map(({ address, name, picture, request, without }) => (
          <td key={address}>
            <PictureView
              picture={picture}
              alt=""
              className={styles.picture}
              sizes="(min-width: 900px) 240px, 140px"
              upTo={720}
            />
            <QuoteLink request={request} aria-label={`${m.quote_add_product()}: ${name}`}>
              {m.quote_add_product()}
            </QuoteLink>
            <SiteLink to={without} rel="nofollow" aria-label={m.compare_remove_product({ product: name })}>
              {m.compare_remove()}
            </SiteLink>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** One thing that the products say; whether they differ in it is marked by a sign and said in words. */
function ComparedThing({
  row: { name, nameIn, cells, differs },
  columns,
}: {
  row: Row;
  columns: readonly ComparedColumn[];
}) {
  return (
    <tr>
      <th scope="row" className={differs ? `${styles.about} ${styles.differs}` : styles.about}>
        <span {...foreignText(nameIn)}>{name}</span>
        {differs && (
          <>
            <DiffersSign />
            <span className="visually-hidden"> ({m.compare_differs()})</span>
          </>
        )}
      </th>
      {cells.map((cell, i) => (
        <td key={columns[i]?.address}>
          {cell ? (
            <bdi {...foreignText(cell.language)}>{cell.text}</bdi>
          ) : (
            <>
              <span className="muted" aria-hidden="true">
                –
              </span>
              <span className="visually-hidden">{m.compare_unstated()}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Products side by side. On narrow screens it slides within its frame, with the names of rows and columns in view. */
export function ComparisonTable({
  columns,
  groups,
}: {
  columns: readonly ComparedColumn[];
  groups: readonly FigureGroup[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what slides must be reachable by keyboard
    <section className={styles.frame} aria-label={m.compare_table()} tabIndex={0}>
      <table className={styles.table}>
        <Head columns={columns} />
        <Products columns={columns} />
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            {title && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                  <span>{title}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <ComparedThing key={row.name} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

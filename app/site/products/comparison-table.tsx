import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { TextIn } from '#shared/content/content.ts';
import type { Picture } from '#shared/content/picture.ts';
import type { Language } from '#shared/language.ts';
import type { Likeness } from '#shared/trade/comparison.ts';
import { AddButton, type RequestAddition } from './add-to-request.tsx';
import moreStyles from './compare-more.module.css';
import acts from './comparison-acts.module.css';
import styles from './comparison-table.module.css';

/** What the products say of one thing, each text with its language; undefined where one says nothing, null where it cannot. */
export type Row = { name: string; nameIn: Language; cells: readonly (TextIn | undefined | null)[]; likeness: Likeness };

export type ComparedColumn = {
  address: string;
  name: string;
  languages: { name: Language };
  picture: Picture | undefined;
  addition: RequestAddition;
  /** The comparison without this product. */
  without: string;
};

type Columns = { columns: readonly ComparedColumn[] };

/** The products, which stay in view and follow what is swiped below them (`islands/compare-choice.ts`). */
function Names({ columns }: Columns) {
  return (
    <ul className={styles.names} data-names>
      {columns.map(({ address, name, languages, picture }) => (
        <li key={address}>
          <PictureView picture={picture} alt="" className={`${styles.picture} no-print`} sizes="64px" upTo={320} />
          <SiteLink to={`/products/${address}`} {...foreignText(languages.name)}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Column headers for screen readers; everybody else sees the names above the table. */
function Heads({ columns }: Columns) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ address, name, languages }) => (
          <th key={address} scope="col" {...foreignText(languages.name)}>
            <span className="visually-hidden">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What can be done with each product, below its name. */
function Acts({ columns }: Columns) {
  return (
    <table className={`${styles.table} ${styles.borderless} no-print`}>
      <Heads columns={columns} />
      <tbody>
        <tr>
          <td />
          {columns.map(({ address, name, addition, without }) => (
            <td key={address}>
              <div className={acts.acts}>
                <AddButton addition={addition} isQuiet />
                <SiteLink to={without} rel="nofollow" aria-label={m.compare_remove_product({ product: name })}>
                  {m.compare_remove()}
                </SiteLink>
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type RowsProps = Columns & { label: string; rows: readonly Row[] };

/** Rows of the comparison as a table of its own, so that those that are the same can be folded. */
function Rows({ columns, label, rows }: RowsProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <Heads columns={columns} />
      <tbody>
        {rows.map(({ name, nameIn, cells }) => (
          <tr key={name}>
            <th scope="row">
              <span {...foreignText(nameIn)}>{name}</span>
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i]?.address}>
                {cell ? (
                  <bdi {...foreignText(cell.language)}>{cell.text}</bdi>
                ) : (
                  <span className={styles.unknown}>
                    {cell === null ? m.compare_not_concerned() : m.compare_unstated()}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows that say little of what to choose; paper shows them. */
function Folded({ label, rows, columns }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        {label} <small>{formatNumber(rows.length)}</small>
        <Icon name="chevron" />
      </summary>
      <Rows columns={columns} label={label} rows={rows} />
    </details>
  );
}

/** Products side by side: what differs, what is not stated by all, and, folded, what is of some alone and what is the same. A phone swipes sideways. */
export function ComparisonTable({ columns, rows }: Columns & { rows: readonly Row[] }) {
  const rowsThatAre = (likeness: Likeness) => rows.filter((row) => row.likeness === likeness);
  const [different, unknown] = [rowsThatAre('different'), rowsThatAre('unknown')];
  const title = m.compare_different();
  return (
    <div className={styles.comparison} data-count={columns.length}>
      <Names columns={columns} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what slides must be reachable by keyboard */}
      <section className={styles.lanes} aria-label={m.compare_table()} tabIndex={0} data-lanes>
        <Acts columns={columns} />
        <h2>
          {title} <small>{formatNumber(different.length)}</small>
        </h2>
        {different.length === 0 && <p className={styles.still}>{m.compare_same()}</p>}
        <Rows columns={columns} label={title} rows={different} />
        {unknown.length > 0 && (
          <>
            <h2>
              {m.compare_not_known()} <small>{m.compare_not_counted()}</small>
            </h2>
            <Rows columns={columns} label={m.compare_not_known()} rows={unknown} />
          </>
        )}
        <Folded columns={columns} label={m.compare_for_some()} rows={rowsThatAre('partial')} />
        <Folded columns={columns} label={m.compare_the_same()} rows={rowsThatAre('same')} />
      </section>
    </div>
  );
}

type CompareMoreProps = { addresses: readonly string[]; others: readonly { address: string; name: string }[] };

/** One more product for a comparison, without scripts: with them the catalogue keeps what was chosen before. */
export function CompareMore({ addresses, others }: CompareMoreProps) {
  return (
    <form method="get" action={localPath('/compare')} className={`${moreStyles.more} needs-no-script no-print`}>
      {addresses.map((address) => (
        <input key={address} type="hidden" name="products" value={address} />
      ))}
      <label>
        {m.compare_add()}
        <select name="products">
          {others.map(({ address, name }) => (
            <option key={address} value={address}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button quiet">
        {m.compare_choose()}
      </button>
    </form>
  );
}

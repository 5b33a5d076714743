import { FormLink } from '#app/site/components/form-link.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { Picture } from '#shared/content/picture.ts';
import type { Language } from '#shared/language.ts';
import {
  type CatalogueOrder,
  type ColumnName,
  type ColumnTexts,
  columnNames,
  readOrder,
} from '#shared/trade/catalogue-columns.ts';
import { AddButton, type RequestAddition } from './add-to-request.tsx';
import { type CatalogueAddress, catalogueAddress } from './catalogue-address.ts';
import { CompareBox } from './compare-form.tsx';
import styles from './product-table.module.css';

const heads = {
  weight: { label: m.trade_facet_weight, unit: m.products_unit_kg },
  width: { label: m.trade_width, unit: m.products_unit_cm },
  length: { label: m.trade_length, unit: m.products_unit_cm },
  depth: { label: m.products_column_depth, unit: m.products_unit_cm },
  fabric: { label: m.products_column_fabric, unit: m.products_unit_gsm },
  minimum: { label: m.products_column_minimum, unit: m.products_unit_pieces },
  lead: { label: m.trade_lead_time, unit: m.products_unit_days },
} as const satisfies Record<ColumnName, { label: () => string; unit: () => string }>;

type Row = {
  _id: string;
  address: string;
  title: string;
  languages: { title: Language };
  picture: Picture | undefined;
  columns: ColumnTexts;
  addition: RequestAddition;
};

type TableProps = { products: readonly Row[]; address: CatalogueAddress };

/** The head of a column: orders the list by it, and a second time the other way round. */
function ColumnHead({ name, address }: { name: ColumnName; address: CatalogueAddress }) {
  const order = address.sort && readOrder(address.sort);
  const isOrdered = order?.column === name;
  const way = order?.isDescending ? ('descending' as const) : ('ascending' as const);
  const next: CatalogueOrder = isOrdered && way === 'ascending' ? `-${name}` : name;
  return (
    <th scope="col" className={styles.number} aria-sort={isOrdered ? way : undefined}>
      <FormLink to={catalogueAddress({ ...address, sort: next })}>
        <span>
          {heads[name].label()} <small>{heads[name].unit()}</small>
        </span>
      </FormLink>
    </th>
  );
}

/** The catalogue as a dense table; a figure that is not known is a dash. Slides sideways below the names where it has to. */
export function ProductTable({ products, address }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what slides is reached by keyboard
    <section className={styles.frame} aria-label={m.products_table()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {m.products_column_name()}
            </th>
            {columnNames.map((name) => (
              <ColumnHead key={name} name={name} address={address} />
            ))}
            <th scope="col" className={styles.act} data-needs-server>
              {m.compare_choose()}
            </th>
            <th scope="col" className={styles.act} data-needs-server>
              {m.bar_quote()}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ _id, address: named, title, languages, picture, columns, addition }) => (
            <tr key={_id}>
              <th scope="row" className={styles.name} {...foreignText(languages.title)}>
                <SiteLink to={`/products/${named}`}>
                  <PictureView picture={picture} sizes="44px" upTo={360} alt="" className={styles.picture} />
                  <span>{title}</span>
                </SiteLink>
              </th>
              {columnNames.map((column) => (
                <td key={column} className={styles.number}>
                  {columns[column] ? <Isolate>{columns[column]}</Isolate> : '–'}
                </td>
              ))}
              <td className={styles.act} data-needs-server>
                <CompareBox address={named} name={title} language={languages.title} isBare />
              </td>
              <td className={styles.act} data-needs-server>
                <AddButton addition={addition} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

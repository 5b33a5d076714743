import { keptPart } from '#app/site/components/kept-part.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { type FacetName, facetNames, facets } from '#shared/trade/facets.ts';
import type { TradeWord } from '#shared/trade/field-types.ts';
import { type CatalogueAddress, type Chosen, catalogueAddress } from './catalogue-address.ts';
import styles from './catalogue-filters.module.css';

type Counts = Readonly<Record<FacetName, readonly { value: string; count: number }[]>>;
type FiltersProps = Omit<CatalogueAddress, 'page'> & { counts: Counts };

const word = (of: TradeWord): string => sayTrade(of, {}, currentLanguage());

/** The other choices with this one; without it where it was chosen already. */
function toggled(chosen: Chosen, name: FacetName, value: string): Chosen {
  const { [name]: before, ...others } = chosen;
  return before === value ? others : { ...others, [name]: value };
}

/** The values of one facet as links; the chosen one leads back. */
function FacetChoices({ name, counts, ...address }: FiltersProps & { name: FacetName }) {
  const labels = new Map<string, TradeWord>(facets[name].choices.map(({ value, label }) => [value, label]));
  return (
    <nav className={styles.facet} aria-label={word(facets[name].label)}>
      <p className={styles.name} aria-hidden="true">
        {word(facets[name].label)}
      </p>
      <ul className={styles.choices}>
        {counts[name].map(({ value, count }) => (
          <li key={value}>
            <SiteLink
              to={catalogueAddress({ ...address, chosen: toggled(address.chosen, name, value) })}
              className={styles.choice}
              aria-current={address.chosen[name] === value ? 'true' : undefined}
              data-stays
            >
              {word(labels.get(value) ?? facets[name].label)}
              <span className={styles.count}>{formatNumber(count)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const orders = [
  { value: undefined, label: m.products_sort_newest },
  { value: 'weight', label: m.products_sort_weight },
] as const;

function Orders(address: Omit<CatalogueAddress, 'page'>) {
  return (
    <nav className={styles.facet} aria-label={m.products_sort()}>
      <p className={styles.name} aria-hidden="true">
        {m.products_sort()}
      </p>
      <ul className={styles.choices}>
        {orders.map(({ value, label }) => (
          <li key={value ?? ''}>
            <SiteLink
              to={catalogueAddress({ ...address, sort: value })}
              className={styles.choice}
              aria-current={address.sort === value ? 'true' : undefined}
              data-stays
            >
              {label()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Filters({ counts, ...address }: FiltersProps) {
  const shown = facetNames.filter((name) => counts[name].length > 0);
  const chosen = Object.keys(address.chosen).length;
  if (shown.length === 0) return null;
  return (
    <details className={styles.filters} open={chosen > 0 || address.sort !== undefined} data-needs-server>
      <summary className={styles.summary}>
        <span>{m.products_more_filters()}</span>
        {chosen > 0 && <span className={styles.count}>{formatNumber(chosen)}</span>}
        <Icon name="chevron" />
      </summary>
      <div className={styles.facets}>
        {shown.map((name) => (
          <FacetChoices key={name} name={name} counts={counts} {...address} />
        ))}
        <Orders {...address} />
        {chosen > 0 && (
          <SiteLink
            to={catalogueAddress({ ...address, chosen: {}, sort: undefined })}
            className={styles.clear}
            data-stays
          >
            {m.products_clear_filters()}
          </SiteLink>
        )}
      </div>
    </details>
  );
}

/** What the catalogue is narrowed by besides the industry, with counts, and its order: links, on a phone as on a desk. */
export const CatalogueFilters = keptPart('catalogue-filters', Filters);

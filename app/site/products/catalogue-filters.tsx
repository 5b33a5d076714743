import { EmptyState } from '#app/site/components/empty-state.tsx';
import { FormLink } from '#app/site/components/form-link.tsx';
import { ButtonLink, SiteLink } from '#app/site/components/site-link.tsx';
import { type FilterChoice, FilterRow } from '#app/site/filters/filter-row.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { CatalogueView } from '#shared/site/remembered-view.ts';
import type { TermChoice } from '#shared/terms/term.ts';
import { type FacetName, facetNames, facets } from '#shared/trade/facets.ts';
import type { TradeWord } from '#shared/trade/field-types.ts';
import { type CatalogueAddress, type Chosen, catalogueAddress, isNarrowed } from './catalogue-address.ts';
import styles from './catalogue-filters.module.css';

type Counts = Readonly<Record<FacetName, readonly { value: string; count: number }[]>>;
type Choosing = Omit<CatalogueAddress, 'page' | 'view'>;
type FiltersProps = Choosing & {
  counts: Counts;
  industries: readonly (TermChoice & { count: number })[];
  view: CatalogueView;
};

const word = (of: TradeWord): string => sayTrade(of, {}, currentLanguage());

/** The other choices with this one; without it where it was chosen already. */
function toggled(chosen: Chosen, name: FacetName, value: string): Chosen {
  const { [name]: before, ...others } = chosen;
  return before === value ? others : { ...others, [name]: value };
}

/** Where a choice leads. */
const leadingTo = (address: CatalogueAddress) => ({ to: catalogueAddress(address), isForPeople: isNarrowed(address) });

/** The industries with counts, all first. */
function industryChoices({ industries, ...address }: Choosing & Pick<FiltersProps, 'industries'>): FilterChoice[] {
  const all = { ...address, category: undefined };
  const choices = industries.map(({ value, ...choice }) => {
    const isChosen = value === address.category;
    const narrowed = leadingTo(isChosen ? all : { ...address, category: value });
    return { ...choice, ...narrowed, isChosen, canBeUndone: true };
  });
  return [{ ...leadingTo(all), label: m.filter_all(), isChosen: !address.category }, ...choices];
}

/** The values of one facet with counts. */
function facetChoices(name: FacetName, counts: Counts, address: Choosing): FilterChoice[] {
  const labels = new Map<string, TradeWord>(facets[name].choices.map(({ value, label }) => [value, label]));
  return counts[name].map(({ value, count }) => ({
    ...leadingTo({ ...address, chosen: toggled(address.chosen, name, value) }),
    label: word(labels.get(value) ?? facets[name].label),
    count,
    isChosen: address.chosen[name] === value,
    canBeUndone: true,
  }));
}

const orders = [
  { value: undefined, label: m.products_sort_newest },
  { value: 'weight', label: m.products_sort_weight },
  { value: 'lead', label: m.products_sort_lead },
] as const;

const views = [
  { value: 'cards', label: m.products_view_cards, icon: 'grid' },
  { value: 'table', label: m.products_view_table, icon: 'menu' },
] as const satisfies readonly { value: CatalogueView; label: () => string; icon: IconName }[];

const viewChoices = (shown: CatalogueView, address: Choosing): FilterChoice[] =>
  views.map(({ value, label }) => ({
    ...leadingTo({ ...address, view: value }),
    label: label(),
    isChosen: value === shown,
  }));

/** Cards or a table; a cookie remembers it. */
function ViewSwitch({ view, address }: { view: CatalogueView; address: Choosing }) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{m.products_view()}</legend>
      {views.map(({ value, label, icon }) => (
        <FormLink
          key={value}
          to={catalogueAddress({ ...address, view: value })}
          aria-label={label()}
          aria-pressed={value === view}
          title={label()}
        >
          <Icon name={icon} />
        </FormLink>
      ))}
    </fieldset>
  );
}

const orderChoices = (address: Choosing): FilterChoice[] =>
  orders.map(({ value, label }) => ({
    ...leadingTo({ ...address, sort: value }),
    label: label(),
    isChosen: address.sort === value,
  }));

type NarrowedBy = FacetName | 'industry' | 'q';
type Narrowed = Choosing & { industries: readonly TermChoice[] };

/** What is chosen of one filter, in words, and the catalogue without it. */
function describeChoice(name: NarrowedBy, { industries, ...address }: Narrowed): { choice: string; to: string } {
  if (name === 'q')
    return { choice: isolatedText(address.q ?? ''), to: catalogueAddress({ ...address, q: undefined }) };
  if (name === 'industry') {
    const choice = industries.find(({ value }) => value === address.category)?.label ?? address.category ?? '';
    return { choice, to: catalogueAddress({ ...address, category: undefined }) };
  }
  const value = address.chosen[name] ?? '';
  const { choices, label } = facets[name];
  const chosen = toggled(address.chosen, name, value);
  return {
    choice: word(choices.find((one) => one.value === value)?.label ?? label),
    to: catalogueAddress({ ...address, chosen }),
  };
}

type EmptyProps = Narrowed & { withoutOne: readonly { name: NarrowedBy; count: number }[] };

/** Says that nothing fits what was chosen, and leads first to what one choice less finds. */
export function EmptyCatalogue({ withoutOne, ...narrowed }: EmptyProps) {
  const { category, q, chosen } = narrowed;
  const names: NarrowedBy[] = [
    ...facetNames.filter((name) => chosen[name]),
    ...(category ? (['industry'] as const) : []),
    ...(q ? (['q'] as const) : []),
  ];
  const said = names.map((name) => describeChoice(name, narrowed).choice).join(' · ');
  return (
    <EmptyState
      title={isNarrowed(narrowed) ? m.products_none_fits() : m.products_empty()}
      text={said || m.products_empty_text()}
    >
      {withoutOne.map(({ name, count }, place) => {
        const { choice, to } = describeChoice(name, narrowed);
        return (
          <FormLink key={name} to={to} className={place === 0 ? 'button' : 'button quiet'}>
            {m.products_without({ choice, count })}
          </FormLink>
        );
      })}
      {withoutOne.length > 0 ? (
        <SiteLink to="/contact-us">{m.nav_contact()}</SiteLink>
      ) : (
        <ButtonLink to="/contact-us">{m.nav_contact()}</ButtonLink>
      )}
    </EmptyState>
  );
}

/** What the catalogue is narrowed by, with counts, its order and how it is shown, on a phone as on a desk. */
export function CatalogueFilters({ counts, industries, view, ...address }: FiltersProps) {
  const shown = facetNames.filter((name) => counts[name].length > 0);
  const chosen = Object.keys(address.chosen).length;
  return (
    <div className={`${styles.filters} no-print`} data-needs-server>
      <ViewSwitch view={view} address={address} />
      <div className={styles.industries}>
        <FilterRow label={m.products_filter()} choices={industryChoices({ industries, ...address })} />
      </div>
      {shown.length > 0 && (
        <details className={styles.more} data-over>
          <summary className={`unmarked ${styles.summary}`}>
            <span>{m.products_more_filters()}</span>
            {chosen > 0 && <span className={styles.count}>{formatNumber(chosen)}</span>}
            <Icon name="chevron" />
          </summary>
          <div className={styles.facets}>
            {shown.map((name) => (
              <FilterRow
                key={name}
                label={word(facets[name].label)}
                choices={facetChoices(name, counts, address)}
                isNamed
              />
            ))}
            <FilterRow label={m.products_sort()} choices={orderChoices(address)} isNamed />
            <div className={styles.viewRow}>
              <FilterRow label={m.products_view()} choices={viewChoices(view, address)} isNamed />
            </div>
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
      )}
    </div>
  );
}

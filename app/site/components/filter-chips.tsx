import { keptPart } from '#app/site/components/kept-part.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './filter-chips.module.css';
import { SiteLink } from './site-link.tsx';

type FilterChipsProps = {
  /** The name of the filter for screen readers. */
  label?: string;
  /** The unfiltered address of the list, for example `/projects`. */
  path: string;
  /** The values of `?category=`, with labels; `language` of a label, where it is not that of the page. */
  choices: { value: string; label: string; language?: Language }[];
  /** The active value; undefined shows all. */
  current: string | undefined;
  /** The current search, which the filter keeps. */
  query?: string | undefined;
  /** Further parameters of the address, which the filter keeps. */
  kept?: Readonly<Record<string, string>> | undefined;
};

function addressOf(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length > 0 ? `${path}?${given.join('&')}` : path;
}

function Chips({ label = m.filter_label(), path, choices, current, query, kept }: FilterChipsProps) {
  const all = { value: undefined, label: m.filter_all(), language: undefined };
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {[all, ...choices].map((choice) => (
          <li key={choice.value ?? ''}>
            <SiteLink
              to={addressOf(path, { category: choice.value, q: query, ...kept })}
              className={styles.chip}
              aria-current={choice.value === current ? 'true' : undefined}
              data-stays
              {...foreignText(choice.language)}
            >
              {choice.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Filters as links: they work without JavaScript, can be shared, and keep the scroll position. */
export const FilterChips = keptPart('filter-chips', Chips);

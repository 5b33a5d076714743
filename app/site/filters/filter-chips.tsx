import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { FilterRow } from './filter-row.tsx';

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
};

function writeAddress(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length > 0 ? `${path}?${given.join('&')}` : path;
}

/** The filter of a list by its category, `?category=`; all first. */
export function FilterChips({ label = m.filter_label(), path, choices, current, query }: FilterChipsProps) {
  const all = writeAddress(path, { q: query });
  const shown = choices.map(({ value, ...choice }) => {
    const isChosen = value === current;
    return {
      ...choice,
      isChosen,
      canBeUndone: true,
      to: isChosen ? all : writeAddress(path, { category: value, q: query }),
      isForPeople: Boolean(query),
    };
  });
  const first = { to: all, label: m.filter_all(), isChosen: current === undefined, isForPeople: Boolean(query) };
  return <FilterRow label={label} choices={[first, ...shown]} />;
}

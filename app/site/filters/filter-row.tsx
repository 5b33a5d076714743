import { FormLink } from '#app/site/components/form-link.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Language } from '#shared/language.ts';
import styles from './filter-row.module.css';

export type FilterChoice = {
  /** The list with this choice; without it where it is chosen already and can be undone. */
  to: string;
  label: string;
  /** Of the label, where it is not that of the page. */
  language?: Language | undefined;
  /** How many records it shows. */
  count?: number | undefined;
  isChosen: boolean;
  /** Whether the list combines filters, for people alone: robots find no link to it. */
  isForPeople?: boolean;
  /** Whether a second click undoes it, which a sign says; one of an order, or `All`, only gives way to another. */
  canBeUndone?: boolean;
};

type FilterRowProps = {
  label: string;
  choices: readonly FilterChoice[];
  /** Whether the label is shown; screen readers get it in any case. */
  isNamed?: boolean;
};

function linkProps({ to, label, language, count, isChosen, canBeUndone = false }: Omit<FilterChoice, 'isForPeople'>) {
  return {
    to,
    className: styles.choice,
    'aria-current': isChosen ? ('true' as const) : undefined,
    ...foreignText(language),
    children: (
      <>
        {label}
        {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
        {isChosen && canBeUndone && <Icon name="close" size={14} />}
      </>
    ),
  };
}

/** One filter of a list, each choice an address: they work without JavaScript, can be shared, and keep the scroll position. */
export function FilterRow({ label, choices, isNamed = false }: FilterRowProps) {
  return (
    <nav className={styles.row} aria-label={label}>
      {isNamed && (
        <p className={styles.name} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={styles.choices}>
        {choices.map(({ isForPeople = false, ...choice }) => (
          <li key={`${choice.label} ${choice.to}`}>
            {isForPeople ? <FormLink {...linkProps(choice)} /> : <SiteLink {...linkProps(choice)} data-stays />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'react-router';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import styles from './sub-tabs.module.css';

type SubTab = {
  to: string;
  label: string;
  isCurrent: boolean;
  /** How many fields in it are to be corrected. */
  faults?: number;
};

/** The parts of a screen, one of which is shown; each has its address. */
export function SubTabs({ label, tabs }: { label: string; tabs: readonly SubTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label: name, isCurrent, faults = 0 }) => (
          <li key={to}>
            <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {name}
              {faults > 0 && (
                <span className={styles.faults}>
                  <span aria-hidden="true">{formatNumber(faults)}</span>
                  <span className="visually-hidden">{m.tab_faults({ count: faults })}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { NavLink } from 'react-router';
import { m } from '#messages';
import { SectionIcon } from './section-icon.tsx';
import { ownSections } from './sections.ts';
import styles from './shell.module.css';

/** The links to the sections; the current one is marked. */
export function SideMenu({ onFollow }: { onFollow?: () => void }) {
  return (
    <nav aria-label={m.admin_nav_label()}>
      <ul className={styles.links}>
        {ownSections().map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link ?? ''} prefetch="intent" {...(onFollow && { onClick: onFollow })}>
              <SectionIcon section={to} />
              {label()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

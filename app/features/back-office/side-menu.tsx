import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { LineIcon } from '#app/components/line-icon.tsx';
import { m } from '#messages';
import { ownSections } from './sections.ts';
import styles from './shell.module.css';

/** The section links; the current one is marked and scrolled into view. */
export function SideMenu({ onFollow }: { onFollow?: () => void }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the address
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={menu} aria-label={m.admin_nav_label()}>
      <ul className={styles.links}>
        {ownSections().map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link ?? ''} prefetch="intent" {...(onFollow && { onClick: onFollow })}>
              <LineIcon path={icon} />
              {label()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

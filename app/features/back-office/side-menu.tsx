import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { m } from '#messages';
import { SectionIcon } from './section-icon.tsx';
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

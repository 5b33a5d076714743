import { SiteLink } from '#app/site/components/site-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { NavigationLink } from './basket-link.tsx';
import { exploreLinks, mainNavigation } from './navigation.ts';
import styles from './site-drawer.module.css';

/** The 280 px menu of small screens; it opens from the side where reading starts and traps focus as a modal dialog. */
export function SiteDrawer() {
  return (
    <dialog id="site-drawer" className={styles.drawer} aria-label={m.menu_title()} data-island="dialog">
      <div className={styles.panel}>
        <button
          type="button"
          className={styles.close}
          aria-label={m.menu_close()}
          {...{ command: 'close', commandfor: 'site-drawer' }}
        >
          <Icon name="close" />
        </button>
        <nav aria-label={m.menu_title()}>
          <ul className={styles.main}>
            {mainNavigation.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to}>{label()}</SiteLink>
              </li>
            ))}
          </ul>
          <ul className={styles.explore}>
            <li>
              <SiteLink to="/search">{m.nav_search()}</SiteLink>
            </li>
            {exploreLinks.map((entry) => (
              <li key={entry.to}>
                <NavigationLink {...entry} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}

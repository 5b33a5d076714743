import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { Logo } from '#app/ui/brand/logo.tsx';
import { SiteColourMode } from '#app/ui/colour-mode-button.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LanguageToggle } from '#app/ui/language-toggle.tsx';
import { m } from '#messages';
import { BasketLink } from './basket-link.tsx';
import { mainNavigation } from './navigation.ts';
import { SiteDrawer } from './site-drawer.tsx';
import styles from './site-header.module.css';

type SiteHeaderProps = {
  companyName: string;
  /** The search tool in the header. */
  search: (className: string) => ReactNode;
};

/** Whether the screen at `to`, or one below it, is shown. */
function isShown(to: string, pathname: string): boolean {
  const path = localPath(to);
  return pathname === path || (to !== '/' && pathname.startsWith(`${path}/`));
}

/** The company's mark and the links; `shown` is the address of the one that is shown. */
function Start({ companyName, shown }: { companyName: string; shown: string | undefined }) {
  return (
    <>
      <SiteLink to="/" className={styles.brand} aria-label={companyName}>
        <Logo language={currentLanguage()} />
      </SiteLink>
      <nav className={`${styles.navigation} no-print`} aria-label={m.nav_label()}>
        <ul className={styles.links}>
          {mainNavigation.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} aria-current={to === shown ? 'page' : undefined}>
                {label()}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The ways to products and to a quotation. */
function Ways() {
  return (
    <>
      <SiteLink to="/products" className={styles.products}>
        {m.nav_products()}
      </SiteLink>
      <BasketLink className={styles.quote}>
        <Icon name="file" />
        <span>{m.nav_quote()}</span>
      </BasketLink>
    </>
  );
}

export function SiteHeader({ companyName, search }: SiteHeaderProps) {
  const { pathname } = useLocation();
  const shown = mainNavigation.find(({ to }) => isShown(to, pathname))?.to;
  return (
    <header className={styles.header} data-island="header">
      <div className={styles.bar}>
        <Start companyName={companyName} shown={shown} />
        <div className={`${styles.tools} no-print`}>
          <Ways />
          {search(`icon-button ${styles.search}`)}
          <SiteColourMode className="icon-button needs-script" />
          <LanguageToggle className="icon-button system-font" />
          <button
            type="button"
            className={`icon-button ${styles.menu}`}
            aria-label={m.menu_open()}
            aria-haspopup="dialog"
            // Invoker commands open the drawer without JavaScript where the browser knows them.
            {...{ command: 'show-modal', commandfor: 'site-drawer' }}
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <SiteDrawer />
    </header>
  );
}

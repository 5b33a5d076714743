import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { Logo } from '#app/components/brand/logo.tsx';
import { tryLocalStorage } from '#app/components/browser-storage.ts';
import { ColourModeButton } from '#app/components/colour-mode-button.tsx';
import { Icon } from '#app/components/icon.tsx';
import { LanguageToggle } from '#app/components/language-toggle.tsx';
import { usePrefetch } from '#app/components/prefetch-budget.ts';
import { discovery } from '#app/components/route-discovery.ts';
import { SiteLink } from '#app/components/site-link.tsx';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { localPath } from '#app/i18n/paths.ts';
import { m } from '#messages';
import { mainNavigation } from './navigation.ts';
import noticeStyles from './notice.module.css';
import { SiteDrawer } from './site-drawer.tsx';
import styles from './site-header.module.css';

const scrollThreshold = 100;

/** Whether the page is scrolled past the threshold at which the header takes on paper and shadow, in CSS pixels. */
function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

type SiteHeaderProps = {
  companyName: string;
  hasNotice: boolean;
  /** The search tool in the header. */
  search: (className: string) => ReactNode;
};

function dismiss(): void {
  tryLocalStorage((storage) => storage.setItem('notice-dismissed', '1'));
  document.documentElement.dataset.notice = 'dismissed';
}

/** The slim line above the header that says the site is under development. */
function UnderDevelopmentNotice() {
  return (
    <div className={noticeStyles.notice} role="note">
      <p>{m.notice_text()}</p>
      <button type="button" className={noticeStyles.dismiss} onClick={dismiss} aria-label={m.notice_dismiss()}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

export function SiteHeader({ companyName, hasNotice, search }: SiteHeaderProps) {
  const isScrolled = useIsScrolled();
  const drawer = useRef<HTMLDialogElement>(null);
  const prefetch = usePrefetch();
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      {hasNotice && <UnderDevelopmentNotice />}
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.brand} aria-label={companyName}>
          <Logo language={currentLanguage()} />
        </SiteLink>
        <nav className={styles.navigation} aria-label={m.nav_label()}>
          <ul className={styles.links}>
            {mainNavigation.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={localPath(to)} end={to === '/'} discover={discovery()} prefetch={prefetch} viewTransition>
                  {label()}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <SiteLink to="/products" className={styles.products}>
            {m.nav_products()}
          </SiteLink>
          {search(`${styles.tool} ${styles.search}`)}
          <ColourModeButton className={`${styles.tool} ${styles.needsScript}`} />
          <LanguageToggle className={styles.language} />
          <button
            type="button"
            className={`${styles.tool} ${styles.menu}`}
            aria-label={m.menu_open()}
            aria-haspopup="dialog"
            // Invoker commands open the drawer without JavaScript where the browser knows them.
            {...{ command: 'show-modal', commandfor: 'site-drawer' }}
            onClick={() => drawer.current?.open || drawer.current?.showModal()}
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <SiteDrawer ref={drawer} />
    </header>
  );
}

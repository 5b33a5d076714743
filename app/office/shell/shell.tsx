import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { Mark } from '#app/ui/brand/mark.tsx';
import { ColourModeButton } from '#app/ui/colour-mode-button.tsx';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { LanguageToggle } from '#app/ui/language-toggle.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { KeptLine } from './kept-line.tsx';
import { isAt, listTabs, menuEntries } from './sections.ts';
import styles from './shell.module.css';
import { type ShellDialog, ShellDialogs, useShellDialog } from './shell-dialogs.tsx';
import type { Shortcut } from './shortcut-sheet.tsx';
import { type KnownStatus, StatusLine } from './status-line.tsx';

// Loaded on demand, so that screens load faster.
const MenuDrawer = lazyPart(() => import('#app/office/components/late-dialogs.tsx'), 'MenuDrawer');

type ShellProps = {
  title: string;
  /** Narrows the menu to icons, and gives the screen all of the window. */
  isDesk?: boolean;
  /** The keys of the screen itself. */
  shortcuts: readonly Shortcut[] | undefined;
  status: KnownStatus;
  username: string;
  onLogout: () => void;
  children: ReactNode;
};

/** Palette, shortcuts, colour mode and language: in the top bar, or in the drawer on a phone. */
function Tools({ onOpen }: { onOpen: (dialog: ShellDialog) => void }) {
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.tool}`}
        aria-label={m.admin_palette()}
        title={m.admin_palette()}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => onOpen('palette')}
      >
        <Icon name="search" />
      </button>
      <button
        type="button"
        className={`icon-button ${styles.tool}`}
        aria-label={m.admin_shortcuts()}
        title={m.admin_shortcuts()}
        onClick={() => onOpen('shortcuts')}
      >
        <CommandIcon name="keyboard" />
      </button>
      <ColourModeButton className={`icon-button ${styles.tool}`} />
      <LanguageToggle className={`icon-button system-font ${styles.tool}`} />
    </>
  );
}

/** Top bar, side menu and content of every screen of the back office. */
export function Shell({ title, isDesk = false, shortcuts, status, username, onLogout, children }: ShellProps) {
  // Undefined until the menu is opened for the first time.
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  const { dialog, open, close } = useShellDialog();
  const waiting = status?.waiting ?? 0;
  const closeMenu = () => setIsMenuOpen(false);
  const openFromMenu = (wanted: ShellDialog) => {
    closeMenu();
    open(wanted);
  };
  return (
    <>
      <a className="skip-link" href="#content">
        {m.skip_to_content()}
      </a>
      <header className={styles.bar}>
        <button
          type="button"
          className={`icon-button ${styles.tool} ${styles.menuButton}`}
          aria-label={m.menu_open()}
          aria-expanded={isMenuOpen ?? false}
          onClick={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <a className={styles.home} href="/" aria-label={m.admin_to_site()} title={m.admin_to_site()}>
          <Mark />
        </a>
        <div className={styles.who}>
          <p className={`cut ${styles.title}`}>{title}</p>
          <button
            type="button"
            className={`cut ${styles.username}`}
            aria-label={m.admin_account_of({ username })}
            title={m.admin_account()}
            onClick={() => open('account')}
            // Isolated direction, so that a long name is cut at its end.
            dir="auto"
          >
            {username}
          </button>
        </div>
        <div className={styles.barTools}>
          <Tools onOpen={open} />
        </div>
        <button type="button" className={`icon-button ${styles.tool} ${styles.logout}`} onClick={onLogout}>
          {m.admin_logout()}
        </button>
      </header>
      <aside className={styles.side} data-desk={isDesk || undefined}>
        <SideMenu waiting={waiting} />
      </aside>
      {isMenuOpen !== undefined && (
        <Suspense>
          <MenuDrawer opened={isMenuOpen} onClose={closeMenu}>
            <SideMenu waiting={waiting} onFollow={closeMenu} />
            <div className={styles.drawerTools}>
              <Tools onOpen={openFromMenu} />
            </div>
          </MenuDrawer>
        </Suspense>
      )}
      <ShellDialogs dialog={dialog} shortcuts={shortcuts} username={username} onClose={close} />
      <main
        id="content"
        className={styles.content}
        data-desk={isDesk || undefined}
        data-unknown={status === undefined || undefined}
        tabIndex={-1}
      >
        <StatusLine status={status} />
        <KeptLine username={username} />
        <GroupTabs />
        {children}
      </main>
    </>
  );
}

/** @returns the ref of links whose current one is scrolled into view when the address changes */
function useCurrentInView(pathname: string) {
  const links = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the address
  useEffect(() => {
    links.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return links;
}

/** The screens of a group of the menu, as tabs of each of them. */
function GroupTabs() {
  const { pathname } = useLocation();
  const tabs = useCurrentInView(pathname);
  const group = menuEntries().find(
    ({ sections }) => sections.length > 1 && sections.some((section) => isAt(section, pathname)),
  );
  if (!group) return null;
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={group.label()}>
      {listTabs(group.sections, pathname).map(({ to, label, isCurrent }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} prefetch="intent">
          {label()}
        </Link>
      ))}
    </nav>
  );
}

/** The section links, with how many leads wait; the current one is marked and scrolled into view. */
function SideMenu({ waiting, onFollow }: { waiting: number; onFollow?: () => void }) {
  const { pathname } = useLocation();
  const menu = useCurrentInView(pathname);
  return (
    <nav ref={menu} aria-label={m.admin_nav_label()}>
      <ul className={styles.links}>
        {menuEntries().map(({ label, icon, sections }) => (
          <li key={icon}>
            <Link
              to={sections[0]?.to ?? ''}
              className={styles.link}
              aria-current={sections.some((section) => isAt(section, pathname)) ? 'page' : undefined}
              prefetch="intent"
              {...(onFollow && { onClick: onFollow })}
            >
              <LineIcon path={icon} />
              <span className={styles.label}>{label()}</span>
              {sections[0]?.to === '/admin/leads' && waiting > 0 && (
                <span className={styles.count} title={m.desk_tab_us()}>
                  {formatNumber(waiting)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Mark } from '#app/components/brand/mark.tsx';
import { ColourModeButton } from '#app/components/colour-mode-button.tsx';
import { Icon } from '#app/components/icon.tsx';
import { LanguageToggle } from '#app/components/language-toggle.tsx';
import { m } from '#messages';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';

type ShellProps = { title: string; username: string; onLogout: () => void; children: ReactNode };

/** Colour mode and language: in the top bar, or on a phone, where it has no room, in the drawer. */
function Tools() {
  return (
    <>
      <ColourModeButton className={styles.tool} />
      <LanguageToggle className={`${styles.tool} ${styles.language}`} />
    </>
  );
}

/** Top bar, side menu and content of every screen of the back office. */
export function Shell({ title, username, onLogout, children }: ShellProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.skip_to_content()}
      </a>
      <header className={styles.bar}>
        <button
          type="button"
          className={`${styles.tool} ${styles.menuButton}`}
          aria-label={m.menu_open()}
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <a className={styles.home} href="/" aria-label={m.admin_to_site()} title={m.admin_to_site()}>
          <Mark />
        </a>
        <div className={styles.who}>
          <p className={styles.title}>{title}</p>
          <p className={styles.username}>
            <bdi>{username}</bdi>
          </p>
        </div>
        <div className={styles.barTools}>
          <Tools />
        </div>
        <button type="button" className={`${styles.tool} ${styles.logout}`} onClick={onLogout}>
          {m.admin_logout()}
        </button>
      </header>
      <aside className={styles.side}>
        <SideMenu />
      </aside>
      <Drawer opened={isMenuOpen} onClose={closeMenu} size={240} title={m.admin_nav_label()} padding={0}>
        <SideMenu onFollow={closeMenu} />
        <div className={styles.drawerTools}>
          <Tools />
        </div>
      </Drawer>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

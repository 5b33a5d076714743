import type { ReactNode } from 'react';
import { Logo } from '#app/ui/brand/logo.tsx';
import { ColourModeButton } from '#app/ui/colour-mode-button.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { LanguageToggle } from '#app/ui/language-toggle.tsx';
import { m } from '#messages';
import styles from './sign-in.module.css';

type SignInFrameProps = { title: string; lead: string; company: string; children: ReactNode };

/** The card of sign-in and of what belongs to it, with the way back to the site. */
export function SignInFrame({ title, lead, company, children }: SignInFrameProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <a className={styles.brand} href={localPath('/')} aria-label={company}>
          <Logo language={currentLanguage()} />
        </a>
        <ColourModeButton className="icon-button needs-script" />
        <LanguageToggle className="icon-button system-font" />
      </header>
      <main className={styles.middle}>
        <div className={`stack gap-5 ${styles.card}`}>
          <div>
            <h1>{title}</h1>
            {lead && <p className="muted">{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <footer className={styles.home}>
        <a href={localPath('/')}>{m.login_home()}</a>
      </footer>
    </div>
  );
}

import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import { languagesOf, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { LandingPage } from '#shared/kinds/landing-page.ts';
import type { Language } from '#shared/language.ts';
import styles from './often-looked-for.module.css';

type Link = { to: string; title: string; language: Language };

/** The links to curated pages, in the reader's language. */
export const linksTo = (pages: readonly LandingPage[], language: Language): Link[] =>
  pages.map((page) => ({
    to: `/bags/${addressedBy(page)}`,
    title: localise(page, language).title,
    language: languagesOf(page, language, ['title']).title,
  }));

/** What people often look for, each with a page of its own; nothing where there are none. */
export function OftenLookedFor({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.ways} aria-label={m.products_often()}>
      <p aria-hidden="true">{m.products_often()}</p>
      <ul>
        {links.map(({ to, title, language }) => (
          <li key={to} {...foreignText(language)}>
            <SiteLink to={to}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

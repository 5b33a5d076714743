import type { ReactNode } from 'react';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './page-heading.module.css';
import { SiteLink } from './site-link.tsx';

export type Crumb = { to: string; label: string };

type PageHeadingProps = {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** Of title and lead, where they are not in the language of the page. */
  languages?: { title?: Language; lead?: Language };
  /** The breadcrumbs without Home. */
  crumbs?: Crumb[];
  /** A picture beside the words. */
  beside?: ReactNode;
  /** A picture behind the words, which fades towards them. */
  behind?: ReactNode;
  /** Of a tool or a list: title and actions in one row, nothing around them, so that what it lists begins at once. */
  isCompact?: boolean;
  children?: ReactNode;
};

/** Whether the page is about something that is not in its language. */
const isForeign = (language: Language | undefined): boolean => foreignText(language).lang !== undefined;

/** The top of every inner screen: breadcrumbs, the page's only h1, and its actions. */
export function PageHeading(props: PageHeadingProps) {
  const { title, lead, languages = {}, crumbs = [], beside, behind, isCompact = false, children } = props;
  const words = (
    <>
      <nav aria-label={m.breadcrumb_label()}>
        <ol className={styles.crumbs}>
          {[{ to: '/', label: m.nav_home() }, ...crumbs].map(({ to, label }, place) => (
            <li key={to}>
              {place > 0 && <Icon name="chevron" size={14} />}
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ol>
      </nav>
      <h1 className={styles.title} {...foreignText(languages.title)}>
        {title}
      </h1>
      {lead && (
        <p className={styles.lead} {...foreignText(languages.lead)}>
          {lead}
        </p>
      )}
      {isForeign(languages.title) && <p>{m.page_only_in_english()}</p>}
      {children}
    </>
  );
  if (isCompact)
    return (
      <div className={`${styles.heading} ${styles.compact}`}>
        <div className="container">
          <h1 className={styles.title} {...foreignText(languages.title)}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    );
  return (
    <div className={`${styles.heading} ${behind ? styles.onPicture : ''}`}>
      {behind && <div className={styles.behind}>{behind}</div>}
      {beside ? (
        <div className={`container ${styles.pair}`}>
          <div>{words}</div>
          {beside}
        </div>
      ) : (
        <div className="container">{words}</div>
      )}
    </div>
  );
}

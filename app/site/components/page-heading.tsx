import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './page-heading.module.css';
import { SiteLink } from './site-link.tsx';

export type Crumb = { to: string; label: string };

type PageHeadingProps = {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** The breadcrumbs without Home. */
  crumbs?: Crumb[];
  children?: ReactNode;
};

/** The top of every inner screen: breadcrumbs, the page's only h1, and its actions. */
export function PageHeading({ title, lead, crumbs = [], children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className="container">
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
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}

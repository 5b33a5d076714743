import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './breadcrumbs.module.css';
import { SiteLink } from './site-link.tsx';

export type Crumb = { to: string; label: string };

type BreadcrumbsProps = {
  /** The pages between Home and this one. */
  crumbs: readonly Crumb[];
  /** What the page belongs to, where that is no page, and its language. */
  group?: { label: string; language: Language };
};

/** The way from Home to a page. */
export function Breadcrumbs({ crumbs, group }: BreadcrumbsProps) {
  const chevron = <Icon name="chevron" size={14} />;
  return (
    <nav className={`${styles.crumbs} no-print`} aria-label={m.breadcrumb_label()}>
      <ol>
        {[{ to: '/', label: m.nav_home() }, ...crumbs].map(({ to, label }, place) => (
          <li key={to}>
            {place > 0 && chevron}
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        {group && (
          <li>
            {chevron}
            <span {...foreignText(group.language)}>{group.label}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

import type { SiteCompany } from '#app/site/layout/site-company.ts';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';

/** What descriptions of a page for machines begin with. */
export type PageFacts = {
  siteUrl: string;
  /** The page's own address, in its language or in the only one that its record has. */
  address: string;
  language: Language;
  /** The language of a record that has no other. */
  onlyIn: 'en' | undefined;
  company: SiteCompany;
  /** The address of its share picture. */
  picture: string;
};

/** A JSON-LD entry without its context; undefined values are left out. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** The reference to the company in other entries. */
export function companyReference({ siteUrl, company }: PageFacts): StructuredData {
  const logo = `${siteUrl}/icon-512.png`;
  return { '@type': 'Organization', '@id': `${siteUrl}/#company`, name: company.name, url: siteUrl, logo };
}

/** The breadcrumbs from Home to a page, whose own entry comes last and has no `to`; nothing for Home. */
export function breadcrumbs(page: PageFacts, crumbs: { to?: string; label: string }[]): StructuredData[] {
  const home = page.language === 'ar' ? `${page.siteUrl}/ar` : page.siteUrl;
  if (page.address.replace(/\/$/, '') === home) return [];
  const items = [{ to: '', label: m.nav_home() }, ...crumbs];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: items.map(({ to, label }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: label,
        item: to === undefined ? page.address : home + to,
      })),
    },
  ];
}

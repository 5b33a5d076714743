import type { MetaDescriptor } from 'react-router';
import type { PageHead } from '#shared/content/company.ts';
import { foldBlanks, headTitle } from '#shared/site/head-title.ts';
import { longestDescription, type OwnHead } from '#shared/site/search-texts.ts';
import { shareAddress } from '#shared/site/share-address.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { cutBeginning } from '#shared/typography/cut-beginning.ts';
import { currentLanguage } from '../ui/i18n/current-language.ts';
import type { SiteCompany } from './layout/site-company.ts';
import type { ListFacts } from './server/canonical-page.ts';
import type { FixedPageFacts } from './server/fixed-page.ts';
import { breadcrumbs, type PageFacts, type StructuredData } from './structured-data/page-facts.ts';

type Match = { pathname?: string; loaderData?: unknown } | undefined;
type Matches = readonly Match[];

type PageMetaOptions = {
  /** What the page is about; a fixed page's title and description are in the matches. */
  title?: string;
  /** What it is, where the title does not say it: `Search`. */
  kind?: string;
  description?: string | undefined;
  /** The page number of a list, appended to the title. */
  part?: string | undefined;
  /** Search-engine texts of a record; a fixed page's are in the matches. */
  own?: OwnHead | undefined;
  /** The matches of the page's `meta`; the root's holds the site's address, the layout's the company's name. */
  matches: Matches;
  noindex?: boolean;
  /** The Open Graph type; default website. */
  type?: 'website' | 'article' | 'product';
  /** When the record that is shown changed, ISO 8601: a changed page gets another share picture. */
  changedAt?: string;
  /** The screens between Home and this one; addresses without language prefix. */
  crumbs?: { to: string; label: string }[];
  /** schema.org data for indexable pages; false in the browser, which does not need it. */
  data?: false | ((page: PageFacts) => StructuredData[]);
};

function loadedBy<Loaded extends object>(matches: Matches, field: keyof Loaded): Loaded | undefined {
  return matches.map((match) => match?.loaderData as Loaded | undefined).find((loaded) => loaded?.[field]);
}

function collectFacts(matches: Matches, company: SiteCompany, changedAt: string | undefined): PageFacts {
  const { siteUrl = '' } = loadedBy<{ siteUrl: string }>(matches, 'siteUrl') ?? {};
  const path = pathWithoutLanguage((matches.at(-1)?.pathname ?? '/').replace(/(?<=.)\/$/, ''));
  const language = currentLanguage();
  const fixed = loadedBy<FixedPageFacts>(matches, 'pictureChangedAt');
  const picture = siteUrl + shareAddress(path, language, changedAt ?? fixed?.pictureChangedAt);
  const { canonicalSearch = '' } = loadedBy<ListFacts>(matches, 'canonicalSearch') ?? {};
  const onlyIn = loadedBy<{ onlyIn: 'en' }>(matches, 'onlyIn')?.onlyIn;
  const address = siteUrl + pathIn(onlyIn ?? language, path) + canonicalSearch;
  return { siteUrl, address, language, onlyIn, company, picture };
}

/**
 * Title and description of a page; the company's name is appended where search engines show it. Indexable pages also get
 * structured data.
 */
export function pageMeta({ kind, part, matches, noindex, ...more }: PageMetaOptions): MetaDescriptor[] {
  const company = loadedBy<{ company: SiteCompany }>(matches, 'company')?.company;
  const own = more.own ?? loadedBy<{ own: OwnHead }>(matches, 'own')?.own;
  const head = loadedBy<{ head: PageHead }>(matches, 'head')?.head;
  const title = foldBlanks(more.title ?? head?.title ?? '');
  const description = more.description ?? head?.description ?? '';
  const short = cutBeginning(foldBlanks(own?.description ?? description), longestDescription);
  const named = foldBlanks(own?.title ?? title) + (part ? ` · ${part}` : '');
  const entries: MetaDescriptor[] = [
    { title: own?.title || company?.name === title ? named : headTitle(named, { kind, company: company?.name }) },
  ];
  if (short) entries.push({ name: 'description', content: short });
  if (noindex) entries.push({ name: 'robots', content: 'noindex' });
  // Crawlers read only the server's reply, so browsers need not load this code.
  if (!import.meta.env.SSR || noindex || !company) return entries;
  const page = collectFacts(matches, company, more.changedAt);
  const { type = 'website', crumbs = [], data } = more;
  const machineReadable = [...(data ? data(page) : []), ...breadcrumbs(page, [...crumbs, { label: title }])];
  return [
    ...entries,
    ...shareCard(page, { title: named, description: short, type }),
    ...machineReadable.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ];
}

type Card = { title: string; description: string; type: string };

const openGraphLocales = { en: 'en_US', ar: 'ar_JO' };

/** What Open Graph and, where it differs, Twitter show of a link to the page. */
function shareCard({ address, company, language, onlyIn, picture }: PageFacts, { title, description, type }: Card) {
  const other = language === 'en' ? 'ar' : 'en';
  const properties = {
    type,
    site_name: company.name,
    title,
    description,
    url: address,
    locale: openGraphLocales[onlyIn ?? language],
    'locale:alternate': onlyIn ? '' : openGraphLocales[other],
    image: picture,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': title,
  };
  const twitter = { card: 'summary_large_image', title, description, image: picture };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property: `og:${property}`, content })),
    ...Object.entries(twitter).map(([name, content]) => ({ name: `twitter:${name}`, content })),
  ].filter(({ content }) => content);
}

import type { Language } from '../language.ts';
import type { MessageKey } from '../text/message-key.ts';
import { privacyNotice } from './privacy-notice.ts';
import { noSearchTexts, type OwnHead, readOwnHead, type SearchTexts } from './search-texts.ts';

export type PublicPage = {
  /** Its address without language prefix. */
  path: `/${string}`;
  /** Its file in app/site/pages/, without ending. */
  file: string;
  /** What links and staff call it, and its heading. */
  name: MessageKey;
  title: MessageKey;
  /** The sentence below the heading; its placeholders are those of `pageFigures`. */
  lead?: MessageKey;
  /** Fields of the company's profile in place of title and lead, for search engines. */
  head?: { title?: 'promise'; description: 'promiseText' | 'story' | 'consultingIntro' };
  /** What it reads of its address, beside the fields of the trade (server/site/pages/page-address.ts). */
  parameters?: readonly string[];
  /** Whether it only answers what is asked: neither the sitemap nor search engines list it, and staff write no texts for it. */
  isAnswer?: true;
  /** Whether it shows the company's profile beside records, or nothing else: it is as new as the profile. */
  showsCompany?: true;
  /** The day of its latest text, where that is not of a record. */
  changedOn?: string;
  /** For language models: what stands there. */
  llms?: string;
  /**
   * What people type who look for it, though its title does not say it. A word that the lexicon knows stands for its whole
   * family, in both languages: "job" also for «وظيفة» and "vacancy".
   */
  words: string;
};

const ofList = ['category', 'page', 'q'] as const;

/** The pages that can be found, in the order of lists of pages. */
const found = [
  {
    path: '/',
    file: 'home',
    name: 'nav_home',
    title: 'nav_home',
    head: { title: 'promise', description: 'promiseText' },
    showsCompany: true,
    words: 'home, الرئيسية',
  },
  {
    path: '/our-story',
    file: 'our-story',
    name: 'nav_our_story',
    title: 'story_title',
    lead: 'story_lead',
    head: { description: 'story' },
    showsCompany: true,
    llms: 'how the company came to be, its markets and values',
    words: 'about us, company, company profile, company figures, founder, عن',
  },
  {
    path: '/our-values',
    file: 'our-values',
    name: 'nav_our_values',
    title: 'values_title',
    lead: 'values_lead',
    showsCompany: true,
    words: 'values, vision, mission',
  },
  {
    path: '/products',
    file: 'product-list',
    name: 'nav_products',
    title: 'products_title',
    lead: 'products_lead',
    parameters: [...ofList, 'sort', 'view', 'closure', 'food', 'liner', 'opening', 'size', 'type', 'uv', 'weight'],
    llms: 'woven bags, jumbo bags, fabric and films, by industry',
    words: 'product, catalogue, woven, polypropylene',
  },
  {
    path: '/partners',
    file: 'partner-list',
    name: 'nav_partners',
    title: 'partners_title',
    lead: 'partners_lead',
    parameters: ofList,
    llms: 'customers and suppliers',
    words: 'partner, customer, supplier',
  },
  {
    path: '/services',
    file: 'service-list',
    name: 'nav_services',
    title: 'services_title',
    lead: 'services_lead',
    head: { description: 'consultingIntro' },
    showsCompany: true,
    llms: 'consulting for other factories',
    words: 'service',
  },
  {
    path: '/projects',
    file: 'project-list',
    name: 'nav_projects',
    title: 'projects_title',
    lead: 'projects_lead',
    parameters: [...ofList, 'project'],
    llms: 'finished work, by field',
    words: 'project',
  },
  {
    path: '/blog',
    file: 'blog-list',
    name: 'nav_blog',
    title: 'blog_title',
    lead: 'blog_lead',
    parameters: ofList,
    words: 'blog, article, news',
  },
  {
    path: '/faqs',
    file: 'faq-list',
    name: 'nav_faqs',
    title: 'faqs_title',
    lead: 'faqs_lead',
    parameters: ofList,
    llms: 'minimum orders, lead times, printing, food contact and more, with figures',
    words: 'faq, question',
  },
  {
    path: '/certificates',
    file: 'certificate-list',
    name: 'nav_certificates',
    title: 'certificates_title',
    lead: 'certificates_lead',
    llms: 'issuer, number and validity, with the documents',
    words: 'certificate, accreditation',
  },
  {
    path: '/markets',
    file: 'market-list',
    name: 'nav_markets',
    title: 'markets_title',
    lead: 'markets_lead',
    llms: 'export markets: route, ports, usual transit times, papers and delivery terms',
    words: 'export, country, market',
  },
  {
    path: '/careers',
    file: 'careers',
    name: 'nav_careers',
    title: 'nav_careers',
    lead: 'careers_lead',
    parameters: ['opening', 'reference'],
    showsCompany: true,
    llms: 'open positions',
    words: 'job, work, working, salary, apply, cv, internship, employee, occupation, shift, عمل, أعمل, العمل',
  },
  {
    path: '/consultation',
    file: 'consultation',
    name: 'nav_consultation',
    title: 'nav_consultation',
    lead: 'consultation_lead',
    parameters: ['type', 'reference'],
    showsCompany: true,
    llms: 'a form that an engineer reads',
    words: 'consultation, expert, advice',
  },
  {
    path: '/contact-us',
    file: 'contact-us',
    name: 'nav_contact',
    title: 'nav_contact',
    lead: 'contact_lead',
    parameters: ['product', 'reference'],
    showsCompany: true,
    llms: 'departments, map and a form',
    words:
      'contact, address, telephone, email, fax, whatsapp, دوام, po box, map, office, where, أين, وين, vendor, cancellation',
  },
  {
    path: '/quote',
    file: 'quote',
    name: 'quote_title',
    title: 'quote_title',
    lead: 'quote_lead',
    parameters: ['product', 'type', 'reference'],
    llms: 'a form for bags with their specification, quantity and delivery terms',
    words: 'quote, price, order, discount, tender',
  },
  {
    path: '/calculator',
    file: 'calculator',
    name: 'calculator_name',
    title: 'calculator_title',
    lead: 'calculator_lead',
    llms: 'mass of a woven sack, bags in a bale, on a pallet and in a container',
    words: 'calculator, calculate, calculation',
  },
  {
    path: '/finder',
    file: 'finder',
    name: 'finder_title',
    title: 'finder_title',
    lead: 'finder_lead',
    llms: 'what is filled, how heavy and how sealed: the recommended bag with reasons and sources',
    words: 'finder, choose',
  },
  {
    path: '/privacy',
    file: 'privacy',
    name: 'privacy_title',
    title: 'privacy_title',
    lead: 'privacy_lead',
    changedOn: privacyNotice.date,
    words: 'privacy, personal data, cookies',
  },
] as const satisfies readonly PublicPage[];

/** The pages that only answer what is asked. */
const answers: readonly PublicPage[] = [
  {
    path: '/search',
    file: 'search',
    name: 'nav_search',
    title: 'search_title',
    lead: 'search_description',
    isAnswer: true,
    parameters: ofList,
    words: '',
  },
  {
    path: '/compare',
    file: 'compare',
    name: 'compare_bar',
    title: 'compare_title',
    lead: 'compare_lead',
    isAnswer: true,
    parameters: ['products'],
    llms: 'up to four products side by side: ?products=<address>&products=<address>, named as in their own addresses',
    words: '',
  },
];

/** Every public page with an address of its own; pages of records are those of their kinds. */
export const publicPages: readonly PublicPage[] = [...found, ...answers];

/** A page that always exists and can be found. */
export type FixedPage = (typeof found)[number]['path'];
export const fixedEntries: readonly (PublicPage & { path: FixedPage })[] = found;
export const fixedPages = found.map(({ path }) => path) as [FixedPage, ...FixedPage[]];

/** The entry of the page at an address without language prefix. */
export function publicPageAt(path: string): PublicPage | undefined {
  return publicPages.find((page) => page.path === path);
}

type Profile = { consultingName: string; establishedYear: number; productionYear: number };

/** What leads of pages say of the company; `within`: how soon it answers. */
export const pageFigures = (
  { consultingName: brand, establishedYear: established, productionYear }: Profile,
  within: string,
) => ({ brand, established, production: productionYear, within });

/** The own texts of one of them. */
export type PageSearchTexts = SearchTexts & { page: FixedPage };

type WithPages = { pages?: PageSearchTexts[]; translations: { ar: { pages?: SearchTexts[] | undefined } } };

/** The fixed page at an address without language prefix. */
export function fixedPageAt(path: string): FixedPage | undefined {
  return fixedPages.find((page) => page === path);
}

/** The profile with an entry for each page, in their order, however many were stored or sent. */
export function withAllPages<Profile extends WithPages>(profile: Profile): Profile {
  const { pages = [], translations } = profile;
  const findPlace = (page: FixedPage) => pages.findIndex((entry) => entry.page === page);
  const all = fixedPages.map((page) => pages[findPlace(page)] ?? { page, ...noSearchTexts });
  const arabic = fixedPages.map((page) => translations.ar.pages?.[findPlace(page)] ?? noSearchTexts);
  return { ...profile, pages: all, translations: { ...translations, ar: { ...translations.ar, pages: arabic } } };
}

/** What staff wrote for search engines about a fixed page. */
export function ownHeadOfPage({ pages = [], translations }: WithPages, page: FixedPage, language: Language): OwnHead {
  const place = pages.findIndex((entry) => entry.page === page);
  const english = pages[place] ?? noSearchTexts;
  return readOwnHead({ ...english, translations: { ar: translations.ar.pages?.[place] ?? {} } }, language);
}

import type { Language } from '../language.ts';
import type { MessageKey } from '../text/message-key.ts';
import { privacyNotice } from './privacy-notice.ts';
import { noSearchTexts, type OwnHead, ownHeadOf, type SearchTexts } from './search-texts.ts';

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

/** A page: its address and file; its name, title and lead; the words it is searched by; and what else is true of it. */
const page = <const Path extends `/${string}`>(
  [path, file]: readonly [path: Path, file: string],
  [name, title, lead]: readonly [name: MessageKey, title: MessageKey, lead?: MessageKey],
  words: string,
  more: Partial<PublicPage> = {},
) => ({ ...more, path, file, name, title, ...(lead && { lead }), words });

/** The pages that can be found, in the order of lists of pages. */
const found = [
  page(['/', 'home'], ['nav_home', 'nav_home'], 'home, الرئيسية', {
    head: { title: 'promise', description: 'promiseText' },
    showsCompany: true,
  }),
  page(
    ['/our-story', 'our-story'],
    ['nav_our_story', 'story_title', 'story_lead'],
    'about us, company, company profile, founder, عن',
    { head: { description: 'story' }, showsCompany: true, llms: 'how the company came to be, its markets and values' },
  ),
  page(['/our-values', 'our-values'], ['nav_our_values', 'values_title', 'values_lead'], 'values, vision, mission', {
    showsCompany: true,
  }),
  page(
    ['/products', 'product-list'],
    ['nav_products', 'products_title', 'products_lead'],
    'product, catalogue, woven, polypropylene',
    {
      parameters: [...ofList, 'sort', 'view', 'closure', 'food', 'liner', 'opening', 'size', 'type', 'uv', 'weight'],
      llms: 'woven bags, jumbo bags, fabric and films, by industry',
    },
  ),
  page(
    ['/partners', 'partner-list'],
    ['nav_partners', 'partners_title', 'partners_lead'],
    'partner, customer, supplier',
    { parameters: ofList, llms: 'customers and suppliers' },
  ),
  page(['/services', 'service-list'], ['nav_services', 'services_title', 'services_lead'], 'service', {
    head: { description: 'consultingIntro' },
    showsCompany: true,
    llms: 'consulting for other factories',
  }),
  page(['/projects', 'project-list'], ['nav_projects', 'projects_title', 'projects_lead'], 'project', {
    parameters: [...ofList, 'project'],
    llms: 'finished work, by field',
  }),
  page(['/blog', 'blog-list'], ['nav_blog', 'blog_title', 'blog_lead'], 'blog, article, news', { parameters: ofList }),
  page(['/faqs', 'faq-list'], ['nav_faqs', 'faqs_title', 'faqs_lead'], 'faq, question', {
    parameters: ofList,
    llms: 'minimum orders, lead times, printing, food contact and more, with figures',
  }),
  page(
    ['/certificates', 'certificate-list'],
    ['nav_certificates', 'certificates_title', 'certificates_lead'],
    'certificate, accreditation',
    { llms: 'issuer, number and validity, with the documents' },
  ),
  page(['/markets', 'market-list'], ['nav_markets', 'markets_title', 'markets_lead'], 'export, country, market', {
    llms: 'export markets: route, ports, usual transit times, papers and delivery terms',
  }),
  page(
    ['/careers', 'careers'],
    ['nav_careers', 'nav_careers', 'careers_lead'],
    'job, work, working, salary, apply, cv, internship, employee, shift, full time, part time, عمل, أعمل, العمل',
    { parameters: ['opening', 'reference'], showsCompany: true, llms: 'open positions' },
  ),
  page(
    ['/consultation', 'consultation'],
    ['nav_consultation', 'nav_consultation', 'consultation_lead'],
    'consultation, expert, advice',
    { parameters: ['type', 'reference'], showsCompany: true, llms: 'a form that an engineer reads' },
  ),
  page(
    ['/contact-us', 'contact-us'],
    ['nav_contact', 'nav_contact', 'contact_lead'],
    'contact, address, telephone, email, fax, whatsapp, دوام, po box, map, office, where, أين, وين',
    { parameters: ['product', 'reference'], showsCompany: true, llms: 'departments, map and a form' },
  ),
  page(['/quote', 'quote'], ['quote_title', 'quote_title', 'quote_lead'], 'quote, price, order, discount, tender', {
    parameters: ['product', 'type', 'reference'],
    llms: 'a form for bags with their specification, quantity and delivery terms',
  }),
  page(
    ['/calculator', 'calculator'],
    ['calculator_name', 'calculator_title', 'calculator_lead'],
    'calculator, calculate, calculation',
    { llms: 'mass of a woven sack, bags in a bale, on a pallet and in a container' },
  ),
  page(['/finder', 'finder'], ['finder_title', 'finder_title', 'finder_lead'], 'finder, choose', {
    llms: 'what is filled, how heavy and how sealed: the recommended bag with reasons and sources',
  }),
  page(['/privacy', 'privacy'], ['privacy_title', 'privacy_title', 'privacy_lead'], 'privacy, personal data, cookies', {
    changedOn: privacyNotice.date,
  }),
];

/** The pages that only answer what is asked. */
const answers = [
  page(['/search', 'search'], ['nav_search', 'search_title', 'search_description'], '', {
    isAnswer: true,
    parameters: ofList,
  }),
  page(['/compare', 'compare'], ['compare_bar', 'compare_title', 'compare_lead'], '', {
    isAnswer: true,
    parameters: ['products'],
    llms: 'up to four products side by side: ?products=<address>&products=<address>, named as in their own addresses',
  }),
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

/** What leads of pages say of the company. */
export const pageFigures = ({ consultingName: brand, establishedYear: established, productionYear }: Profile) => ({
  ...{ brand, established, production: productionYear },
});

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
  const placeOf = (page: FixedPage) => pages.findIndex((entry) => entry.page === page);
  const all = fixedPages.map((page) => pages[placeOf(page)] ?? { page, ...noSearchTexts });
  const arabic = fixedPages.map((page) => translations.ar.pages?.[placeOf(page)] ?? noSearchTexts);
  return { ...profile, pages: all, translations: { ...translations, ar: { ...translations.ar, pages: arabic } } };
}

/** What staff wrote for search engines about a fixed page. */
export function ownHeadOfPage({ pages = [], translations }: WithPages, page: FixedPage, language: Language): OwnHead {
  const place = pages.findIndex((entry) => entry.page === page);
  const english = pages[place] ?? noSearchTexts;
  return ownHeadOf({ ...english, translations: { ar: translations.ar.pages?.[place] ?? {} } }, language);
}

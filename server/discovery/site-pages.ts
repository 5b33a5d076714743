import { privacyNotice } from '#shared/privacy-notice.ts';
import type { ShownTable } from './address-queries.ts';

/** A fixed, indexable page and the content it shows, by which it is dated. */
export type SitePage = { path: string; shows: ShownTable[]; changedOn?: string };

/** Every indexable fixed page; search results are excluded. */
export const sitePages: SitePage[] = [
  { path: '/', shows: ['company', 'product', 'partner', 'blog_post', 'certificate'] },
  { path: '/our-story', shows: ['company'] },
  { path: '/our-values', shows: ['company'] },
  { path: '/products', shows: ['product'] },
  { path: '/partners', shows: ['partner'] },
  { path: '/services', shows: ['service', 'company'] },
  { path: '/projects', shows: ['project'] },
  { path: '/blog', shows: ['blog_post'] },
  { path: '/faqs', shows: ['faq'] },
  { path: '/certificates', shows: ['certificate'] },
  { path: '/careers', shows: ['opening', 'company'] },
  { path: '/consultation', shows: ['company', 'service'] },
  { path: '/contact-us', shows: ['company'] },
  { path: '/privacy', shows: [], changedOn: privacyNotice.date },
];

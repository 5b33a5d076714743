import { type FixedPage, fixedPages } from '../site/fixed-pages.ts';
import { type SearchGroupName, searchGroupNames, searchGroups } from './search-groups.ts';

/**
 * What people type who look for a page, though its title does not say it. A word that the lexicon knows stands for its
 * whole family, in both languages: "job" also for «وظيفة» and "vacancy".
 */
export const pageWords: Readonly<Record<FixedPage, string>> = {
  '/': 'home, الرئيسية',
  '/our-story': 'about us, company, company profile, founder, عن',
  '/our-values': 'values, vision, mission',
  '/products': 'product, catalogue, woven, polypropylene',
  '/partners': 'partner, customer, supplier',
  '/services': 'service',
  '/projects': 'project',
  '/blog': 'blog, article, news',
  '/faqs': 'faq, question',
  '/certificates': 'certificate, accreditation, halal, fda',
  '/markets': 'export, country, market',
  '/careers':
    'job, work, working, salary, apply, cv, internship, employee, shift, full time, part time, عمل, أعمل, العمل',
  '/consultation': 'consultation, expert, advice',
  '/contact-us': 'contact, address, telephone, email, fax, whatsapp, دوام, po box, map, office, where, أين, وين',
  '/quote': 'quote, price, order, discount, tender',
  '/calculator': 'calculator, calculate, calculation',
  '/finder': 'finder, choose',
  '/privacy': 'privacy, personal data, cookies',
};

/** The page that lists the records of a group: those are what its words mean, too. */
export const pageOfGroup = Object.fromEntries(
  searchGroupNames.map((group) => [
    group,
    fixedPages.find((page) => page !== '/' && searchGroups[group].startsWith(page)),
  ]),
) as Readonly<Record<SearchGroupName, FixedPage>>;

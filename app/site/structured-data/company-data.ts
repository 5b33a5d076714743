import type { TextIn } from '#shared/content.ts';
import { dialledNumber } from '#shared/dialled-number.ts';
import { companyReference, type PageFacts, type StructuredData } from './page-facts.ts';

type CompanyFacts = { promise: string; establishedYear: number; exportMarkets: TextIn[] };

/** The company and its website with the search, for Home. */
export function companyData(page: PageFacts, facts: CompanyFacts): StructuredData[] {
  const { siteUrl, address, language, company } = page;
  const home = address.replace(/\/$/, '');
  return [
    {
      ...companyReference(page),
      description: facts.promise,
      foundingDate: String(facts.establishedYear),
      email: company.email,
      telephone: dialledNumber(company.phone),
      faxNumber: dialledNumber(company.fax),
      address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'JO' },
      areaServed: facts.exportMarkets.map(({ text }) => text),
      sameAs: [company.socialUrl, company.professionalUrl].filter(Boolean),
      contactPoint: company.departments.map(({ name, phone, email }) => ({
        '@type': 'ContactPoint',
        contactType: name,
        telephone: dialledNumber(phone),
        email,
        availableLanguage: ['en', 'ar'],
      })),
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: company.name,
      url: home,
      inLanguage: language,
      publisher: { '@id': `${siteUrl}/#company` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

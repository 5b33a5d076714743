import type { TextIn } from '#shared/content/content.ts';
import { readCoordinates } from '#shared/text/coordinates.ts';
import { dialledNumber } from '#shared/text/dialled-number.ts';
import { openingHoursData } from './opening-hours-data.ts';
import { companyReference, type PageFacts, type StructuredData } from './page-facts.ts';

type CompanyFacts = {
  promise: string;
  establishedYear: number;
  exportMarkets: TextIn[];
  locality: string;
  /** `31.87, 36.01`, or empty. */
  coordinates: string;
  /** In English. */
  openingHours: readonly { days: string; hours: string }[];
};

/** The company and its website with the search, for Home. */
export function companyData(page: PageFacts, facts: CompanyFacts): StructuredData[] {
  const { siteUrl, address, language, company } = page;
  const geo = readCoordinates(facts.coordinates);
  const home = address.replace(/\/$/, '');
  return [
    {
      ...companyReference(page),
      description: facts.promise,
      foundingDate: String(facts.establishedYear),
      email: company.email,
      telephone: dialledNumber(company.phone),
      faxNumber: dialledNumber(company.fax),
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address,
        addressLocality: facts.locality || undefined,
        addressCountry: 'JO',
      },
      // A place: search engines read hours and position of one only.
      location: {
        '@type': 'Place',
        name: company.name,
        geo: geo && { '@type': 'GeoCoordinates', ...geo },
        openingHoursSpecification: openingHoursData(facts.openingHours),
      },
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

import { companyReference, type PageFacts, type StructuredData } from './page-facts.ts';

type OpeningFacts = {
  _id: string;
  title: string;
  location: string;
  employmentType: string;
  description: string;
  requirements: string[];
  createdAt: string;
  closesOn: string | null;
};

const employmentTypes: [RegExp, string][] = [
  [/part|جزئي/i, 'PART_TIME'],
  [/intern|train|تدريب|متدرب/i, 'INTERN'],
  [/temp|season|مؤقت|موسمي/i, 'TEMPORARY'],
  [/contract|freelance|عقد/i, 'CONTRACTOR'],
  [/full|كامل/i, 'FULL_TIME'],
];

/** A job as search engines list it, open until the end of its last day in Amman. */
export function openingData(page: PageFacts, opening: OpeningFacts): StructuredData {
  const known = employmentTypes.find(([pattern]) => pattern.test(opening.employmentType));
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: [opening.description, ...opening.requirements].map((text) => `<p>${escaped(text)}</p>`).join(''),
    identifier: { '@type': 'PropertyValue', name: page.company.name, value: opening._id },
    datePosted: opening.createdAt.slice(0, 10),
    validThrough: opening.closesOn ? `${opening.closesOn}T23:59:59+03:00` : undefined,
    employmentType: known?.[1] ?? 'OTHER',
    hiringOrganization: companyReference(page),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: opening.location, addressCountry: 'JO' },
    },
    url: `${page.address}?opening=${encodeURIComponent(opening._id)}`,
    directApply: true,
  };
}

// The description of a JobPosting is HTML.
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

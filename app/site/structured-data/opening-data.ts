import type { Localised } from '#shared/content/content.ts';
import type { Opening } from '#shared/kinds/opening.ts';
import { companyReference, type PageFacts, type StructuredData } from './page-facts.ts';

type KnownType = [RegExp, string];

const workingTimes: KnownType[] = [
  [/\bfull|كامل/i, 'FULL_TIME'],
  [/\bpart(-?time)?\b|جزئي/i, 'PART_TIME'],
];
const permanent = /permanent|دائم/i;
const termsOfWork: KnownType[] = [
  [/\bintern(ship)?s?\b|\btrain|تدريب|متدرب/i, 'INTERN'],
  [/\btemp|season|مؤقت|موسمي/i, 'TEMPORARY'],
  [/contract|freelance|عقد/i, 'CONTRACTOR'],
];

/** A job as search engines list it, open until the end of its last day in Amman. */
export function openingData(
  page: PageFacts,
  opening: Omit<Localised<Opening>, 'status' | 'position' | 'updatedAt'>,
): StructuredData {
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: [opening.description, ...opening.requirements].map((text) => `<p>${escaped(text)}</p>`).join(''),
    identifier: { '@type': 'PropertyValue', name: page.company.name, value: opening._id },
    datePosted: opening.createdAt.slice(0, 10),
    validThrough: opening.closesOn ? `${opening.closesOn}T23:59:59+03:00` : undefined,
    employmentType: readEmploymentType(opening.employmentType),
    hiringOrganization: companyReference(page),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: readLocality(opening.location), addressCountry: 'JO' },
    },
    url: page.address,
    directApply: true,
  };
}

/** The kinds that search engines know, several where several are offered; staff enter free text, which begins with the working time. */
function readEmploymentType(text: string): string | string[] {
  const isNamed = ([pattern]: KnownType) => pattern.test(text);
  const [one, ...others] = workingTimes.filter(isNamed).map(([, type]) => type);
  if (one) return others.length > 0 ? [one, ...others] : one;
  return (permanent.test(text) ? undefined : termsOfWork.find(isNamed)?.[1]) ?? 'OTHER';
}

/** The place without the details after a comma. */
const readLocality = (location: string): string | undefined => location.split(/[,،]/)[0]?.trim() || undefined;

// The description of a JobPosting is HTML.
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

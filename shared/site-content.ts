import type { ContentStamp, Translations } from './content.ts';
import type { ServiceCategory } from './service-categories.ts';

type ProjectTexts = { title: string; client: string; summary: string; description: string };
/** A finished project, of one service category. */
export type Project = ContentStamp &
  ProjectTexts &
  Translations<ProjectTexts> & { category: ServiceCategory; year: number; image: string };

type ServiceTexts = { name: string; summary: string; description: string; deliverables: string[] };
/** A consulting service. */
export type Service = ContentStamp &
  ServiceTexts &
  Translations<ServiceTexts> & { category: ServiceCategory; image: string; position: number };

type FaqTexts = { group: string; question: string; answer: string };
/** A frequently asked question, in a named group. */
export type Faq = ContentStamp & FaqTexts & Translations<FaqTexts> & { position: number };

type CertificateTexts = { name: string; issuer: string; scope: string };
/** A certificate with its validity (YYYY-MM-DD) and, in `file`, the PDF to download. */
export type Certificate = ContentStamp &
  CertificateTexts &
  Translations<CertificateTexts> & {
    number: string;
    validFrom: string;
    validUntil: string;
    image: string;
    file: string;
    position: number;
  };

export const openingStatuses = ['open', 'closed'] as const;
type OpeningTexts = {
  title: string;
  department: string;
  location: string;
  employmentType: string;
  description: string;
  requirements: string[];
};
/** A job opening; `closesOn` is YYYY-MM-DD or null when it is open until filled. */
export type Opening = ContentStamp &
  OpeningTexts &
  Translations<OpeningTexts> & {
    status: (typeof openingStatuses)[number];
    closesOn: string | null;
    position: number;
  };

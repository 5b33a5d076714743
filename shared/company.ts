import type { PageSearchTexts } from './fixed-pages.ts';
import type { SearchTexts } from './search-texts.ts';

type CompanyTexts = {
  name: string;
  legalName: string;
  consultingName: string;
  tagline: string;
  promise: string;
  promiseText: string;
  callToWork: string;
  exportMarkets: string[];
  whatsappGreeting: string;
  poBox: string;
  address: string;
  openingHours: { days: string; hours: string }[];
  departments: { name: string }[];
  story: string;
  timeline: { title: string; text: string }[];
  values: { title: string; text: string }[];
  consultingIntro: string;
  consultingValues: { title: string; text: string }[];
  process: { title: string; text: string }[];
};

/** The one profile of the company; everything the site says about it comes from here. */
export type Company = Omit<CompanyTexts, 'departments' | 'timeline' | 'process'> & {
  establishedYear: number;
  productionYear: number;
  localSharePercent: number;
  exportSharePercent: number;
  copyrightYear: number;
  phone: string;
  fax: string;
  whatsapp: string;
  email: string;
  departments: { key: 'management' | 'sales' | 'hr'; name: string; phone: string; email: string }[];
  socialUrl: string;
  professionalUrl: string;
  timeline: { year: number; title: string; text: string }[];
  process: { title: string; text: string; image: string }[];
  underDevelopment: boolean;
  /** Storage paths of the pictures behind the promise on Home and the bands; '' shows the weave pattern. */
  heroImage: string;
  bandImage: string;
  /** Search-engine texts of the fixed pages, an entry for each once stored. */
  pages?: PageSearchTexts[];
  translations: { ar: Partial<CompanyTexts & { pages: SearchTexts[] }> };
};

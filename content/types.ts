// The shape of the demo content: what content/*.ts export and server/demo loads into a new database.

/** A text in both languages; the two say the same. */
export type Bilingual = { en: string; ar: string };

/** A property of a product or a partner, for example Fabric weight: 75 g/m². */
export type DemoSpecification = { name: Bilingual; value: Bilingual };

/** Picture keys are file names in content/pictures without the ending; their alt texts stand in content/pictures/pictures.ts. */
export type PictureKey = string;

export const serviceCategories = [
  'Automation',
  'Development',
  'Infrastructure',
  'Manufacturing',
  'Sustainability',
] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

export type DemoProduct = {
  key: string;
  name: Bilingual;
  industry: Bilingual;
  /** Two or three paragraphs of plain text, separated by an empty line. */
  description: Bilingual;
  specifications: DemoSpecification[];
  mainImage: PictureKey;
  galleryImages: PictureKey[];
};

export type DemoPartner = {
  key: string;
  name: Bilingual;
  industry: Bilingual;
  specifications: DemoSpecification[];
  mainImage: PictureKey;
  galleryImages: PictureKey[];
};

export type DemoBlogPost = {
  key: string;
  title: Bilingual;
  summary: Bilingual;
  /** Markdown, headings from ##. */
  content: Bilingual;
  tags: Bilingual[];
  status: 'draft' | 'published';
  image: PictureKey | null;
  /** File name in content/files, for example looms.mp4. */
  video: string | null;
  /** YYYY-MM-DD */
  createdOn: string;
};

export type DemoProject = {
  key: string;
  title: Bilingual;
  category: ServiceCategory;
  client: Bilingual;
  summary: Bilingual;
  /** Plain-text paragraphs, separated by an empty line. */
  description: Bilingual;
  year: number;
  image: PictureKey;
};

export type DemoService = {
  key: string;
  name: Bilingual;
  category: ServiceCategory;
  summary: Bilingual;
  description: Bilingual;
  /** Four to six short phrases of what the client gets. */
  deliverables: Bilingual[];
  image: PictureKey;
};

export type DemoFaq = { key: string; group: Bilingual; question: Bilingual; answer: Bilingual };

export type DemoCertificate = {
  key: string;
  name: Bilingual;
  issuer: Bilingual;
  number: string;
  scope: Bilingual;
  /** YYYY-MM-DD */
  validFrom: string;
  validUntil: string;
  image: PictureKey;
  /** File name in content/files, a PDF. */
  file: string;
};

export type DemoOpening = {
  key: string;
  title: Bilingual;
  department: Bilingual;
  location: Bilingual;
  employmentType: Bilingual;
  description: Bilingual;
  requirements: Bilingual[];
  /** YYYY-MM-DD or null when open until filled. */
  closesOn: string | null;
};

export type DemoCompany = {
  name: Bilingual;
  legalName: Bilingual;
  consultingName: Bilingual;
  tagline: Bilingual;
  /** One promise, at most 70 characters, and one or two sentences under it. */
  promise: Bilingual;
  promiseText: Bilingual;
  /** The footer's call to work with the company. */
  callToWork: Bilingual;
  establishedYear: 2005;
  productionYear: 2006;
  localSharePercent: 60;
  exportSharePercent: 40;
  copyrightYear: 2025;
  exportMarkets: Bilingual[];
  /** E.164 digits are derived from these: write them as people read them, for example +962 6 500 0100. */
  phone: string;
  fax: string;
  whatsapp: string;
  whatsappGreeting: Bilingual;
  email: string;
  poBox: Bilingual;
  address: Bilingual;
  openingHours: { days: Bilingual; hours: Bilingual }[];
  departments: { key: 'management' | 'sales' | 'hr'; name: Bilingual; phone: string; email: string }[];
  socialUrl: string;
  professionalUrl: string;
  /** Two or three paragraphs for Our Story. */
  story: Bilingual;
  timeline: { year: number; title: Bilingual; text: Bilingual }[];
  values: { title: Bilingual; text: Bilingual }[];
  /** Values of the consulting brand, for /our-values and /services. */
  consultingIntro: Bilingual;
  consultingValues: { title: Bilingual; text: Bilingual }[];
  /** From resin to bag, five to seven steps. */
  process: { title: Bilingual; text: Bilingual; image: PictureKey }[];
  underDevelopment: boolean;
};

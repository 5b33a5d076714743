import type { NameOf, ValueOf } from '#shared/kinds/fields.ts';
import type { KindName, KindNamed } from '#shared/kinds/kinds.ts';

// The shape of the demo content: what content/*.ts export and server/content/demo loads into a new database.

/** A text in both languages; the two say the same. */
export type Bilingual = { en: string; ar: string };

/** A property of a product or a partner, for example Fabric weight: 75 g/m². */
export type DemoSpecification = { name: Bilingual; value: Bilingual };

/** Picture keys are file names in content/pictures without the ending; their alt texts are in the modules there. */
export type PictureKey = string;

type DemoValue<Of> = Of extends { type: 'text' }
  ? Bilingual
  : Of extends { type: 'texts' }
    ? Bilingual[]
    : Of extends { type: 'pairs' }
      ? DemoSpecification[]
      : ValueOf<Of>;
type Fields<Name extends KindName> = KindNamed<Name>['fields'];

/**
 * A record of a kind, by the fields of its entry in shared/kinds. Images are picture keys; videos and PDFs are names of
 * files in content/files, for example looms.mp4; other records are named by their key. Its place is that in its list. `createdOn` is YYYY-MM-DD;
 * `address` where none is to be made of the English name.
 */
export type DemoOf<Name extends KindName> = { key: string; createdOn?: string; address?: string } & {
  [Field in Exclude<
    keyof Fields<Name>,
    NameOf<Fields<Name>, 'place' | 'time' | 'head' | 'address' | 'preparation'>
  >]: DemoValue<Fields<Name>[Field]>;
};

export type DemoProduct = DemoOf<'product'>;
export type DemoPartner = DemoOf<'partner'>;
export type DemoBlogPost = DemoOf<'blog_post'>;
export type DemoProject = DemoOf<'project'>;
export type DemoService = DemoOf<'service'>;
export type DemoFaq = DemoOf<'faq'>;
export type DemoCertificate = DemoOf<'certificate'>;
export type DemoOpening = DemoOf<'opening'>;
export type DemoMarket = DemoOf<'market'>;
export type DemoLandingPage = DemoOf<'landing_page'>;

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
  /** In kg. */
  containerPayload: number;
  roadLimit: number;
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
  locality: Bilingual;
  coordinates: string;
  openingHours: { days: Bilingual; hours: Bilingual }[];
  departments: { key: 'management' | 'sales' | 'hr'; name: Bilingual; phone: string; email: string }[];
  socialUrl: string;
  professionalUrl: string;
  /** Two or three paragraphs for Our Story. */
  story: Bilingual;
  timeline: { year: number; title: Bilingual; text: Bilingual }[];
  values: { title: Bilingual; text: Bilingual; image: PictureKey }[];
  /** Values of the consulting brand, for /our-values and /services. */
  consultingIntro: Bilingual;
  consultingValues: { title: Bilingual; text: Bilingual }[];
  /** From resin to bag, five to seven steps. */
  process: { title: Bilingual; text: Bilingual; image: PictureKey }[];
  underDevelopment: boolean;
  /** Beside the promise on Home; '' for the second: Arabic pages show the first, too. */
  heroImage: PictureKey;
  heroImageRtl: PictureKey;
  /** Behind sections, and at the top of Our Story. */
  bandImage: PictureKey;
  storyImage: PictureKey;
  /** On Our Story. */
  factoryPictures: { image: PictureKey; caption: Bilingual }[];
  /** A file of content/files with the picture shown before it is played. */
  factoryFilm: { video: string; poster: PictureKey; caption: Bilingual };
};

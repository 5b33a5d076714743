import { m } from '#messages';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import type { MediaService } from '#server/content/media/media-service.ts';
import { heroOf } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import { AppError } from '#shared/errors.ts';
import { kindsWithPages } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { CardFacts } from './share-cards.ts';

export type SharedPageServices = {
  company: CompanyService;
  kinds: KindServices;
  media: MediaService;
};

type Shown = { title: string; kicker?: string; image?: string | null; isLogo?: boolean };
type Say = { locale: Language };

/** The titles of the fixed pages, by path. */
const fixedTitles: Record<string, (inputs: object, say: Say) => string> = {
  'our-story': m.story_title,
  'our-values': m.values_title,
  products: m.products_title,
  partners: m.partners_title,
  services: m.services_title,
  projects: m.projects_title,
  blog: m.blog_title,
  faqs: m.faqs_title,
  certificates: m.certificates_title,
  markets: m.markets_title,
  careers: m.nav_careers,
  consultation: m.nav_consultation,
  'contact-us': m.nav_contact,
  quote: m.quote_title,
  calculator: m.calculator_title,
  finder: m.finder_title,
  privacy: m.privacy_title,
  search: m.search_title,
};

/** The data of a page's share picture; `path` is `home`, `faqs`, `products/<id>`. @throws AppError `not_found` */
export async function factsOfPage(path: string, language: Language, services: SharedPageServices): Promise<CardFacts> {
  const company = await services.company.getCompany();
  const { name, promise, tagline } = localise(company, language);
  const [folder = '', id] = path.split('/');
  const fixed = Object.hasOwn(fixedTitles, folder) ? fixedTitles[folder] : undefined;
  const shown: Shown =
    id !== undefined
      ? await factsOfRecord(folder, id, { language, services })
      : {
          title: path === 'home' ? promise : (fixed?.({}, { locale: language }) ?? missing()),
          image: heroOf(company, language).image,
        };
  const { title, kicker = tagline, image, isLogo = false } = shown;
  const pictures = image ? await services.media.pictures([image], language) : {};
  return { title, kicker, company: name, language, picture: pictures[image ?? ''], isLogo };
}

type Reading = { language: Language; services: SharedPageServices };

async function factsOfRecord(folder: string, id: string, { language, services }: Reading): Promise<Shown> {
  const kind = kindsWithPages.find((each) => each.folder === `/${folder}`);
  if (!kind) return missing();
  const { image, kicker, isLogo } = kind.page;
  const record: Record<string, unknown> = localise(await services.kinds[kind.name].get(id), language);
  // The first of a list, such as the tags.
  const [above = fixedTitles[folder]?.({}, { locale: language })] = [record[kicker]].flat();
  return {
    title: String(record[kind.title]),
    kicker: String(above),
    image: record[image] === null ? null : String(record[image]),
    isLogo,
  };
}

function missing(): never {
  throw new AppError('not_found', 'error_not_found');
}

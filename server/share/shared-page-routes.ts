import { m } from '#messages';
import type { BlogService } from '#server/blog/blog-service.ts';
import type { CompanyService } from '#server/company/company-service.ts';
import type { PartnerService } from '#server/kinds/partner-service.ts';
import type { MediaService } from '#server/media/media-service.ts';
import type { ProductService } from '#server/products/product-service.ts';
import { localise } from '#shared/content.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { CardFacts } from './share-cards.ts';

export type SharedPageServices = {
  blog: BlogService;
  company: CompanyService;
  media: MediaService;
  partners: PartnerService;
  products: ProductService;
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
  careers: m.nav_careers,
  consultation: m.nav_consultation,
  'contact-us': m.nav_contact,
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
          image: company.heroImage,
        };
  const { title, kicker = tagline, image, isLogo = false } = shown;
  const pictures = image ? await services.media.pictures([image], language) : {};
  return { title, kicker, company: name, language, picture: pictures[image ?? ''], isLogo };
}

type Reading = { language: Language; services: SharedPageServices };

async function factsOfRecord(folder: string, id: string, { language, services }: Reading): Promise<Shown> {
  if (folder === 'products') {
    const { name, industry, mainImage } = localise(await services.products.getProduct(id), language);
    return { title: name, kicker: industry, image: mainImage };
  }
  if (folder === 'partners') {
    const { name, industry, mainImage } = localise(await services.partners.getPartner(id), language);
    return { title: name, kicker: industry, image: mainImage, isLogo: true };
  }
  if (folder === 'blog') {
    const { title, tags, image } = localise(await services.blog.getPost(id), language);
    return { title, kicker: tags[0] ?? m.blog_title({}, { locale: language }), image };
  }
  return missing();
}

function missing(): never {
  throw new AppError('not_found', 'error_not_found');
}

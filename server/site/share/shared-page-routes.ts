import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import type { MediaService } from '#server/content/media/media-service.ts';
import { say } from '#server/core/i18n/say.ts';
import { heroOf } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import { AppError } from '#shared/errors.ts';
import { kindsWithPages } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { publicPageAt } from '#shared/site/fixed-pages.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import type { CardFacts } from './share-cards.ts';

export type SharedPageServices = {
  company: CompanyService;
  kinds: KindServices;
  media: MediaService;
};

type Shown = { title: string; kicker?: string; image?: string | null; isLogo?: boolean };

/** The title of the public page `/faqs`. */
function titleOfPage(folder: string, language: Language): string | undefined {
  const page = publicPageAt(`/${folder}`);
  return page && say(page.title, {}, language);
}

/** The data of a page's share picture; `path` is `home`, `faqs`, `products/<id>`. @throws AppError `not_found` */
export async function factsOfPage(path: string, language: Language, services: SharedPageServices): Promise<CardFacts> {
  const company = await services.company.getCompany();
  const { name, promise, tagline } = localise(company, language);
  const [folder = '', id] = path.split('/');
  const shown: Shown =
    id !== undefined
      ? await factsOfRecord(folder, id, { language, services })
      : {
          title: path === 'home' ? normalLine(promise) : (titleOfPage(folder, language) ?? missing()),
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
  const [above = titleOfPage(folder, language)] = [kicker === null ? undefined : record[kicker]].flat();
  return {
    title: String(record[kind.title]),
    ...(above !== undefined && { kicker: String(above) }),
    image: image === null || record[image] === null ? null : String(record[image]),
    isLogo,
  };
}

function missing(): never {
  throw new AppError('not_found', 'error_not_found');
}

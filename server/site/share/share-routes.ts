import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import type { MediaService } from '#server/content/media/media-service.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { embeddableHeaders } from '#server/core/http/security-headers.ts';
import { say } from '#server/core/i18n/say.ts';
import { chooseHero } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import { AppError } from '#shared/errors.ts';
import { kindsWithPages } from '#shared/kinds/kinds.ts';
import { type Language, toLanguage } from '#shared/language.ts';
import { publicPageAt } from '#shared/site/fixed-pages.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import { type CardFacts, createShareCards } from './share-cards.ts';

type Parts = SharedPageServices & { files: FileStore };

// A changed page has another address (`?v=`), so that a day of caching is safe.
const aDay = 'public, max-age=86400';

/** `/share/<language>/<page>.jpg`: the preview pictures of pages (shared/site/share-address.ts). */
export function shareRoutes(app: FastifyInstance, services: Parts, { dataDir }: { dataDir: string }): void {
  const cards = createShareCards({ folder: join(dataDir, 'share'), files: services.files });
  app.addHook('onClose', async () => cards.close());
  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const [, tag, path] = /^(en|ar)\/([^/]+(?:\/[^/]+)?)\.jpg$/.exec(request.params['*']) ?? [];
    const language = toLanguage(tag);
    if (!language || !path) throw new AppError('not_found', 'error_not_found');
    const facts = await factsOfPage(path, language, services);
    const etag = `"${cards.versionOf(facts)}"`;
    reply.header('etag', etag).header('cache-control', aDay).header('x-content-type-options', 'nosniff');
    reply.headers(embeddableHeaders);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('image/jpeg').send(await cards.picture(facts));
  });
}

type SharedPageServices = {
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
async function factsOfPage(path: string, language: Language, services: SharedPageServices): Promise<CardFacts> {
  const company = await services.company.getCompany();
  const { name, promise, tagline } = localise(company, language);
  const [folder = '', id] = path.split('/');
  const shown: Shown =
    id !== undefined
      ? await factsOfRecord(folder, id, { language, services })
      : {
          title: path === 'home' ? normalLine(promise) : (titleOfPage(folder, language) ?? missing()),
          image: chooseHero(company, language).image,
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

import { join } from 'node:path';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RedirectService } from '#server/content/addresses/redirect-service.ts';
import type { ShortLinkService } from '#server/content/addresses/short-link-service.ts';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import type { MediaService } from '#server/content/media/media-service.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { matchesEtag } from '#server/core/http/replies/etag-match.ts';
import { say } from '#server/core/i18n/say.ts';
import type { PdfPress } from '#server/core/pdf/pdf-press.ts';
import { localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import type { Product } from '#shared/kinds/product.ts';
import { type Language, languages } from '#shared/language.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import type { DatasheetFacts } from './datasheet.ts';
import { createDatasheetFiles } from './datasheet-files.ts';

type Services = {
  company: CompanyService;
  files: FileStore;
  kinds: KindServices;
  media: MediaService;
  press: PdfPress;
  redirects: RedirectService;
  shortLinks: ShortLinkService;
};
type Settings = {
  dataDir: string;
  siteUrl: string;
  program: string;
  /** Counts what each network makes us draw. */
  limit: { isOver(network: string): boolean };
};

/** Datasheets that are not made yet, for each network and minute. */
export const mostNewDatasheets = 30;

const pagePath = (product: Product): string => `/products/${encodeURIComponent(addressedBy(product))}`;

/** `/products/<address>/datasheet.pdf` and the same below `/ar`: the datasheet of a product. */
export function datasheetRoutes(app: FastifyInstance, services: Services, settings: Settings): void {
  const { dataDir, siteUrl, program, limit } = settings;
  const sheets = createDatasheetFiles({ ...services, program, folder: join(dataDir, 'datasheets') });

  async function collectFacts(product: Product, language: Language): Promise<DatasheetFacts> {
    const [company, certificates, pictures, short] = await Promise.all([
      services.company.getCompany(),
      services.kinds.product.listCertificates(product),
      services.media.pictures([product.mainImage], language),
      services.shortLinks.addressOf(`/products/${product._id}`),
    ]);
    return {
      product,
      company,
      picture: pictures[product.mainImage],
      certificates,
      shortLink: short && siteUrl + short,
      siteUrl,
    };
  }

  async function sendDatasheet(request: FastifyRequest, reply: FastifyReply, { product, language }: Found) {
    const facts = await collectFacts(product, language);
    const version = sheets.versionOf(facts, language);
    const etag = `"${version}"`;
    reply.headers(writeHeaders({ product, language }, siteUrl)).header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    const kept = await sheets.read(version);
    if (kept) return reply.type('application/pdf').send(kept);
    const sender = clientNetwork(request);
    if (limit.isOver(sender)) throw new AppError('too_many', 'recovery_too_many', { retryAfterSeconds: 60 });
    const made = await sheets.print(facts, { language, version, sender });
    return reply.type('application/pdf').send(made);
  }

  for (const language of languages)
    app.get<{ Params: { name: string } }>(pathIn(language, '/products/:name/datasheet.pdf'), async (request, reply) => {
      const { name } = request.params;
      const product = await findProduct(name, services);
      const path = product ? pagePath(product) : await services.redirects.findTarget(`/products/${name}`);
      if (!path || !/^\/products\/[^/?#]+$/.test(path)) throw new AppError('not_found', 'product_not_found');
      if (!product || addressedBy(product) !== name)
        return reply.header('cache-control', 'no-cache').redirect(pathIn(language, `${path}/datasheet.pdf`), 301);
      return sendDatasheet(request, reply, { product, language });
    });
}

type Found = { product: Product; language: Language };

async function findProduct(name: string, { kinds }: Pick<Services, 'kinds'>): Promise<Product | undefined> {
  try {
    return await kinds.product.get(name);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Saved under the product's name; search engines find its page instead. */
function writeHeaders({ product, language }: Found, siteUrl: string): Record<string, string> {
  const { name } = localise(product, language);
  // For programs that read Latin letters alone.
  const fallback = `${addressedBy(product).replace(/[^\w-]+/g, '')}-datasheet-${language}.pdf`;
  // What file systems refuse is left out.
  const file = `${name} – ${say('paper_datasheet', {}, language)}`.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ');
  return {
    'cache-control': 'public, no-cache',
    'content-disposition': contentDisposition(`${file.replace(/\s+/g, ' ').trim()}.pdf`, { fallback }),
    'content-language': language,
    link: `<${siteUrl}${pathIn(language, pagePath(product))}>; rel="canonical"`,
    'x-robots-tag': 'noindex',
  };
}

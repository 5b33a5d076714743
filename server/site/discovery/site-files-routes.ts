import type { FastifyInstance } from 'fastify';
import { m } from '#messages';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import { replyWithEtag } from '#server/core/http/replies/etag-reply.ts';
import type { Company } from '#shared/content/company.ts';
import { type Localised, localise } from '#shared/content/content.ts';
import { direction, type Language, languages } from '#shared/language.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import { writeLlmsText } from './llms-text.ts';

type Parts = { company: CompanyService; kinds: KindServices; siteUrl: string };

/** Excludes non-public paths; pages that may be crawled but not listed have noindex. */
const keptOut = ['/admin', '/login', '/api/'];

/** `/robots.txt`, `/llms.txt`, `/.well-known/security.txt` and a web manifest for each language. */
export function siteFilesRoutes(app: FastifyInstance, { company, kinds, siteUrl }: Parts): void {
  app.get('/robots.txt', (request, reply) => {
    const body = [
      'User-agent: *',
      ...keptOut.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${siteUrl}/sitemap.xml`,
    ];
    return replyWithEtag(request, reply, { type: 'text/plain; charset=utf-8', body: `${body.join('\n')}\n` });
  });

  app.get('/.well-known/security.txt', async (request, reply) => {
    const body = writeSecurityText({ email: (await company.getCompany()).email, siteUrl, now: new Date() });
    return replyWithEtag(request, reply, { type: 'text/plain; charset=utf-8', body });
  });

  app.get('/llms.txt', async (request, reply) => {
    const [profile, { items: posts }, { items: goods }] = await Promise.all([
      company.getCompany(),
      kinds.blog_post.list(newest),
      kinds.product.list(newest),
    ]);
    const body = writeLlmsText({ company: profile, products: goods, posts, siteUrl });
    return replyWithEtag(request, reply, { type: 'text/plain; charset=utf-8', body });
  });

  for (const language of languages) {
    app.get(pathIn(language, '/manifest.webmanifest'), async (request, reply) => {
      const body = JSON.stringify(writeManifest(localise(await company.getCompany(), language), language));
      return replyWithEtag(request, reply, { type: 'application/manifest+json; charset=utf-8', body });
    });
  }
}

const newest = { page: 1, limit: 100 };

/** The manifest of an installed site (W3C Web Application Manifest). */
function writeManifest({ name, promise }: Localised<Company>, language: Language): object {
  const start = pathIn(language, '/');
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  // The page's own icon, which is already cached.
  const scalable = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' };
  const shortcut = (label: string, path: string) => ({ name: label, url: pathIn(language, path) });
  const say = { locale: language };
  return {
    id: start,
    name,
    short_name: name.split(' ')[0],
    description: normalLine(promise),
    lang: language,
    dir: direction(language),
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcfbf8',
    theme_color: '#126fac',
    // The mark lies inside the maskable safe zone with an opaque background.
    icons: [scalable, ...['any', 'maskable'].flatMap((purpose) => [icon(192, purpose), icon(512, purpose)])],
    shortcuts: [
      shortcut(m.nav_products({}, say), '/products'),
      shortcut(m.nav_search({}, say), '/search'),
      shortcut(m.nav_contact({}, say), '/contact-us'),
    ],
  };
}

type SecurityContact = { email: string; siteUrl: string; now: Date };

// A reader asks again after that; RFC 9116 advises less than a year.
const monthsAhead = 6;

/** `security.txt` (RFC 9116): where weaknesses are reported, the mailbox of the company profile first. */
function writeSecurityText({ email, siteUrl, now }: SecurityContact): string {
  // The first of a month, so that the file is the same for a month.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1));
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${siteUrl}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

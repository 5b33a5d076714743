import { xmlText } from './xml-text.ts';

/** A page by path without language prefix, and the time of its change, ISO 8601; '' when unknown. */
export type SitemapEntry = { path: string; changedAt: string; isInArabic: boolean };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A streamed sitemap (sitemaps.org 0.9): each page in its languages with alternates. */
export async function* writeSitemap(entries: AsyncIterable<SitemapEntry>, siteUrl: string): AsyncGenerator<string> {
  yield `${head}<urlset ${sitemapSpace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const { path, changedAt, isInArabic } of entries) {
    const english = xmlText(siteUrl + path);
    const arabic = xmlText(`${siteUrl}/ar${path === '/' ? '' : path}`);
    const alternates = Object.entries({ en: english, ...(isInArabic && { ar: arabic }), 'x-default': english })
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('');
    yield [english, ...(isInArabic ? [arabic] : [])]
      .map((address) => `<url><loc>${address}</loc>${lastChange(changedAt)}${alternates}</url>\n`)
      .join('');
  }
  yield '</urlset>\n';
}

/** The sitemap index. */
export function writeSitemapIndex(sitemaps: { address: string; changedAt: string }[]): string {
  const entries = sitemaps.map(
    ({ address, changedAt }) => `<sitemap><loc>${xmlText(address)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${head}<sitemapindex ${sitemapSpace}>\n${entries.join('')}</sitemapindex>\n`;
}

function lastChange(changedAt: string): string {
  return changedAt && `<lastmod>${changedAt}</lastmod>`;
}

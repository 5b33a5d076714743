import type { FastifyInstance } from 'fastify';

const mostPages = 300;
const longestMilliseconds = 20_000;

/**
 * Renders the pages that the sitemap names, so that they are in the response cache before visitors ask for them. Stops
 * after 20 s; a page that fails is left to its visitors.
 * @param siteUrl the address of the site, as in the sitemap
 */
export async function warmPages(http: FastifyInstance, siteUrl: string): Promise<void> {
  const until = performance.now() + longestMilliseconds;
  const { protocol, host } = new URL(siteUrl);
  const headers = {
    host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'accept-encoding': 'gzip, deflate, br, zstd',
  };
  const read = (url: string) => http.inject({ url, headers });
  await http.ready();
  for (const url of pagesIn((await read('/sitemap.xml')).body)) {
    if (performance.now() > until) return;
    await read(url);
  }
}

function pagesIn(sitemap: string): string[] {
  const named = [...sitemap.matchAll(/<loc>([^<]{1,500})<\/loc>/g)].map(([, address = '']) => address);
  return named
    .filter((address) => URL.canParse(address))
    .slice(0, mostPages)
    .map(pathOf);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

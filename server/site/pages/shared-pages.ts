import { hash } from 'node:crypto';
import { type ContentEncoding, encode } from '#server/core/http/replies/content-encoding.ts';
import type { ResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import type { PageAddress } from './page-address.ts';
import type { RenderedPage } from './render-page.ts';

type UnderWay = { since: number; made: Promise<RenderedPage> };

const mostPersonalPaths = 500;

export type SharedPages = ReturnType<typeof createSharedPages>;

/** Pages that are equal for everyone: rendered and compressed once for all who ask at the same time. */
export function createSharedPages(responses: Pick<ResponseCache, 'now'>) {
  const underWay = new Map<string, UnderWay>();
  const personalPaths = new Set<string>();
  const counts = { hits: 0, misses: 0 };

  async function render(address: PageAddress, rendering: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const page = await rendering();
    if (!isPersonal(page)) return toBeCached(page, address.encoding);
    remember(address);
    return page;
  }

  function remember({ url }: PageAddress): void {
    if (personalPaths.size >= mostPersonalPaths) personalPaths.clear();
    personalPaths.add(pathOf(url));
  }

  return {
    /** Whether the address is known to have individual pages. */
    isPersonal: ({ url }: PageAddress): boolean => personalPaths.has(pathOf(url)),

    /**
     * Makes a page once for all concurrent callers; a caller after a change gets a page rendered after it.
     * @returns undefined when the page turns out to be individual, or redirects
     */
    async make(address: PageAddress, rendering: () => Promise<RenderedPage>): Promise<RenderedPage | undefined> {
      const since = responses.now();
      const joined = underWay.get(address.key);
      const current = joined?.since === since ? joined : { since, made: render(address, rendering) };
      if (current !== joined) counts.misses++;
      underWay.set(address.key, current);
      try {
        const made = await current.made;
        return isPersonal(made) || leadsElsewhere(made) ? undefined : made;
      } finally {
        if (underWay.get(address.key) === current) underWay.delete(address.key);
      }
    },

    /** Counts a page answered from the cache. */
    countHit(): void {
      counts.hits++;
    },

    /** For metrics. */
    counts: () => counts,
  };
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Pages with a form contain unique keys and say `no-store`; replies that set a cookie are not cached either. */
function isPersonal({ headers }: RenderedPage): boolean {
  return /no-store|private/.test(String(headers['cache-control'] ?? '')) || 'set-cookie' in headers;
}

// 202 is React Router's redirect reply to client-side navigation.
const leading = new Set([202, 301, 302, 303]);

/** Redirects preserve unknown parameters, which the cache key drops. */
const leadsElsewhere = ({ status }: RenderedPage): boolean => leading.has(status);

/**
 * A found page as it is cached: compressed for many readers, with one ETag for each encoding (RFC 9110 §8.8.3.3). That of
 * a compressed one is weak: another release of the compressor may write the same text in other bytes.
 */
async function toBeCached(page: RenderedPage, encoding: ContentEncoding): Promise<RenderedPage> {
  const { status, headers, body } = page;
  if (status !== 200 || !body) return page;
  const version = hash('sha256', body, 'base64url').slice(0, 16);
  return {
    ...page,
    headers: {
      'cache-control': 'no-cache',
      ...headers,
      etag: `${encoding === 'identity' ? '' : 'W/'}"${version}-${encoding}"`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body: await encode(body, encoding, 'kept'),
  };
}

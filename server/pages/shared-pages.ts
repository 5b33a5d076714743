import type { CachedResponse, ReplyHeaders } from '#server/http/response-cache/cached-response.ts';
import type { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import type { PageAddress } from './page-address.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page rendered for this address. */
export type SharedPage = RenderedPage & {
  address: PageAddress;
  /** The number of the latest change before its data was read. */
  since: number;
};

type UnderWay = { since: number; made: Promise<SharedPage> };

const mostPersonalPaths = 500;

export type SharedPages = ReturnType<typeof createSharedPages>;

/** Pages that are equal for everyone: rendered once for all who ask at the same time, then answered from the cache. */
export function createSharedPages(responses: ResponseCache) {
  const underWay = new Map<string, UnderWay>();
  const personalPaths = new Set<string>();
  // Callers that joined a rendering share its cached result.
  const kept = new WeakMap<SharedPage, CachedResponse>();
  const counts = { hits: 0, misses: 0 };

  async function render(place: { address: PageAddress; since: number }, rendering: () => Promise<RenderedPage>) {
    const page = await rendering();
    if (isPersonal(page)) remember(place.address);
    return { ...page, ...place };
  }

  function remember({ url }: PageAddress): void {
    if (personalPaths.size >= mostPersonalPaths) personalPaths.clear();
    personalPaths.add(pathOf(url));
  }

  return {
    /** The cached page of this address. */
    find({ key }: PageAddress): CachedResponse | undefined {
      const page = responses.find(key);
      if (page) counts.hits++;
      return page;
    },

    /** Whether the address is known to have individual pages. */
    isPersonal: ({ url }: PageAddress): boolean => personalPaths.has(pathOf(url)),

    /**
     * Renders a page once for all concurrent callers; a caller after a change gets a page rendered after it.
     * @returns undefined when the page turns out to be individual, or redirects
     */
    async make(address: PageAddress, rendering: () => Promise<RenderedPage>): Promise<SharedPage | undefined> {
      const since = responses.now();
      const joined = underWay.get(address.key);
      const current = joined?.since === since ? joined : { since, made: render({ address, since }, rendering) };
      if (current !== joined) counts.misses++;
      underWay.set(address.key, current);
      try {
        const made = await current.made;
        return isPersonal(made) || leadsElsewhere(made) ? undefined : made;
      } finally {
        if (underWay.get(address.key) === current) underWay.delete(address.key);
      }
    },

    /** Caches a rendered page with its headers; undefined when it must not be cached. */
    keep(made: SharedPage, headers: ReplyHeaders): CachedResponse | undefined {
      const { address, since, body } = made;
      if (made.status !== 200 || !body || 'set-cookie' in headers) return undefined;
      const page = kept.get(made) ?? responses.keep(address.key, { body, headers }, since);
      kept.set(made, page);
      return page;
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

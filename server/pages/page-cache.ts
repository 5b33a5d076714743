import { createPageStore } from '#server/cache/page-store.ts';
import { stayFresh } from '#server/cache/stay-fresh.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import { type AnswerHeaders, type CachedPage, createCachedPage } from './cached-page.ts';
import type { PageAddress } from './page-address.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page rendered for this address. */
export type MadePage = RenderedPage & {
  address: PageAddress;
  /** The moment before its data was read. */
  since: number;
};

type Rendering = () => Promise<RenderedPage>;
type UnderWay = { since: number; made: Promise<MadePage> };

const maxBytes = 32 * 1024 * 1024;
const mostPersonalPaths = 500;

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches pages that are equal for everyone, until anything that visitors see changes or the day ends. */
export function createPageCache({ changes, now }: { changes: ChangeSignal; now?: () => number }) {
  const store = createPageStore<CachedPage>({ maxBytes });
  const underWay = new Map<string, UnderWay>();
  const personalPaths = new Set<string>();
  // Callers that joined a rendering share its cached result.
  const kept = new WeakMap<MadePage, CachedPage>();
  const counts = { hits: 0, misses: 0 };
  const freshness = stayFresh(store, { changes, now });

  async function render({ since, address }: { since: number; address: PageAddress }, rendering: Rendering) {
    const page = await rendering();
    if (isPersonal(page)) remember(address);
    return { ...page, address, since };
  }

  function remember({ url }: PageAddress): void {
    if (personalPaths.size >= mostPersonalPaths) personalPaths.clear();
    personalPaths.add(pathOf(url));
  }

  return {
    /** The cached page of this address. */
    find({ key }: PageAddress): CachedPage | undefined {
      freshness.refresh();
      const page = store.get(key);
      if (page) counts.hits++;
      return page;
    },

    /** Whether the address is known to have individual pages. */
    isPersonal: ({ url }: PageAddress): boolean => personalPaths.has(pathOf(url)),

    /**
     * Renders a page once for all concurrent callers; a caller after a change gets a page rendered after it.
     * @returns undefined when the page turns out to be individual, or redirects
     */
    async make(address: PageAddress, rendering: Rendering): Promise<MadePage | undefined> {
      const since = store.now();
      const joined = underWay.get(address.key);
      const current = joined?.since === since ? joined : { since, made: render({ since, address }, rendering) };
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
    keep(made: MadePage, headers: AnswerHeaders): CachedPage | undefined {
      const { address, since, body } = made;
      if (made.status !== 200 || !body || 'set-cookie' in headers) return undefined;
      const known = kept.get(made);
      if (known) return known;
      const onResize = (grown: CachedPage, before: number) => store.resized(address.key, grown, before);
      const page = createCachedPage({ body, headers, onResize });
      kept.set(made, page);
      store.put(address.key, page, since);
      return page;
    },

    /** For metrics. */
    counts: () => ({ ...counts, ...store.size() }),
    close: () => freshness.close(),
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

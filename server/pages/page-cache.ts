import { createPageStore, type Kept } from '#server/cache/page-store.ts';
import { stayFresh } from '#server/cache/stay-fresh.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import { type AnswerHeaders, type CachedPage, createCachedPage } from './cached-page.ts';
import type { PageAddress } from './page-address.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page that was just rendered for whoever asks for this address, and what it was made from. */
export type MadePage = RenderedPage & {
  address: PageAddress;
  parts: Kept['parts'];
  /** The moment before anything of it was read. */
  since: number;
};

type Rendering = () => Promise<{ page: RenderedPage; parts: Kept['parts'] }>;
type UnderWay = { since: number; made: Promise<MadePage> };

const maxBytes = 32 * 1024 * 1024;
const mostPersonalPaths = 500;

export type PageCache = ReturnType<typeof createPageCache>;

/** Keeps the pages that everyone is shown alike, until something changes of which they were made or the day ends. */
export function createPageCache({ changes, now }: { changes: ChangeSignal; now?: () => number }) {
  const store = createPageStore<CachedPage>({ maxBytes });
  const underWay = new Map<string, UnderWay>();
  const personalPaths = new Set<string>();
  // Whoever joined a rendering shares what is kept of it.
  const kept = new WeakMap<MadePage, CachedPage>();
  const counts = { hits: 0, misses: 0 };
  const freshness = stayFresh(store, { changes, now });

  async function render({ since, address }: { since: number; address: PageAddress }, rendering: Rendering) {
    const { page, parts } = await rendering();
    if (isPersonal(page)) remember(address);
    return { ...page, address, parts, since };
  }

  function remember({ url }: PageAddress): void {
    if (personalPaths.size >= mostPersonalPaths) personalPaths.clear();
    personalPaths.add(pathOf(url));
  }

  return {
    /** The page kept under this address. */
    find({ key }: PageAddress): CachedPage | undefined {
      freshness.refresh();
      const page = store.get(key);
      if (page) counts.hits++;
      return page;
    },

    /** Whether the address is known to answer each visitor by themselves. */
    isPersonal: ({ url }: PageAddress): boolean => personalPaths.has(pathOf(url)),

    /**
     * Renders a page once for all who ask for it meanwhile; whoever asks after a change gets one rendered after it.
     * @returns undefined when it turns out that the page is rendered for each visitor, or leads elsewhere
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

    /** Keeps what was made, with all the headers it is answered with; undefined for what is not to be kept. */
    keep(made: MadePage, headers: AnswerHeaders): CachedPage | undefined {
      const { address, parts, since, body } = made;
      if (made.status !== 200 || !body || 'set-cookie' in headers) return undefined;
      const known = kept.get(made);
      if (known) return known;
      const onResize = (grown: CachedPage, before: number) => store.resized(address.key, grown, before);
      const page = createCachedPage({ body, headers, parts, onResize });
      kept.set(made, page);
      store.put(address.key, page, since);
      return page;
    },

    /** For those who watch the site. */
    counts: () => ({ ...counts, ...store.size() }),
    close: () => freshness.close(),
  };
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Pages with a form, which carry keys of their own, say `no-store`; so does whatever sets a cookie. */
function isPersonal({ headers }: RenderedPage): boolean {
  return /no-store|private/.test(String(headers['cache-control'] ?? '')) || 'set-cookie' in headers;
}

// 202 is what React Router answers when a followed link leads elsewhere.
const leading = new Set([202, 301, 302, 303]);

/** What leads elsewhere takes along all that an address carries, and a page is rendered from what pages read of it. */
const leadsElsewhere = ({ status }: RenderedPage): boolean => leading.has(status);

import { createBoundedStore } from '#server/db/bounded-store.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import { staffTables } from '#server/db/migrations/change-tracking.ts';
import { endOfDayInAmman } from '#shared/day-in-amman.ts';
import {
  type CachedResponse,
  createCachedResponse,
  type EncodedReply,
  encodedResponse,
  type WholeReply,
} from './cached-response.ts';

const maxBytes = 40 * 1024 * 1024;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * The cache of replies that are equal for everyone: pages and public answers of the API. Everything is dropped when a
 * table that visitors see changes, and when the day ends in Amman, when openings and certificates expire.
 */
export function createResponseCache({ changes }: { changes: ChangeSignal }) {
  const store = createBoundedStore<CachedResponse>({ maxBytes });
  let dayEnds = endOfDayInAmman(Date.now());
  const close = changes.subscribe((changed) => {
    if (changed === 'all' || changed.difference(staffTables).size > 0) store.forget('all');
  });

  function refresh(): void {
    changes.refresh();
    if (Date.now() < dayEnds) return;
    dayEnds = endOfDayInAmman(Date.now());
    store.forget('all');
  }

  return {
    /** The cached response of this key, as of everything committed until now. */
    find(key: string): CachedResponse | undefined {
      refresh();
      return store.get(key);
    },

    /** The number of the latest change: read it before the data of a response, and pass it to `keep`. */
    now: store.now,

    /** Caches a reply that is compressed here, once per encoding; it is not stored when something changed `since`. */
    keep(key: string, reply: WholeReply, since: number): CachedResponse {
      const onResize = (grown: CachedResponse, before: number) => store.resized(key, grown, before);
      const response = createCachedResponse(reply, onResize);
      store.put(key, response, since);
      return response;
    },

    /** Caches a reply that is encoded already; the key names its encoding. */
    keepEncoded(key: string, reply: EncodedReply, since: number): CachedResponse {
      const response = encodedResponse(reply);
      store.put(key, response, since);
      return response;
    },

    close,
  };
}

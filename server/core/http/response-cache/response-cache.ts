import type { ChangeSignal } from '#server/core/db/change-signal.ts';
import { type CachedValue, createBoundedStore } from '#server/core/db/engines/bounded-store.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import { endOfDayInAmman } from '#shared/time/day-in-amman.ts';

/** A response in one encoding, ready to be written: names and values of headers in turn, the body byte by character. */
export type CachedResponse = CachedValue & {
  etag: string;
  headers: string[];
  /** Those of a 304. */
  unchangedHeaders: string[];
  body: string;
};

/** A body in the encoding in which it is sent, and every header of its reply. */
type SentReply = { body: Buffer; headers: Readonly<Record<string, number | string | string[] | undefined>> };

/** Watched tables that only staff read; no public page depends on them. */
const staffTables: ReadonlySet<string> = new Set(leadKinds);
const maxBytes = 40 * 1024 * 1024;
// Maps, closures and header names of an entry, roughly.
const bytesOfAnEntry = 1_000;
const ofEachAnswer = new Set(['connection', 'content-length', 'date', 'transfer-encoding']);
const ofTheBody = new Set(['content-encoding', 'content-length', 'content-type']);

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

    /** Caches a reply under a key that names its encoding; it is not stored when something changed `since`. */
    keep(key: string, reply: SentReply, since: number): CachedResponse {
      const response = toCached(reply);
      store.put(key, response, since);
      return response;
    },

    close,
  };
}

function toCached({ body, headers }: SentReply): CachedResponse {
  const pairs = Object.entries(headers)
    .filter(([name]) => !ofEachAnswer.has(name))
    .flatMap(([name, value]) => [value ?? []].flat().map((entry): [string, string] => [name, String(entry)]));
  const sent = [...pairs.flat(), 'content-length', String(body.length)];
  return {
    etag: String(headers.etag),
    headers: sent,
    unchangedHeaders: pairs.filter(([name]) => !ofTheBody.has(name)).flat(),
    // Node writes head and body in one go when both are strings, which is measurably cheaper than two buffers.
    body: body.toString('latin1'),
    bytes: bytesOfAnEntry + body.length + 2 * sent.join().length,
    tables: 'all',
  };
}

import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ChangeSignal } from '#server/core/db/change-signal.ts';
import { type CachedValue, createBoundedStore } from '#server/core/db/engines/bounded-store.ts';
import { say } from '#server/core/i18n/say.ts';
import { languages } from '#shared/language.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import { awayAttribute } from '#shared/site/away-notice.ts';
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
const staffTables: ReadonlySet<string> = new Set([
  ...leadKinds,
  ...['lead_desk', 'lead_mail', 'lead_note', 'lead_same', 'mail'],
]);
const maxBytes = 40 * 1024 * 1024;
// Maps, closures and header names of an entry, roughly.
const bytesOfAnEntry = 1_000;
const ofEachAnswer = new Set(['connection', 'content-length', 'date', 'transfer-encoding']);
const ofTheBody = new Set(['content-encoding', 'content-length', 'content-type']);

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * The cache of replies that are equal for everyone: pages and public answers of the API. Everything is dropped when a
 * table that visitors see changes, and when the day ends in Amman, when openings and certificates expire. While the
 * database is away, or takes no more connections, the last replies are sent again, and pages say so.
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

  function findOutdated(key: string): CachedResponse | undefined {
    const kept = store.getOutdated(key);
    return kept && withAwayNotice(kept);
  }

  return {
    /** The cached response of this key, as of everything committed until now, or until the database went away. */
    find(key: string): CachedResponse | undefined {
      refresh();
      return changes.isAway() ? findOutdated(key) : store.get(key);
    },

    /** The last response of this key with the notice, for a request that could not be answered without the database. */
    findOutdated,

    /** The number of the latest change: read it before the data of a response, and pass it to `keep`. */
    now: store.now,

    /** Caches a reply under a key that names its encoding; it is not stored when something changed `since`, or without the database. */
    keep(key: string, reply: SentReply, since: number): CachedResponse {
      const response = toCached(reply);
      if (!changes.isAway()) store.put(key, response, since);
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

/** A page with the notice that it may be outdated, not compressed; any other reply as it is. */
function withAwayNotice(kept: CachedResponse): CachedResponse {
  const headers: Record<string, string> = {};
  for (let i = 0; i < kept.headers.length; i += 2) headers[kept.headers[i] ?? ''] = kept.headers[i + 1] ?? '';
  if (!headers['content-type']?.startsWith('text/html')) return kept;
  const { 'content-encoding': encoding, ...others } = headers;
  const html = plainBytes(Buffer.from(kept.body, 'latin1'), encoding).toString();
  const told = languages.reduce((text, language) => {
    const place = `${awayAttribute}="${language}">`;
    return text.replace(`${place}</`, () => `${place}${say('away_notice', {}, language)}</`);
  }, html);
  return toCached({ body: Buffer.from(told), headers: { ...others, etag: `"${hash('sha256', told, 'base64url')}"` } });
}

function plainBytes(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

import { useEffect, useState } from 'react';
import { ApiError, readApi } from '#app/office/components/api-client.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { arrayOf } from '#shared/answer-parts.ts';
import { findLanguages, localise, type TextIn } from '#shared/content/content.ts';
import { buildAnswerSchema } from '#shared/kinds/answer-schema.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type KindName, kinds } from '#shared/kinds/kinds.ts';
import type { LinkedRecord } from './record/record-field.ts';
import { useRead } from './use-read.ts';

/** Records by their id; null for one that is not there. */
export type LinkedRecords = ReadonlyMap<string, LinkedRecord | null>;

const entryOf = (of: KindName): AnyKind => kinds[of];

/** What a record is called in the reader's language, and the language that is in: English where it has no other. */
export function linkedName(of: KindName, record: LinkedRecord): TextIn {
  const { title } = entryOf(of);
  const texts: Record<string, unknown> = localise(record, currentLanguage());
  return {
    text: String(texts[title] ?? ''),
    language: findLanguages(record, currentLanguage(), [title])[title] ?? 'en',
  };
}

const mostFound = 10;
/** Milliseconds of debounce before the request. */
const pause = 180;

async function readLinked(of: KindName, id: string, signal: AbortSignal): Promise<[string, LinkedRecord | null][]> {
  const kind = entryOf(of);
  try {
    return [[id, await readApi(`${kind.path}/${encodeURIComponent(id)}`, buildAnswerSchema(kind), { signal })]];
  } catch (error) {
    // After any other failure the name stays unknown, and the list can still be put in order.
    return error instanceof ApiError && error.status === 404 ? [[id, null]] : [];
  }
}

/** The named records of a kind as staff read them, and a way to add one that is known already. */
export function useLinkedRecords(of: KindName, ids: readonly string[]) {
  const [records, setRecords] = useState<LinkedRecords>(new Map());
  const unknown = JSON.stringify(ids.filter((id) => !records.has(id)));
  useEffect(() => {
    const abort = new AbortController();
    async function read(): Promise<void> {
      const wanted: string[] = JSON.parse(unknown);
      const read = await Promise.all(wanted.map((id) => readLinked(of, id, abort.signal)));
      const found = read.flat();
      if (!abort.signal.aborted && found.length > 0) setRecords((before) => new Map([...before, ...found]));
    }
    void read();
    return () => abort.abort();
  }, [of, unknown]);
  const remember = (record: LinkedRecord) => setRecords((before) => new Map(before).set(record._id, record));
  return { records, remember };
}

/** The first records of a kind that hold the typed words, all of them for none, once `isOpen`; earlier ones stay until the new ones arrive. */
export function useFoundRecords(of: KindName, typed: string, isOpen: boolean) {
  const kind = entryOf(of);
  const q = typed.trim();
  const query = new URLSearchParams({ ...(q && { q }), page: '1', limit: String(mostFound) });
  return useRead(
    isOpen ? `${kind.path}?${query}` : '',
    (path, signal) => readApi(path, arrayOf(buildAnswerSchema(kind)), { signal }),
    { pause: q ? pause : 0 },
  );
}

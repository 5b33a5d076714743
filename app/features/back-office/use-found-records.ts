import { useEffect, useState } from 'react';
import { failureMessage, readApi } from '#app/components/back-office/api-client.ts';
import { m } from '#messages';
import { type DashboardRecord, foundRecordsAnswer } from '#shared/dashboard.ts';

/** Milliseconds of debounce before the server is asked. */
const pause = 180;

export type FoundRecords = { records: DashboardRecord[]; isSearching: boolean; failure: string };
const nothing: FoundRecords = { records: [], isSearching: false, failure: '' };

/** The records containing every word of `text`; earlier results stay until the new ones arrive. */
export function useFoundRecords(text: string): FoundRecords {
  const [found, setFound] = useState(nothing);
  const q = text.trim();
  useEffect(() => {
    if (!q) return setFound(nothing);
    const abort = new AbortController();
    setFound((before) => ({ ...before, isSearching: true }));
    async function ask(): Promise<void> {
      try {
        const path = `/records?${new URLSearchParams({ q })}`;
        setFound({ ...nothing, records: await readApi(path, foundRecordsAnswer, { signal: abort.signal }) });
      } catch (error) {
        if (!abort.signal.aborted) setFound({ ...nothing, failure: failureMessage(error, m.admin_network_error()) });
      }
    }
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q]);
  return found;
}

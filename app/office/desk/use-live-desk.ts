import { useEffect, useRef } from 'react';
import { apiBase } from '#app/office/components/api-client.ts';
import { readSession } from '#app/office/components/session.ts';

const retryMilliseconds = 2_000;

/** Reads server-sent events until the stream ends; `EventSource` cannot send the session. */
async function listen(signal: AbortSignal, onChange: () => void): Promise<void> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${readSession()?.token ?? ''}` };
  const response = await fetch(`${apiBase}/leads/live`, { headers, signal, cache: 'no-store' });
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value.includes('event: changed')) onChange();
  }
}

/** Calls `onChange` when something on the desk has changed, and after each time without a connection. */
export function useLiveDesk(onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const leaving = new AbortController();
    async function stay(): Promise<void> {
      while (!leaving.signal.aborted && readSession()) {
        await listen(leaving.signal, () => latest.current()).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
        if (!leaving.signal.aborted) latest.current();
      }
    }
    void stay();
    return () => leaving.abort();
  }, []);
}

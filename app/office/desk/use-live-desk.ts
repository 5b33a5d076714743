import { useEffect, useRef } from 'react';
import { apiBase } from '#app/office/components/api-client.ts';
import { readSession } from '#app/office/components/session.ts';

const retryMilliseconds = 2_000;
/** The server sends something every 15 seconds; a stream that is silent for longer than this is dead. */
const silentMilliseconds = 40_000;
/** When a page that was hidden or asleep is used again. */
const returns = ['visibilitychange', 'pageshow', 'focus', 'online'];

/** Reads server-sent events until the stream ends or falls silent; `EventSource` cannot send the session. */
async function listen(leaving: AbortSignal, onChange: () => void): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([leaving, over.signal]);
  let heardAt = Date.now();
  // Timers stand still while a device sleeps.
  const check = () => Date.now() - heardAt >= silentMilliseconds && over.abort();
  const timer = setInterval(check, retryMilliseconds);
  for (const event of returns) window.addEventListener(event, check, { signal });
  try {
    await readEvents(signal, (events) => {
      heardAt = Date.now();
      if (events.includes('event: changed')) onChange();
    });
  } finally {
    clearInterval(timer);
    over.abort();
  }
}

async function readEvents(signal: AbortSignal, onEvents: (events: string) => void): Promise<void> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${readSession()?.token ?? ''}` };
  const response = await fetch(`${apiBase}/leads/live`, { headers, signal, cache: 'no-store' });
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onEvents(value);
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

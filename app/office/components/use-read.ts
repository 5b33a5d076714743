import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { m } from '#messages';
import { failureMessage } from './api-client.ts';

type Read<Value> = { value?: Value; failure?: string; asked: object };
type ReadOptions = {
  /** The failure without a sentence of the server. */
  failed?: () => string;
  /** Milliseconds before it is read, while somebody is typing. */
  pause?: number;
};

/** What is read for a key, and read again by `reload`; the former value stays until the new one is there. Nothing is read for ''. */
export function useRead<Value>(
  key: string,
  read: (key: string, signal: AbortSignal) => Promise<Value>,
  { failed = m.admin_network_error, pause = 0 }: ReadOptions = {},
) {
  // Another object each time, so that what was read for the same key before does not count as current.
  const asked = useMemo(() => ({ key }), [key]);
  const [state, setState] = useState<Read<Value>>({ asked });
  const [round, setRound] = useState(0);
  const readNow = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const value = await read(key, signal);
      if (!signal.aborted) setState({ asked, value });
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureMessage(error, failed());
      setState((before) => ({ ...(before.asked === asked && before), asked, failure }));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` reads again; the pause alone does not
  useEffect(() => {
    if (!asked.key) return;
    const leaving = new AbortController();
    const timer = setTimeout(readNow, pause, leaving.signal);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, isCurrent: state.asked === asked, reload };
}

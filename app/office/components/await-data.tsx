import { Loader } from '@mantine/core';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages';
import { type Outcome, toOutcome } from './api-client.ts';
import { ErrorLine } from './error-line.tsx';

type Looks<Value> = {
  /** Default: a spinner. */
  loading?: ReactNode;
  /** Default: the message, with a button to retry. */
  failed?: (message: string) => ReactNode;
  children: (value: Value) => ReactNode;
};

type AwaitDataProps<Value> = Looks<Value> & {
  /** From a `clientLoader`; a reload keeps the old list until the new one has loaded. */
  outcome: Promise<Outcome<Value>>;
  /** Default: loads the screen again. */
  retry?: () => void;
};

function Settled<Value>({ outcome, failed, retry, children }: Omit<AwaitDataProps<Value>, 'loading'>) {
  const settled = use(outcome);
  const { revalidate } = useRevalidator();
  if (settled.ok) return children(settled.value);
  return failed ? failed(settled.message) : <ErrorLine message={settled.message} onRetry={retry ?? revalidate} />;
}

/** Renders a reply once it has loaded, `loading` until then. */
export function AwaitData<Value>({ loading, ...rest }: AwaitDataProps<Value>) {
  const spinner = <Loader role="status" aria-label={m.admin_loading()} />;
  return (
    <Suspense fallback={loading === undefined ? spinner : loading}>
      <Settled {...rest} />
    </Suspense>
  );
}

type ReadDataProps<Value> = Looks<Value> & {
  /** `signal` aborts when the dialog closes. */
  read: (signal: AbortSignal) => Promise<Value>;
  /** The message without one of the server. */
  fallback: string;
};

/** The reply; nothing after an abort, whose error nobody sees. */
function untilAborted<Value>(reading: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return reading.catch((error: unknown) => {
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  });
}

/** The same for data that a dialog loads when it opens. */
export function ReadData<Value>({ read, fallback, ...looks }: ReadDataProps<Value>) {
  const [closing] = useState(() => new AbortController());
  useEffect(() => () => closing.abort(), [closing]);
  const start = () => toOutcome(untilAborted(read(closing.signal), closing.signal), fallback);
  const [outcome, setOutcome] = useState(start);
  return <AwaitData {...looks} outcome={outcome} retry={() => setOutcome(start())} />;
}

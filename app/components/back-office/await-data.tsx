import { Loader } from '@mantine/core';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages';
import { ErrorLine } from './error-line.tsx';
import { type Outcome, outcomeOf } from './outcome.ts';

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
  read: () => Promise<Value>;
  /** The message without one of the server. */
  fallback: string;
};

/** The same for data that a dialog loads when it opens. */
export function ReadData<Value>({ read, fallback, ...looks }: ReadDataProps<Value>) {
  const start = () => outcomeOf(read(), fallback);
  const [outcome, setOutcome] = useState(start);
  return <AwaitData {...looks} outcome={outcome} retry={() => setOutcome(start())} />;
}

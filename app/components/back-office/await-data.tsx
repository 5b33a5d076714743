import { type ReactNode, Suspense, use } from 'react';
import type { Outcome } from './outcome.ts';

type LoadedProps<Value> = {
  /** From a `clientLoader`; a reload keeps the old list until the new one has loaded. */
  outcome: Promise<Outcome<Value>>;
  loading: ReactNode;
  failed: (message: string) => ReactNode;
  children: (value: Value) => ReactNode;
};

function Settled<Value>({ outcome, failed, children }: Omit<LoadedProps<Value>, 'loading'>) {
  const settled = use(outcome);
  return settled.ok ? children(settled.value) : failed(settled.message);
}

/** Renders a reply once it has loaded, `loading` until then. */
export function AwaitData<Value>({ loading, ...rest }: LoadedProps<Value>) {
  return (
    <Suspense fallback={loading}>
      <Settled {...rest} />
    </Suspense>
  );
}

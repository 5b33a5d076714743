import type { ReactNode } from 'react';
import { dialledNumber } from '#shared/text/dialled-number.ts';

/** Keeps phones, e-mails, numbers with units, codes and file names left-to-right inside Arabic text. */
export function Isolate({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** A phone number as a tel: link to `e164` if known; other text is not linked. */
export function PhoneLink({ number, e164 }: { number: string; e164?: string }) {
  const target = dialledNumber(number, e164);
  if (!target) return <Isolate>{number}</Isolate>;
  return (
    <a href={`tel:${target}`}>
      <Isolate>{number}</Isolate>
    </a>
  );
}

/** An e-mail address as a link. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <Isolate>{address}</Isolate>
    </a>
  );
}

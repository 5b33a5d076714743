import type { ReactNode } from 'react';

/** Phones, e-mails, numbers with units, codes and file names keep their order inside Arabic text. */
export function Isolate({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** A phone number as a link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>
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

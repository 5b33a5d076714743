import type { ReactNode } from 'react';
import { toWesternDigits } from '#shared/western-digits.ts';

/** Phones, e-mails, numbers with units, codes and file names keep their order inside Arabic text. */
export function Isolate({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** What a phone dials: digits alone, without an extension behind them; '' for what is no number. */
function dialled(number: string): string {
  const [main = ''] = toWesternDigits(number).split(/\p{L}/u);
  return /\d/.test(main) ? main.replace(/[^\d+]/g, '') : '';
}

/** A phone number as a link that dials `e164` where that is known; text that is no number is no link. */
export function PhoneLink({ number, e164 }: { number: string; e164?: string }) {
  const target = dialled(e164 || number);
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

import type { Language } from '#shared/language.ts';
import { privacyNotice } from '#shared/privacy-notice.ts';
import { readCameFrom } from '#shared/visit.ts';
import { visitField } from '#shared/visit-field.ts';
import type { LeadOrigin } from './lead-queries.ts';

/** How something reached us: in which language, through which door, and under which idempotency key if any. */
export type Sender = {
  language: Language;
  source: LeadOrigin['source'];
  key?: string | undefined;
  /** Of what came over the network: from which address (of a household), and everything that was sent. */
  network?: { address: string; sent: Readonly<Record<string, unknown>> } | undefined;
};

/** What is stored about the way a submission came, with the privacy notice that applied. */
export function originOf({ language, source, network }: Sender): LeadOrigin {
  const cameFrom = readCameFrom(network?.sent[visitField]);
  return { language, source, noticeVersion: privacyNotice.version, cameFrom };
}

import type { LeadOrigin } from '#server/leads/kinds/lead-queries.ts';
import type { Language } from '#shared/language.ts';
import { privacyNotice } from '#shared/site/privacy-notice.ts';
import { readCameFrom } from '#shared/site/visit.ts';
import { visitField } from '#shared/site/visit-field.ts';

/** The origin of a lead: language, channel, and idempotency key if any. */
export type Sender = {
  language: Language;
  source: LeadOrigin['source'];
  key?: string | undefined;
  /** For leads from the network: the address (of a household), and all sent fields. */
  network?: { address: string; sent: Readonly<Record<string, unknown>> } | undefined;
};

/** The stored origin of a lead, with the privacy notice in force. */
export function toLeadOrigin({ language, source, network }: Sender): LeadOrigin {
  const cameFrom = readCameFrom(network?.sent[visitField]);
  return { language, source, noticeVersion: privacyNotice.version, cameFrom };
}

import type { Say } from '#server/i18n/say.ts';
import type { Letter, LetterPart } from '#server/mail/letter.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadKinds } from '#shared/lead.ts';
import type { MessageKey, MessageParameters } from '#shared/message-key.ts';
import type { DigestLead } from './digest-queries.ts';
import { leadScreens } from './lead-letter.ts';

type Writing = { language: Language; say: Say; siteUrl: string };

// The most leads listed in one mail; the back office lists all.
const mostReferences = 1_000;

const kindLabels: Record<LeadKind, MessageKey> = {
  contact: 'outbox_kind_contact',
  consultation: 'outbox_kind_consultation',
  career: 'outbox_kind_career',
};
const openLabels: Record<LeadKind, MessageKey> = {
  contact: 'mail_digest_open_contact',
  consultation: 'mail_digest_open_consultation',
  career: 'mail_digest_open_career',
};

/** One mail to a department about several leads: counts by kind, references, and links. */
export function digestLetter(leads: readonly DigestLead[], { language, say, siteUrl }: Writing): Letter {
  const word = (key: MessageKey, parameters: MessageParameters = {}) => say(key, parameters, language);
  const countOf = (kind: LeadKind) => leads.filter((lead) => lead.kind === kind).length;
  const kinds = leadKinds.filter((kind) => countOf(kind) > 0);
  const shown = leads.slice(0, mostReferences).map(({ reference }) => reference);
  const more = leads.length - shown.length;
  const parts: LetterPart[] = [
    { type: 'paragraph', text: word('mail_digest_intro') },
    { type: 'facts', facts: kinds.map((kind) => ({ label: word(kindLabels[kind]), value: `${countOf(kind)}` })) },
    ...kinds.map((kind) => {
      return { type: 'link', label: word(openLabels[kind]), href: `${siteUrl}/admin/${leadScreens[kind]}` } as const;
    }),
    { type: 'facts', facts: [{ label: word('mail_digest_references'), value: shown.join(' '), isCode: true }] },
    ...(more > 0 ? [{ type: 'paragraph', text: word('mail_digest_more', { count: more }) } as const] : []),
    { type: 'note', text: word('mail_lead_note') },
  ];
  return { language, subject: word('mail_digest_subject', { count: leads.length }), parts };
}

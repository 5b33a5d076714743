import { wordsIn } from '#server/core/i18n/say.ts';
import { leadDescriptions, type leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { type LeadEntry, listLeadFields } from '#shared/leads/lead-entry.ts';
import type { QuoteLine } from '#shared/leads/quote-line.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import { writeSpecified } from '#shared/trade/write-value.ts';

/** A lead of any kind, with its subject. */
export type DeskedLead = NonNullable<Awaited<ReturnType<(typeof leadTables)[LeadKind]['find']>>>;
type Asked = { lines: readonly QuoteLine[]; order: QuoteLine['specified'] };

const mostCharacters = 160;

/** How many lines, the first bag, its quantity, and the delivery term with its place, in the digits of its table. */
function wantedInQuote({ lines, order }: Asked, language: Language): string[] {
  const saying = wordsIn(language);
  const [first] = lines;
  const quantity = first ? writeSpecified(first.specified, ['quantity'], saying, first.family) : [];
  const terms = [order.incoterm, order.place].filter(Boolean).join(' ');
  const parts = [
    saying.say('desk_lines', { count: lines.length }),
    first?.title ?? '',
    quantity[0]?.value ?? '',
    terms,
  ];
  return parts.map(toWesternDigits);
}

/**
 * The parts of what a lead asks for: the bags of a quote request, always four; the opening of an application; else its
 * choice and the first words of its message.
 */
export function listWanted(kind: LeadKind, lead: DeskedLead, language: Language): string[] {
  const { say } = wordsIn(language);
  const entry: LeadEntry = leadEntries[kind];
  const choices = listLeadFields(entry).flatMap(([name, { words }]) => {
    const word = name !== 'preferredLanguage' && words?.[String((lead as Record<string, unknown>)[name])];
    return word ? [say(word)] : [];
  });
  const about = 'about' in lead && lead.about ? [localise(lead.about, language).title] : [];
  if ('lines' in lead) return wantedInQuote(lead, language);
  const written = 'message' in lead ? [lead.message.replace(/\s+/g, ' ').trim()] : [];
  const file = 'cvOriginalName' in lead && about.length === 0 ? [lead.cvOriginalName] : [];
  return [...choices, ...about, ...written, ...file].map((text) => cutText(text, mostCharacters));
}

/** The parts of what a lead asks for in one line. */
export function joinWanted(kind: LeadKind, parts: readonly string[]): string {
  const [lines = '', bag = '', quantity = '', ...terms] = parts;
  const shown = kind === 'quote' ? [lines, `${bag} ${quantity}`.trim(), ...terms] : parts;
  return cutText(shown.filter(Boolean).join(' · '), mostCharacters);
}

/** What answers add to a lead of a kind. */
export function addedTo<Kind extends LeadKind>(kind: Kind, lead: DeskedLead, language: Language): object {
  return leadDescriptions[kind].added?.(lead as never, language) ?? {};
}

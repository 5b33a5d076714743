import { wordsIn } from '#server/core/i18n/say.ts';
import { leadDescriptions, type leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { type LeadEntry, listLeadFields } from '#shared/leads/lead-entry.ts';
import type { QuoteLine } from '#shared/leads/quote-line.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { writeSpecified } from '#shared/trade/write-value.ts';

/** A lead of any kind, with its subject. */
export type DeskedLead = NonNullable<Awaited<ReturnType<(typeof leadTables)[LeadKind]['find']>>>;
type Asked = { lines: readonly QuoteLine[]; order: QuoteLine['specified'] };

const mostCharacters = 160;

/** Lines, the first bag with its quantity, and the delivery term with its place. */
function wantedInQuote({ lines, order }: Asked, language: Language): string[] {
  const saying = wordsIn(language);
  const [first] = lines;
  const quantity = first ? writeSpecified(first.specified, ['quantity'], saying, first.family) : [];
  const bag = first && [first.title, ...quantity.map(({ value }) => value)].join(' ');
  const terms = [order.incoterm, order.place].filter(Boolean).join(' ');
  return [saying.say('desk_lines', { count: lines.length }), bag ?? '', terms];
}

/**
 * What a lead asks for, in one line: the bags of a quote request, the opening of an application, else its choice and the
 * first words of its message.
 */
export function wantedText(kind: LeadKind, lead: DeskedLead, language: Language): string {
  const { say } = wordsIn(language);
  const entry: LeadEntry = leadEntries[kind];
  const choices = listLeadFields(entry).flatMap(([name, { words }]) => {
    const word = name !== 'preferredLanguage' && words?.[String((lead as Record<string, unknown>)[name])];
    return word ? [say(word)] : [];
  });
  const about = 'about' in lead && lead.about ? [localise(lead.about, language).title] : [];
  const asked = 'lines' in lead ? wantedInQuote(lead, language) : [];
  const written = 'message' in lead && asked.length === 0 ? [lead.message.replace(/\s+/g, ' ').trim()] : [];
  const file = 'cvOriginalName' in lead && about.length === 0 ? [lead.cvOriginalName] : [];
  return cutText([...choices, ...about, ...asked, ...written, ...file].filter(Boolean).join(' · '), mostCharacters);
}

/** What answers add to a lead of a kind. */
export function addedTo<Kind extends LeadKind>(kind: Kind, lead: DeskedLead, language: Language): object {
  return leadDescriptions[kind].added?.(lead as never, language) ?? {};
}

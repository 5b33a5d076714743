import { type CsvColumn, csvTime } from '#server/core/http/replies/csv-export.ts';
import { readablePhone } from '#server/core/i18n/phone-number.ts';
import { wordsIn } from '#server/core/i18n/say.ts';
import type { Language } from '#shared/language.ts';
import type { LeadStamp } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import { type LeadEntry, shownFields } from '#shared/leads/lead-entry.ts';
import { writeField } from '#shared/leads/write-field.ts';
import type { Saying } from '#shared/trade/write-value.ts';

type Lead = StaffLead<LeadStamp>;

function cameFromText({ cameFrom }: Lead, { say }: Saying): string {
  if (!cameFrom) return '';
  const { referrer, campaign, page } = cameFrom;
  return [referrer || say('admin_visits_direct'), campaign, page].filter(Boolean).join(' · ');
}

/** The columns of the export of a kind, with headings in `language`: its fields; what it is about, and its origin, last. */
export function csvColumns(entry: LeadEntry, language: Language): CsvColumn<Lead>[] {
  const saying = wordsIn(language);
  const { say } = saying;
  const shown = shownFields(entry, 'csv').map(([name, field]) => ({
    type: field.type,
    heading: say(field.label),
    // A number is not escaped, although it begins with a plus.
    isPhone: field.type === 'phone',
    value: (lead: Lead) => writeField([name, field], lead, { ...saying, phone: readablePhone }),
  }));
  return [
    { heading: say('admin_column_reference'), value: ({ reference }) => reference },
    ...shown.filter(({ type }) => type !== 'subject'),
    { heading: say('admin_column_submitted_at'), value: ({ createdAt }) => csvTime(createdAt) },
    ...shown.filter(({ type }) => type === 'subject'),
    { heading: say('admin_came_from'), value: (lead) => cameFromText(lead, saying) },
  ];
}

import { isArabicField } from '#app/office/components/history/field-label.ts';
import { leadKindLabels } from '#app/office/desk/desk-words.ts';
import { withinSentence } from '#app/office/kinds/form-words.ts';
import { placeOfSection } from '#app/office/shell/sections.ts';
import { textFieldLabel } from '#app/office/translations/text-field-label.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatList } from '#app/ui/i18n/format.ts';
import { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import { m } from '#messages';
import type { ReadAuditEntry } from '#shared/accounts/account-answers.ts';
import { kindNames, kinds } from '#shared/kinds/kinds.ts';
import { deskPath, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';

type Word = () => string;

const users = ['users', 'auth', 'sign-in'];

/** What a record of each section is called. */
const nouns: Readonly<Record<string, Word>> = {
  ...Object.fromEntries(kindNames.map((name) => [kinds[name].path.slice(1), kindLabels[name].one])),
  ...Object.fromEntries(leadKinds.map((kind) => [sectionOfLead(kind), leadKindLabels[kind]])),
  ...Object.fromEntries(users.map((section) => [section, m.audit_noun_user])),
  leads: m.audit_noun_lead,
  company: m.audit_noun_company,
};

// Labels that are no nouns.
const quoted = /^(?:covers[A-Z]|valid(?:From|Until)$|proves$|certificates$|\w+Percent$)/;
// So that the record after them stands on the same line of a list.
const mostFields = 3;

/** A field within a sentence, "the name"; undefined for one without a label. */
export function fieldNoun(field: string): string | undefined {
  // A text of a list, `timeline.0.year`, belongs to the list.
  const [name = ''] = field.replace('translations.ar.', '').split('.');
  const label = textFieldLabel(name);
  if (label === name) return undefined;
  const text = isArabicField(field) ? m.field_in_arabic({ field: label }) : label;
  return quoted.test(name) ? m.audit_quoted({ what: text }) : m.audit_the({ what: withinSentence(text) });
}

/** The changed fields as they are read in a sentence; '' for none with a label. */
export function fieldsText(fields: readonly string[]): string {
  const known = [...new Set(fields.flatMap((field) => fieldNoun(field) ?? []))];
  if (known.length <= mostFields) return formatList(known);
  const named = known.slice(0, mostFields - 1);
  return formatList([...named, m.audit_other_fields({ count: known.length - named.length })]);
}

/** A record as a sentence names it, and where it is; `to` is undefined for one that is gone. */
export type RecordNoun = { text: string; to: string | undefined };

/** What a sentence calls the record of an entry. */
export function recordNoun({ section: where, record, recordName, recordSection, isThere }: ReadAuditEntry): RecordNoun {
  const section = record === 'company' ? 'company' : (recordSection ?? where);
  const noun = nouns[section] ?? m.audit_noun_record;
  const kind = withinSentence(noun());
  if (section === 'company') return { text: m.audit_the({ what: kind }), to: placeOfSection(section)?.to };
  if (record === null) return { text: m.audit_the({ what: kind }), to: undefined };
  if (!recordName) return { text: m.audit_record_gone({ kind }), to: undefined };
  const isLead = leadKinds.some((each) => sectionOfLead(each) === section);
  const isCalled = isLead || users.includes(section);
  const named = { kind, name: isolatedText(recordName) };
  const to = isLead ? deskPath(recordName) : placeOfSection(section, record)?.to;
  return {
    text: isCalled ? m.audit_record_called(named) : m.audit_record_named(named),
    to: isThere ? to : undefined,
  };
}

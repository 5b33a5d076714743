import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { say } from '#server/core/i18n/say.ts';
import { sayField, saySection } from '#server/core/i18n/say-name.ts';
import { type AuditAction, auditActions } from '#shared/accounts/audit.ts';
import { sentenceOfAction, sentencesOfCalls } from '#shared/accounts/audit-sentences.ts';
import { sectionNames } from '#shared/accounts/section-names.ts';
import { nameSection } from '#shared/kinds/kind.ts';
import { contentSections, kindList } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { leadKinds, leadSections, sectionOfLead } from '#shared/leads/lead.ts';
import { fieldNames } from '#shared/text/field-names.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { isRecordNamed } from '../users/record-name-queries.ts';

/** What an action is also said to be, by what else an entry holds. */
const furtherSentences: Partial<Record<AuditAction, readonly MessageKey[]>> = {
  changed: ['audit_says_changed_fields'],
  erased: ['audit_says_person_erased', 'audit_says_sender_erased'],
  refused: ['audit_says_refused_fields'],
  retention_applied: ['audit_says_log_shortened'],
};
const connecting: readonly MessageKey[] = [
  'audit_the',
  'audit_record_named',
  'audit_record_called',
  'audit_record_gone',
];
const nobodies: readonly MessageKey[] = ['audit_site', 'audit_stranger', 'audit_operator'];
const ownFields = [...new Set([...Object.keys(fieldNames), ...kindList.flatMap(({ fields }) => Object.keys(fields))])];

const listWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s“”«»"’.,،:()\u2066-\u2069]+/)
    .filter(Boolean);

const blank = { name: '', record: '', fields: '', section: '', action: '', what: '', kind: '' };
// Each adds conditions to the statement.
const mostWords = 12;

/** What stands in entries, each with the words that it is shown as in a language. */
function readSayings(language: Language) {
  const said = (...keys: MessageKey[]) =>
    keys
      .map((key) => say(key, blank, language))
      .join(' ')
      .toLowerCase();
  return {
    connectives: listWords(said(...connecting)),
    nobody: said(...nobodies),
    actions: auditActions.map((action) => ({
      value: action,
      text: said(`audit_action_${action}`, sentenceOfAction(action), ...(furtherSentences[action] ?? [])),
    })),
    calls: Object.entries(sentencesOfCalls).flatMap(([shape, key]) =>
      expandCall(shape).map((value) => ({ value, text: said(key) })),
    ),
    sections: Object.keys(sectionNames).map((value) => ({
      value,
      text: `${saySection(value, language)} ${sayNoun(value, language)}`.toLowerCase(),
    })),
    fields: ownFields.map((value) => ({ value, text: sayField(value, language).toLowerCase() })),
  };
}

/**
 * Entries that say every word of a query, as their sentences are shown in a language: names of users and of records,
 * what was done, in which section, and which fields. Also those of the record with this id.
 */
export function isSaid(query: string, language: Language): RawBuilder<SqlBool> {
  const sayings = readSayings(language);
  const words = [...new Set(listWords(query))].filter((word) => !sayings.connectives.includes(word));
  const conditions = words.slice(0, mostWords).map((word) => hasWord(word, sayings));
  return sql`(record_id = ${query} or (${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`}))`;
}

function hasWord(word: string, { actions, calls, sections, fields, nobody }: ReturnType<typeof readSayings>) {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const among = (said: readonly { value: string; text: string }[]): string[] =>
    said.filter(({ text }) => text.includes(word)).map(({ value }) => value);
  const ways = [
    sql`actor_id in (select id from account where lower(username) like ${pattern} escape '\\')`,
    isRecordNamed(pattern),
    isAmong('action', among(actions)),
    isAmong('call', among(calls)),
    isAmong('section', among(sections)),
    ...(nobody.includes(word) ? [sql`actor_id is null`] : []),
    ...among(fields).flatMap((field) => [`%"${field}"%`, `%.${field}"%`].map((listed) => sql`fields like ${listed}`)),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

// PostgreSQL rejects an empty list; nothing is called ''.
const isAmong = (column: string, values: readonly string[]) =>
  sql`${sql.ref(column)} in (${sql.join([...values, ''])})`;

/** The calls of a shape: `DELETE /{kind}/:id` is one for each kind of content. */
function expandCall(shape: string): string[] {
  const [method, path = ''] = shape.split(' ');
  const sections = path.startsWith('/{kind}') ? contentSections : path.startsWith('/{lead}') ? leadSections : [''];
  return sections.map((section) => `${method} ${path.replace(/\{\w+\}/, section)}`);
}

/** What one record of a section is called. */
function sayNoun(section: string, language: Language): string {
  const kind = kindList.find((each) => nameSection(each) === section);
  if (kind) return say(`entity_${kind.name}`, {}, language);
  const lead = leadKinds.find((each) => sectionOfLead(each) === section);
  if (lead) return say(`outbox_kind_${lead}`, {}, language);
  return section === 'users' ? say('audit_noun_user', {}, language) : '';
}

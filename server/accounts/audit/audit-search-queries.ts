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

/**
 * Entries that say every word of a query, as their sentences are shown in a language: names of users and of records,
 * what was done, in which section, and which fields. Also those of the record with this id.
 */
export function isSaid(query: string, language: Language): RawBuilder<SqlBool> {
  const blank = { name: '', record: '', fields: '', section: '', action: '', what: '', kind: '' };
  const says = (keys: readonly MessageKey[], word: string) =>
    keys.some((key) => say(key, blank, language).toLowerCase().includes(word));
  const connectives = connecting.flatMap((key) => listWords(say(key, blank, language)));
  const words = listWords(query).filter((word) => !connectives.includes(word));
  const conditions = words.map((word) => hasWord(word, { says, language }));
  return sql`(record_id = ${query} or (${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`}))`;
}

type Saying = { says: (keys: readonly MessageKey[], word: string) => boolean; language: Language };

function hasWord(word: string, { says, language }: Saying): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const actions = auditActions.filter((action) =>
    says([`audit_action_${action}`, sentenceOfAction(action), ...(furtherSentences[action] ?? [])], word),
  );
  const calls = Object.entries(sentencesOfCalls).flatMap(([shape, key]) =>
    says([key], word) ? expandCall(shape) : [],
  );
  const sections = Object.keys(sectionNames).filter((section) =>
    `${saySection(section, language)} ${sayNoun(section, language)}`.toLowerCase().includes(word),
  );
  const fields = ownFields.filter((field) => sayField(field, language).toLowerCase().includes(word));
  const ways = [
    sql`actor_id in (select id from account where lower(username) like ${pattern} escape '\\')`,
    isRecordNamed(pattern),
    isAmong('action', actions),
    isAmong('call', calls),
    isAmong('section', sections),
    ...(says(nobodies, word) ? [sql`actor_id is null`] : []),
    ...fields.flatMap((field) => [`%"${field}"%`, `%.${field}"%`].map((listed) => sql`fields like ${listed}`)),
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

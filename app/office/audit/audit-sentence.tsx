import { Link } from 'react-router';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { ReadAuditEntry } from '#shared/accounts/account-answers.ts';
import styles from './audit-list.module.css';
import { fieldsText, recordNoun } from './audit-nouns.ts';
import { composeSentence } from './audit-words.ts';

type SectionLabel = (section: string) => string;

/** Who did it; a name does not turn the sentence round. */
function actorName({ actor, call, section }: ReadAuditEntry): string {
  if (actor) return actor.username ? isolatedText(actor.username) : m.audit_removed_user();
  if (call?.startsWith('npm run ')) return m.audit_operator();
  return call === null && section !== 'sign-in' ? m.audit_site() : m.audit_stranger();
}

/** The sentence of an entry, with `record` where it names the record. */
function sentenceWith(record: string, entry: ReadAuditEntry, sectionLabel: SectionLabel): string {
  const fields = fieldsText(entry.fields);
  const { action, section } = entry;
  const parts = { name: actorName(entry), record, fields, action, section: sectionLabel(section) };
  return composeSentence({ ...entry, hasFields: fields !== '' })(parts);
}

/** The record of an entry; for a sign-in under a name that no user has, an unknown user. */
function describeRecord(entry: ReadAuditEntry): ReturnType<typeof recordNoun> {
  const isUnknown = !entry.actor && entry.section === 'sign-in' && entry.record === null;
  return isUnknown ? { text: m.audit_unknown_user(), to: undefined } : recordNoun(entry);
}

/** What happened, as one line of text. */
export const sentenceText = (entry: ReadAuditEntry, sectionLabel: SectionLabel): string =>
  sentenceWith(describeRecord(entry).text, entry, sectionLabel);

type AuditSentenceProps = { entry: ReadAuditEntry; sectionLabel: SectionLabel };

/** What happened as a sentence, its record linked while it is there, and what only technicians read folded away. */
export function AuditSentence({ entry, sectionLabel }: AuditSentenceProps) {
  const { text, to } = describeRecord(entry);
  const [before, after] = sentenceWith('\n', entry, sectionLabel).split('\n');
  return (
    <div className={`cell-parts ${styles.entry}`}>
      <span className={styles.sentence} title={sentenceText(entry, sectionLabel)}>
        <span>{before}</span>
        {after !== undefined && (to ? <Link to={to}>{text}</Link> : <span>{text}</span>)}
        <span>{after}</span>
      </span>
      <TechnicalDetails entry={entry} sectionLabel={sectionLabel} />
    </div>
  );
}

/** Call, network, id and names of fields as they are stored. */
function TechnicalDetails({ entry, sectionLabel }: AuditSentenceProps) {
  const { action, call, address, record, fields } = entry;
  const facts = [
    { label: m.audit_column_action(), value: action },
    { label: m.audit_column_call(), value: call },
    { label: m.audit_column_record(), value: record },
    { label: m.audit_column_fields(), value: fields.join(', ') },
    { label: m.audit_column_address(), value: address },
  ].filter(({ value }) => value);
  return (
    <details className={styles.technical}>
      <summary aria-label={m.audit_technical_of({ what: sentenceText(entry, sectionLabel) })}>
        {m.audit_technical()}
      </summary>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Isolate>{value}</Isolate>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

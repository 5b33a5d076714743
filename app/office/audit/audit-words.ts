import { m } from '#messages';
import { words } from '#messages/audit';
import { auditActions } from '#shared/accounts/audit.ts';
import { findSentence } from '#shared/accounts/audit-sentences.ts';

/** What a sentence is made of: who, which record, which fields, the label of the section, and the name of the action. */
type SentenceParts = { name: string; record: string; fields: string; section: string; action: string };
type Sentence = (parts: SentenceParts) => string;

/** The sentence of an entry of the audit log. */
export const composeSentence = (entry: Parameters<typeof findSentence>[0]): Sentence => words[findSentence(entry)];

/** Every action, for a filter. */
export function actionChoices(): { value: string; label: string }[] {
  return auditActions.map((action) => ({ value: action, label: words[`audit_action_${action}`]() }));
}

const further: Record<string, () => string> = {
  'sign-in': words.audit_section_sign_in,
  auth: words.audit_section_auth,
  settings: words.audit_section_settings,
  images: words.audit_section_images,
  history: words.audit_section_history,
  site: words.audit_section_site,
  backups: words.audit_section_backups,
  'first-day': m.first_day_title,
  work: words.audit_section_work,
};

/** The label of a place outside the menu; its name without one. */
export function furtherSectionLabel(section: string): string {
  return further[section]?.() ?? section;
}

export const furtherSections = Object.keys(further);

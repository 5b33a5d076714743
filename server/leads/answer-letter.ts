import type { Say } from '#server/i18n/say.ts';
import type { Fact, Letter } from '#server/mail/letter.ts';
import type { Company } from '#shared/company.ts';
import { localise } from '#shared/content.ts';
import type { LeadKind } from '#shared/lead.ts';
import type { MessageKey, MessageParameters } from '#shared/message-key.ts';
import type { MailedLead } from './mailed-lead-queries.ts';

const subjects: Record<LeadKind, MessageKey> = {
  contact: 'mail_answer_contact_subject',
  consultation: 'mail_answer_consultation_subject',
  career: 'mail_answer_career_subject',
};
const nextSteps: Record<LeadKind, MessageKey> = {
  contact: 'contact_done_text',
  consultation: 'consultation_done_text',
  career: 'careers_done_text',
};

/**
 * The automatic reply in the visitor's language: reference and next steps. It quotes nothing from the visitor, not even
 * a name, so that nobody can send their own text to others through us.
 */
export function answerLetter(
  { kind, reference, language }: Pick<MailedLead, 'kind' | 'reference' | 'language'>,
  { company, say }: { company: Company; say: Say },
): Letter {
  const word = (key: MessageKey, parameters: MessageParameters = {}) => say(key, parameters, language);
  const { name, phone, email } = localise(company, language);
  const facts: Fact[] = [{ label: word('form_reference'), value: reference, isCode: true }];
  return {
    language,
    subject: word(subjects[kind], { company: name, reference }),
    parts: [
      { type: 'paragraph', text: word(nextSteps[kind]) },
      { type: 'facts', facts },
      { type: 'paragraph', text: word('form_reference_text') },
      { type: 'paragraph', text: name },
      {
        type: 'facts',
        facts: [
          { label: word('admin_column_phone'), value: phone, isCode: true },
          { label: word('admin_column_email'), value: email, isCode: true },
        ].filter(({ value }) => value !== ''),
      },
      { type: 'note', text: word('mail_answer_note') },
    ],
  };
}

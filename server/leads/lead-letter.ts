import type { Say } from '#server/i18n/say.ts';
import type { Fact, Letter, LetterPart } from '#server/mail/letter.ts';
import type { Company } from '#shared/company.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/lead.ts';
import type { MessageKey, MessageParameters } from '#shared/message-key.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';
import type { MailedLead } from './mailed-lead-queries.ts';

type DepartmentKey = Company['departments'][number]['key'];
/** Which department gets the mails of which kind of lead. */
export const departmentOf: Record<LeadKind, DepartmentKey> = {
  contact: 'sales',
  consultation: 'sales',
  career: 'hr',
};

const subjects: Record<LeadKind, MessageKey> = {
  contact: 'mail_contact_subject',
  consultation: 'mail_consultation_subject',
  career: 'mail_career_subject',
};
const introductions: Record<LeadKind, MessageKey> = {
  contact: 'mail_contact_intro',
  consultation: 'mail_consultation_intro',
  career: 'mail_career_intro',
};
const categories: Record<ServiceCategory, MessageKey> = {
  Automation: 'category_automation',
  Development: 'category_development',
  Infrastructure: 'category_infrastructure',
  Manufacturing: 'category_manufacturing',
  Sustainability: 'category_sustainability',
};
/** The screens of the back office that list what visitors send. */
export const leadScreens: Record<LeadKind, string> = {
  contact: 'contacts',
  consultation: 'consultations',
  career: 'careers',
};

type Writing = { language: Language; say: Say; siteUrl: string };

/** The mail to a department about one lead, in the staff's language. */
export function leadLetter(lead: MailedLead, { language, say, siteUrl }: Writing): Letter {
  const word = (key: MessageKey, parameters: MessageParameters = {}) => say(key, parameters, language);
  const { kind, reference, fullName, message, cvName, suspicion } = lead;
  const href = `${siteUrl}/admin/${leadScreens[kind]}?${new URLSearchParams({ q: reference })}`;
  const parts: LetterPart[] = [
    { type: 'paragraph', text: word(introductions[kind]) },
    { type: 'facts', facts: factsOf(lead, language, word) },
    ...(suspicion.length > 0 ? [{ type: 'paragraph', text: word('mail_suspicious') } as const] : []),
    ...(message ? [{ type: 'quotation', label: word('admin_column_message'), text: message } as const] : []),
    ...(cvName ? [{ type: 'paragraph', text: word('mail_career_cv') } as const] : []),
    { type: 'link', label: word('mail_open'), href },
    { type: 'note', text: word('mail_lead_note') },
  ];
  return { language, subject: word(subjects[kind], { reference, name: fullName }), parts };
}

function factsOf(lead: MailedLead, language: Language, word: (key: MessageKey) => string): Fact[] {
  const { kind, about, typeOfInquiry } = lead;
  const written = word(`mail_language_${lead.language}`);
  const facts: (Fact | undefined)[] = [
    fact(word('admin_column_reference'), lead.reference, true),
    fact(word('admin_column_name'), lead.fullName),
    fact(word('admin_column_email'), lead.email, true),
    fact(word('admin_column_phone'), lead.phone, true),
    fact(word('admin_column_company'), lead.company),
    fact(word('admin_column_type_of_inquiry'), typeOfInquiry && word(categories[typeOfInquiry])),
    fact(
      word(kind === 'career' ? 'mail_opening' : 'admin_column_product'),
      language === 'ar' ? (about?.ar ?? about?.en) : about?.en,
    ),
    fact(word('admin_column_cv_file'), lead.cvName),
    fact(word('mail_written_in'), written),
    fact(word('admin_column_submitted_at'), timeInAmman(lead.createdAt, language)),
  ];
  return facts.filter((entry) => entry !== undefined);
}

function fact(label: string, value: string | undefined, isCode = false): Fact | undefined {
  return value ? { label, value, isCode } : undefined;
}

function timeInAmman(iso: string, language: Language): string {
  const format = { timeZone: 'Asia/Amman', dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-JO' : 'en-US', format).format(new Date(iso));
}

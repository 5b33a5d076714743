import type { Language } from '#shared/language.ts';
import type { Retention } from '#shared/leads/privacy.ts';
import type { PagePart, PageSaying } from './page-part.ts';

type Kept = { retention: Retention; months: number; language: Language };

/** The parts of the privacy notice, as `app/site/pages/privacy.tsx` shows them. */
export function privacyParts(words: PageSaying, { retention, months, language }: Kept): PagePart[] {
  const unit = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  const format = new Intl.NumberFormat(language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-US', unit);
  const { contacts, consultations, careers, quotes } = retention;
  const kept = [
    contacts
      ? words('privacy_kept_messages', { duration: format.format(contacts) })
      : words('privacy_kept_messages_always'),
    consultations
      ? words('privacy_kept_consultations', { duration: format.format(consultations) })
      : words('privacy_kept_consultations_always'),
    quotes ? words('privacy_kept_quotes', { duration: format.format(quotes) }) : words('privacy_kept_quotes_always'),
    careers
      ? words('privacy_kept_careers', { duration: format.format(careers) })
      : words('privacy_kept_careers_always'),
    words('privacy_kept_rest'),
  ];
  return [
    ['', words('privacy_lead')],
    ['reading', words('privacy_reading_title'), words('privacy_reading_text')],
    ['visits', words('privacy_visits_title'), words('privacy_visits_text', { duration: format.format(months) })],
    ['messages', words('privacy_messages_title'), words('privacy_messages_text')],
    ['careers', words('privacy_careers_title'), words('privacy_careers_text')],
    ['retention', words('privacy_retention_title'), ...kept],
    ['spam', words('privacy_spam_title'), words('privacy_spam_text')],
    ['logs', words('privacy_logs_title'), words('privacy_logs_text')],
    ['rights', words('privacy_rights_title'), words('privacy_rights_text')],
  ];
}

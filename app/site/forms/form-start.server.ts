import { formatDate } from '#app/ui/i18n/format.ts';
import type { Language } from '#shared/language.ts';
import { privacyNotice } from '#shared/privacy-notice.ts';

type FormStart = {
  url: string;
  prefix: 'MSG' | 'CON' | 'JOB' | 'RFQ';
  language: Language;
  formKey: string;
  stamp: string;
};

/**
 * Loader data of every page with a form: key, time stamp, the current privacy notice and, after a plain post, the
 * reference.
 */
export function startForm({ url, prefix, language, formKey, stamp }: FormStart) {
  const reference = new URL(url).searchParams.get('reference') ?? '';
  const isReference = new RegExp(`^${prefix}-[0-9A-Z]{6}$`).test(reference);
  return {
    formKey,
    stamp,
    notice: { version: privacyNotice.version, date: formatDate(privacyNotice.date, language) },
    reference: isReference ? reference : undefined,
  };
}

import type { PageContext } from '#app/bridge/context.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import type { Language } from '#shared/language.ts';
import { privacyNotice } from '#shared/site/privacy-notice.ts';

type FormStart = {
  request: Request;
  prefix: 'MSG' | 'CON' | 'JOB' | 'RFQ';
  language: Language;
  services: { mail: Pick<PageContext['services']['mail'], 'isSetUp'> };
  formKey: string;
  stamp: string;
};

/** The private address of what was just sent; undefined where it was shown before. */
function readFollowPath({ headers }: Request): string | undefined {
  return /(?:^|;\s*)follow=(\/requests\/[\w-]{43})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
}

/**
 * Loader data of every page with a form: key, time stamp, the current privacy notice, whether letters go out and, after a
 * plain post, the reference and, once, the private address.
 */
export function startForm({ request, prefix, language, services, formKey, stamp }: FormStart) {
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  const isReference = new RegExp(`^${prefix}-[0-9A-Z]{6}$`).test(reference);
  return {
    formKey,
    stamp,
    isMailing: services.mail.isSetUp,
    notice: { version: privacyNotice.version, date: formatDate(privacyNotice.date, language) },
    reference: isReference ? reference : undefined,
    followPath: isReference ? readFollowPath(request) : undefined,
  };
}

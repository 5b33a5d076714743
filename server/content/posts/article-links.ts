import { mediaAddress } from '#shared/content/picture.ts';
import { dialledNumber } from '#shared/text/dialled-number.ts';
import { sendableAddress } from '#shared/text/read-address.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';

/** Whether an address names a stored file. */
export function isMediaAddress(address: string): boolean {
  return /^\/media\/[\w][\w./-]*$/.test(address) && !address.includes('..');
}

export function storagePath(address: string): string {
  return address.slice(mediaAddress('').length);
}

const mailbox = /^[\w.+-]{1,64}@/;
// With its country, or as it is dialled here.
const telephone = /^\(?(?:\+|0)[\d()\s\u2010-\u2015-]{7,24}$/;
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,5}([\p{L}]{2,20})(?::\d{1,5})?(?:[/?#]|\.?$)/u;
// Names of files look like hosts.
const fileEndings =
  /^(?:pdf|docx?|xlsx?|pptx?|csv|txt|md|zip|rar|png|jpe?g|gif|webp|svg|ai|eps|html?|php|mp4|mov|webm)$/i;

/**
 * Where a link leads: web, mail and telephone addresses, also without their scheme, and pages of the site; undefined for
 * anything else, such as `javascript:` or `data:`.
 */
export function linkAddress(href: string, localPath: (path: string) => string): string | undefined {
  const [scheme, rest = ''] = /^(?:https?|mailto|tel):(.*)/is.exec(href) ?? [];
  if (/^tel:/i.test(href)) return telephoneAddress(rest);
  if (/^http/i.test(href) && scheme) {
    // With fewer strokes browsers look for it on the page's own host.
    const whole = `${scheme.slice(0, scheme.indexOf(':'))}://${rest.trim().replace(/^[/\\]+/, '')}`;
    return URL.canParse(whole) ? withoutBlanks(whole) : undefined;
  }
  if (scheme) return rest.trim() ? `mailto:${withoutBlanks(rest)}` : undefined;
  if (href.startsWith('#') || isMediaAddress(href)) return href;
  if (href.startsWith('/')) return /^\/(?![/\\])/.test(href) ? localPath(href) : undefined;
  const [address = '', ...query] = href.split(/(?=\?)/);
  const sendable = mailbox.test(address) && sendableAddress(address);
  if (sendable) return `mailto:${sendable}${withoutBlanks(query.join(''))}`;
  if (telephone.test(toWesternDigits(href))) return telephoneAddress(href);
  const ending = host.exec(href)?.[1];
  return ending && !fileEndings.test(ending) ? `https://${withoutBlanks(href)}` : undefined;
}

const withoutBlanks = (address: string): string => address.trim().replace(/\s/g, '%20');

function telephoneAddress(number: string): string | undefined {
  const dialled = dialledNumber(number);
  return dialled ? `tel:${dialled}` : undefined;
}

/** Whether a link leads anywhere. */
export const isLinkable = (href: string): boolean => linkAddress(href, (path) => path) !== undefined;

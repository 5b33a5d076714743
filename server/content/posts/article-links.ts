import { mediaAddress } from '#shared/content/picture.ts';

/** Whether an address names a stored file. */
export function isMediaAddress(address: string): boolean {
  return /^\/media\/[\w][\w./-]*$/.test(address) && !address.includes('..');
}

export function storagePath(address: string): string {
  return address.slice(mediaAddress('').length);
}

const mailbox = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+$/;
const telephone = /^(?:\+|00)\d[\d()-]{5,20}$/;
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,5}([\p{L}]{2,20})(?::\d{1,5})?(?:[/?#]|$)/u;
// Names of files look like hosts.
const fileEndings =
  /^(?:pdf|docx?|xlsx?|pptx?|csv|txt|md|zip|rar|png|jpe?g|gif|webp|svg|ai|eps|html?|php|mp4|mov|webm)$/i;

/**
 * Where a link leads: web, mail and telephone addresses, also without their scheme, and pages of the site; undefined for
 * anything else, such as `javascript:` or `data:`.
 */
export function linkAddress(href: string, localPath: (path: string) => string): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href) || href.startsWith('#') || isMediaAddress(href)) return href;
  if (href.startsWith('/')) return /^\/(?![/\\])/.test(href) ? localPath(href) : undefined;
  if (mailbox.test(href)) return `mailto:${href}`;
  if (telephone.test(href)) return `tel:${href.replace(/[()-]/g, '').replace(/^00/, '+')}`;
  const ending = host.exec(href)?.[1];
  return ending && !fileEndings.test(ending) ? `https://${href}` : undefined;
}

/** Whether a link leads anywhere. */
export const isLinkable = (href: string): boolean => linkAddress(href, (path) => path) !== undefined;

import { normalLine, withoutInvisibleSigns } from './normal-text.ts';
import { toWesternDigits } from './western-digits.ts';

/** What a typed address is: one to write to, nearly one, or none. */
export type ReadAddress =
  | { address: string }
  /** Refused; `mended` is the address that seems to be meant. */
  | { fault: 'invalid' | 'letters'; mended?: string };

const longest = 254;
const longestLocalPart = 64;
// A dot-atom of RFC 5322. Signs that enclose copied addresses may not begin or end it, although it allows them there.
const localPart = /^(?!['`{|}])[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*(?<!['`{|}])$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const domainCharacters = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u;

/** A domain as mail servers know it, in ASCII; undefined for anything else, also for a name without a dot. */
function asciiDomain(domain: string): string | undefined {
  if (!domainCharacters.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  const labels = hostname.split('.');
  const isDomain = labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
  return isDomain ? hostname : undefined;
}

/** The address that a mail server gets, with its domain in ASCII; undefined when mail cannot be sent there. */
export function sendableAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === undefined || local.length > longestLocalPart || !localPart.test(local)) return undefined;
  const sendable = `${local}@${domain}`;
  return sendable.length <= longest ? sendable : undefined;
}

// What stands around an address in a letter, a list or a link. Brackets and quotes are no part of ours.
const around = /[\s<>()[\]{},;:"'`|/\\\u00ab\u00bb\u2018-\u201f\u2039\u203a\u060c\u061b\u3001\u3008-\u3011]+/u;
const atItsEnds = new Set('.!?*_/-\u2022\u00b7\u061f\u06d4\u3002');

function withoutEnds(word: string): string {
  const [signs, isAround] = [[...word], (sign = '') => atItsEnds.has(sign)];
  const begin = signs.findIndex((sign) => !isAround(sign));
  const end = signs.findLastIndex((sign) => !isAround(sign));
  return begin < 0 ? '' : signs.slice(begin, end + 1).join('');
}

/** The addresses in `text`, without the signs around them. */
function addressesIn(text: string): string[] {
  const words = text.split(around).map((word) => (sendableAddress(word) ? word : withoutEnds(word)));
  const found = words.filter((word) => sendableAddress(word) !== undefined);
  return [...new Map(found.map((address) => [address.toLowerCase(), address])).values()];
}

/** What slips in easily: blanks, two signs for one, a comma for a dot; and what hides an address: `sami (at) example [dot] com`. */
function withoutSlips(text: string): string {
  const joined = text
    .replace(/\s/gu, '')
    .replace(/[([{]at[)\]}]/gi, '@')
    .replace(/[([{]dot[)\]}]/gi, '.')
    .replace(/@{2,}/g, '@');
  const at = joined.lastIndexOf('@') + 1;
  const domain = joined
    .slice(at)
    .replace(/[,\u060c\u3002\uff61]/g, '.')
    .replace(/\.{2,}/g, '.');
  return joined.slice(0, at) + (domain.startsWith('.') ? domain.slice(1) : domain);
}

/** The one address that `typed` seems to mean; undefined when it could be several or none. */
function mend(typed: string): string | undefined {
  const plain = withoutQuery(toWesternDigits(typed.normalize('NFKC')));
  const [only, ...others] = addressesIn(plain);
  if (only !== undefined) return others.length === 0 ? only : undefined;
  const [mended, ...more] = addressesIn(withoutSlips(plain));
  return more.length === 0 ? mended : undefined;
}

/** `mailto:sami@example.com?subject=…` without what follows the address. */
function withoutQuery(text: string): string {
  return /^\W*mailto:/i.test(text) ? (text.split('?')[0] ?? '').replace(/%40/g, '@') : text;
}

const longestRead = 1_000;

/** An e-mail address as people type or paste it, without blanks around it and invisible signs; '' when nothing is left. */
export function cleanAddress(typed: string): string {
  return normalLine(typed);
}

/**
 * Judges a typed address for everything that takes one: forms, staff, settings and the mailer. What is not accepted is
 * never sent to; what is accepted can always be.
 */
export function readAddress(typed: string): ReadAddress {
  const address = cleanAddress(typed);
  if (sendableAddress(address) !== undefined) return { address };
  if (address.length > longestRead) return { fault: 'invalid' };
  const mended = mend(withoutInvisibleSigns(address));
  if (mended !== undefined) return { fault: 'invalid', mended };
  return { fault: hasForeignLocalPart(address) ? 'letters' : 'invalid' };
}

/** Whether it would be an address but for letters before the @ that not every mail server takes. */
function hasForeignLocalPart(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const isForeign = /^[\p{L}\p{M}\p{N}.!#$%&*+/=?^_~-]+$/u.test(local) && /\P{ASCII}/u.test(local);
  return isForeign && asciiDomain(address.slice(at + 1)) !== undefined;
}

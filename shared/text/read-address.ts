import { foldWidth, normalLine, withoutInvisibleSigns } from './normal-text.ts';
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
export function asciiDomain(domain: string): string | undefined {
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

// Signs that no mailbox of ours has before its name, and those of the parameters of a link.
const doubtful = /^[!#$%&*+/=?^~-]|[=?%]/;

/** Whether an address is one that people have, not the rest of a link or a list. */
const isPlain = (address: string): boolean => sendableAddress(address) !== undefined && !doubtful.test(address);

// What stands between addresses in a letter, a list or a link. Brackets and quotes are no part of ours; apostrophes are.
const between = /[\s<>()[\]{},;:"`|\\?=\u00ab\u00bb\u201c-\u201f\u2039\u203a\u060c\u061b\u3001\u3008-\u3011]+/u;

/** A word without what is no letter, digit or _ at its ends; a _ before it stays unless another is behind it. */
function withoutEnds(word: string): string {
  const signs = [...word];
  const isKept = (sign: string) => /[\p{L}\p{N}_]/u.test(sign);
  const end = signs.findLastIndex((sign) => sign !== '_' && isKept(sign)) + 1;
  const isEmphasised = signs.slice(end).includes('_');
  const begin = signs.findIndex((sign) => isKept(sign) && !(isEmphasised && sign === '_'));
  return begin < 0 ? '' : signs.slice(begin, end).join('');
}

/** The addresses in `text`, without the signs around them. */
function findAddresses(text: string): string[] {
  const words = text.split(between).map((word) => (isPlain(word) ? word : withoutEnds(word)));
  return [...new Map(words.filter(isPlain).map((address) => [address.toLowerCase(), address])).values()];
}

const spoken = /^[^\s@]+(?: dot [^\s@]+)* at [^\s@]+(?: dot [^\s@]+)*$/i;

/** What slips in easily: blanks, two signs for one, a comma for a dot; and what hides an address: `sami (at) example [dot] com`. */
function withoutSlips(text: string): string {
  const written = spoken.test(text) ? text.replace(/ at /i, '@').replace(/ dot /gi, '.') : text;
  const joined = written
    .replace(/ ?[([{<](?:at|@)[)\]}>]/gi, '@')
    .replace(/ ?[([{](?:dot|\.)[)\]}] ?/gi, '.')
    .replace(/ ?@[ @]*/g, '@')
    .replace(/\.{1,3}@/g, '@');
  const at = joined.lastIndexOf('@') + 1;
  const domain = joined
    .slice(at)
    .replace(/[,\u060c\u06d4\u066b\u00b7\u30fb\u3002\uff61]| \. ?|\. /g, '.')
    .replace(/\.{2,}/g, '.');
  return joined.slice(0, at) + (domain.startsWith('.') ? domain.slice(1) : domain);
}

const entities: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" },
  ...{ commat: '@', '#64': '@', '#x40': '@', period: '.', '#46': '.', '#x2e': '.' },
};

/** A text out of a link or a page as people write it: `sami%2Bbags`, `&lt;sami`, and no `?subject=…` behind an address. */
function withoutCodes(text: string): string {
  const plain = text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    // As word processors write them.
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/&(lt|gt|quot|amp|nbsp|commat|period|#39|#64|#x40|#46|#x2e);/g, (_, name: string) => entities[name] ?? '')
    .replace(/%(?:0[9ad]|c2%a0)/gi, ' ')
    // The signs of parameters stay coded, so that they are never taken for those around an address.
    .replace(/%(?!2[56]|3[df])[2-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  const query = plain.indexOf('?', plain.indexOf('@') + 1 || plain.length);
  return (query < 0 ? plain : plain.slice(0, query)).replace(/&(?=[\w-]{1,30}=)/g, ' ');
}

// No such ends of domains exist, and nobody has a mailbox at these neighbours of the great ones.
const slips: readonly [slip: RegExp, meant: string][] = [
  [/^www\.(?=[^.]+\.)/, ''],
  [/\.(?:con|comm|coml|comn|conm|coom|cmo|vom|xom|cim|ocm|ckm|cpm|c0m)$/, '.com'],
  [/\.(?:nett|ner|ent)$/, '.net'],
  [/\.(?:ogr|orgg)$/, '.org'],
  // The ending twice, left out, or with letters behind it that make no other one.
  [/^(gmail|hotmail|outlook|icloud|yahoo)\.com(?:\.?\1\.com|(?!cast$|munity$|pany$|puter$)[a-z]+)$/, '$1.com'],
  [/^(gmail|hotmail|outlook|icloud|yahoo)(?:[ ;:]?com|\.)?$/, '$1.com'],
  [/^(?:gmai|gmal|gnail|gmaill|gmil|gimail|gmai1|gmeil|g\.mail)\.com$/, 'gmail.com'],
  [/^(?:hotmal|hotmai|hotmil|homail|hotmaill|htmail|hotnail)\.com$/, 'hotmail.com'],
  [/^(?:yaho|yahooo|yhoo|yaoo|yahho)\.com$/, 'yahoo.com'],
  [/^(?:outlok|outloo|otlook|outlool)\.com$/, 'outlook.com'],
  [/^(?:iclod|icoud)\.com$/, 'icloud.com'],
  [/^(gmail|hotmail|outlook|live|icloud|yahoo)\.(?:com?\.com|co|cm|om)$/, '$1.com'],
  [/^gmail\.com\.[a-z]{2}$/, 'gmail.com'],
];
/** The great ones with two neighbouring letters exchanged, homtail.com, by what is meant. */
const exchanged = new Map<string, string>(
  ['gmail', 'hotmail', 'yahoo', 'outlook', 'icloud'].flatMap((name) =>
    [...name]
      .slice(1)
      .map(
        (letter, at) => [`${name.slice(0, at)}${letter}${name[at]}${name.slice(at + 2)}.com`, `${name}.com`] as const,
      ),
  ),
);
const mixedScripts =
  /[a-z][^.@]{0,62}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^.@]{0,62}[a-z]/iu;

/** What is meant by an address that could be sent to, but where nobody is: a slip, or letters that look like others. */
function withoutTypos(address: string): string {
  // `www.` begins the address of a site.
  const plain = (mixedScripts.test(address) ? foldWidth(address) : address).replace(/^www\.(?=[^@]+@)/i, '');
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at).toLowerCase();
  const ended = slips.reduce((name, [slip, better]) => name.replace(slip, better), domain);
  const meant = exchanged.get(ended) ?? ended;
  return meant === domain ? plain : plain.slice(0, at) + meant;
}

/** The one address that `typed` seems to mean; undefined when it could be several or none. */
function mend(typed: string): string | undefined {
  const plain = withoutCodes(toWesternDigits(typed.normalize('NFKC')));
  const [only, ...others] = findAddresses(plain);
  // A comma for a dot inside a name, the rest of a link: the mailbox may be another one.
  const before = only === undefined ? '' : plain.slice(0, plain.indexOf(only));
  const isCut = only?.includes('/') || /^[^\s@]+,$|@$/.test(before) || isOneWord(before);
  if (only !== undefined) return others.length === 0 && !isCut ? only : undefined;
  const [mended, ...more] = findAddresses(withoutSlips(plain));
  return more.length === 0 ? mended : undefined;
}

/** A blank or a sign within a name, samir haddad@example.com, leaves the mailbox of somebody else. */
const isOneWord = (before: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}._+-]*(?:\s+|[=;|?\\`"])$/u.test(before) &&
  !/^(?:\d{1,2}\.|e|e-?mail|mail|mailto|to|cc|bcc|address|from|البريد|بريدي?|(?:ال)?[إا]يميلي?)[\s=;|?\\`"]/iu.test(
    before,
  );

const longestRead = 1_000;

/**
 * An e-mail address as people type or paste it, without blanks around it and invisible signs, its domain in one spelling;
 * '' when nothing is left.
 */
export function cleanAddress(typed: string): string {
  const address = normalLine(typed);
  const at = address.lastIndexOf('@') + 1;
  if (!/[^ -~]/.test(address.slice(at)) || sendableAddress(address) === undefined) return address;
  return address.slice(0, at) + address.slice(at).normalize('NFKC').toLowerCase();
}

/** What all spellings of one mailbox have in common: for comparing, never for showing. */
export const normaliseMailbox = (address: string): string =>
  (sendableAddress(cleanAddress(address)) ?? address).toLowerCase();

/**
 * Judges a typed address for everything that takes one: forms, staff, settings and the mailer. What is not accepted is
 * never sent to; what is accepted can always be.
 */
export function readAddress(typed: string): ReadAddress {
  const address = cleanAddress(typed);
  const meant = address.length > longest ? address : withoutTypos(address);
  if (meant !== address && isPlain(meant)) return { fault: 'invalid', mended: meant };
  if (isPlain(address)) return { address };
  if (address.length > longestRead) return { fault: 'invalid' };
  const mended = mend(withoutInvisibleSigns(address));
  if (mended !== undefined) return { fault: 'invalid', mended };
  return { fault: hasForeignLocalPart(address) ? 'letters' : 'invalid' };
}

/** Whether `typed` holds nothing but the address that is meant, with slips in it. */
export const isAddressAlone = (typed: string, meant: string): boolean =>
  withoutTypos(withoutSlips(cleanAddress(typed).normalize('NFKC'))) === meant;

/** Whether it would be an address but for letters before the @ that not every mail server takes. */
function hasForeignLocalPart(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const isForeign = /^[\p{L}\p{M}\p{N}.!#$%&*+/=?^_~-]+$/u.test(local) && /\P{ASCII}/u.test(local);
  return isForeign && asciiDomain(address.slice(at + 1)) !== undefined;
}

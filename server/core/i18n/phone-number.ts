import { parsePhoneNumberFromString as parseExactly } from 'libphonenumber-js/max';
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { FieldError } from '#shared/errors.ts';
import { extension } from '#shared/text/dialled-number.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import { type NotedNumber, splitDash, splitNote } from '#shared/text/phone-notes.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';

// Of a link or a card: `tel:`, «رقم الجوال», and behind a number: `(WhatsApp)`.
const label =
  /[-\s،,(]{0,3}(?<!\p{L})(?:رقم )?(?:ال)?(?:t|m|tel|telephone|phone|mobile|mob|cell|gsm|ph|call|callto|sms|fax|whats ?app|viber|هاتف|تلفون|جوال|موبايل|واتس ?اب|واتس|خلوي|محمول|فاكس)(?!\p{L})(?:\.? (?:number|no|رقم)(?!\p{L}))?[\s.:/)#]{0,3}/giu;
// Signs beside it on cards and in chats: ☎, 📱, flags.
const pictures = /(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f)\s?)+/gu;
const atAnEnd = (found: string, at: number, whole: string): string =>
  at === 0 || at + found.length === whole.length ? '' : found;
const chatLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web)\.)?whatsapp(?:\.com\/|:\/\/)send\/?\?phone=)\+?(\d{6,15})(?:\/?\?.*|&.*)?$/i;
const enclosed = /^["'«“<]|["'»”>]$/g;

const plainNumber = (typed: string): string =>
  toWesternDigits(normalLine(typed.normalize('NFKC')))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('_', ' ')
    .replace(/%2b/gi, '+')
    // As spreadsheets write a number.
    .replace(/^\+?\d{1,3}(?:,\d{3}){2,4}$/, (groups) => groups.replaceAll(',', ''))
    .replace(/(?:[;؛،,.]|(?<=\d{8})\.0)$/, '')
    .replace(/^=/, '')
    .replace(enclosed, '')
    .replace(pictures, atAnEnd)
    .trim()
    .replace(chatLink, '+$1')
    .replace(label, atAnEnd)
    // A letter for a zero, and the sign of a country code twice: O79, ++962, +00962.
    .replace(/^o(?=[\d\s-]{8})/i, '0')
    .replace(/^\+\s?(?:\+|00)/, '+')
    .replace(/^\[(\+?\d{1,5})\]/, '$1 ')
    .replace(/(?<=\d)[·•~](?=\d)/g, ' ')
    .replace(/^\((\+|00)(\d{1,3})\)/, '$1$2 ')
    // Of a list: 1) 079, (1) 079.
    .replace(/^\(?[1-9][).-]\s?(?=\+|\(?0)/, '')
    // As it looks in a line that runs to the left.
    .replace(/^(\d{1,3})\+(?=\s?\d)|^(962\d{8,9})\+$/, '+$1$2')
    .replace(extension, (found: string, inner: string, at: number, whole: string) =>
      at + found.length === whole.length ? ` ext. ${inner}` : found,
    )
    .replace(/^ext(?:ension)?\.? ?([1-9]\d{0,4}) (?=\+|\(?0)(.{6,60})$/i, '$2 ext. $1');

const home = 'JO';
const mostDigitsAtHome = 10;
const longestTyped = 200;
// Longer ones are other numbers.
const longestExtension = 7;

/** By the lengths of numbers alone half of all countries would have a Jordanian one, so others are judged by all digits. */
function parseAlone(plain: string, region: string): PhoneNumber | undefined {
  const isForeign = region !== home && isSupportedCountry(region);
  const read = isForeign ? parseExactly : parsePhoneNumberFromString;
  const number = read(plain, { defaultCountry: isForeign ? region : home, extract: false });
  return number?.isValid() && (number.ext ?? '').length <= longestExtension ? number : undefined;
}

const withInner = ({ number, inner }: NotedNumber): string => (inner ? `${number} ext. ${inner}` : number);
const ownBracket = /^[([][^)\]]*[)\]].*\d/;
const severalLines = /^((?:[^\d/]*\d){8}[^/]*)\/(?:\s?\d{1,3}\s?(?:\/|$))+$/;

/** One number, also with its hours or a name behind it, but with no other number. */
function parse(typed: string, region = home): PhoneNumber | undefined {
  const plain = plainNumber(typed);
  const noted = splitNote(plain);
  const number = noted && parse(withInner(noted), region);
  if (number) return holdsNumber(noted.note, region) ? undefined : number;
  // Digits in a last bracket would fill up a number that lacks some.
  if (noted && !ownBracket.test(noted.note)) return undefined;
  const [, first] = severalLines.exec(plain) ?? [];
  if (first && parseAlone(first.trim(), region)) return undefined;
  const dashed = splitDash(plain);
  return parseAlone(plain, region) ?? (dashed && parseAlone(withInner(dashed), region));
}

function holdsNumber(note: string, region: string): boolean {
  const [other = ''] = numberAmongWords.exec(note) ?? [];
  return parseAlone(other, region) !== undefined;
}

const betweenNumbers =
  /\s?[/،,;؛|&\n]\s?|\s(?:or|and|أو|او|و|oder|ou|[-–])\s|(?<=\d{7})[-–+](?=0\d{6}|\d{1,2}$)|\s(?=\d{1,2}\s?-\s?\d{1,2}$)/iu;

/** The first number among words: T: 06 500 0123 M: 079 765 4321, 079 123 4567 (Ahmad, after 4 pm). */
const numberAmongWords = /[+(]{0,2}\d(?:[ ()./-]{0,3}\d){6,31}(?!\d)/;

/** The end of another number of the same line: 06-5001234/5, 06 5001234 - 5001235. */
const isEnd = (part: string): boolean => /^\d{1,8}$/.test(plainNumber(part).replace(/[\s-]/g, ''));

/** A number, or the first of several that are written together, each of them whole or the end of one; without words. */
function parseFirst(typed: string, region: string): PhoneNumber | undefined {
  const noted = splitNote(plainNumber(typed));
  const whole = (noted && parseFirst(withInner(noted), region)) ?? parse(typed, region);
  if (whole) return whole;
  const [first = '', ...others] = typed.split(betweenNumbers);
  const areAllNumbers = others.length > 0 && others.every((part) => isEnd(part) || parse(part, region));
  const one = areAllNumbers ? parse(first, region) : undefined;
  if (one) return one;
  const plain = plainNumber(typed);
  const [alone = plain] = numberAmongWords.exec(plain) ?? [];
  return alone === plain ? parseBefore(plain, region) : parseFirst(alone, region);
}

/** The first of two numbers with a blank or a bracket between them. */
function parseBefore(both: string, region: string): PhoneNumber | undefined {
  const ends = [...both.matchAll(/ \(?/g)].map(({ index }) => index);
  const end = ends.find((place) => parse(both.slice(0, place), region) && parse(both.slice(place), region));
  return end === undefined ? undefined : parse(both.slice(0, end), region);
}

/** The number of a country that begins with its code, without the sign before it: 49 170 1234567. */
function withCode(typed: string, region: string): PhoneNumber | undefined {
  const number = /^[1-9]/.test(plainNumber(typed)) ? parseFirst(`+${typed}`, region) : undefined;
  return number?.country === region ? number : undefined;
}

/**
 * The number in E.164 of somebody whose goods go to a country (`region`, its code; null where it is not known), or why it
 * is none. Without its country's code a number is Jordanian; one that is a number of that country is asked about.
 */
export function readPhone(typed: string, region: string | null): { number: string } | { fault: FieldError } {
  if (typed.length > longestTyped) return { fault: { key: 'phone_invalid' } };
  const [jordanian, foreign] = [parseFirst(typed, home), parseFirst(typed, region ?? home)];
  if (foreign && foreign.number !== jordanian?.number) {
    const coded = withCode(typed, region ?? home);
    const all = [coded, foreign, jordanian].flatMap((number) => number?.formatInternational() ?? []);
    const [first = '', second] = new Set(all);
    return {
      fault: second
        ? { key: 'phone_ambiguous', parameters: { first, second } }
        : { key: 'phone_mended', parameters: { number: first } },
    };
  }
  if (jordanian) return { number: jordanian.number };
  const plain = plainNumber(typed);
  const [first = ''] = plain.split(betweenNumbers);
  const digits = first.replace(/\D/g, '').length;
  if (/^(?:\+|00)/.test(plain) || digits <= fewestDigits) return { fault: { key: 'phone_invalid' } };
  const coded = digits > mostDigitsAtHome && /^[1-9]/.test(plain) ? parse(`+${first}`) : undefined;
  if (coded) return { fault: { key: 'phone_mended', parameters: { number: coded.formatInternational() } } };
  const isOfHome = region === home && digits <= mostDigitsAtHome;
  return { fault: { key: isOfHome ? 'phone_without_area' : 'phone_without_country' } };
}

/** A typed telephone number in E.164; numbers without a country code are Jordanian. undefined when invalid. */
export function toPhoneNumber(typed: string): string | undefined {
  return parse(typed)?.number;
}

/** Whether a number in E.164 can be that of a person's own telephone; others are of a place: an office's, or a family's. */
export const canBeMobile = (number: string): boolean => /MOBILE/.test(parseExactly(number)?.getType() ?? '');

/** What a `tel:` link of it dials: `+96265000100;ext=12`. '' when invalid. */
export function toDialled(typed: string): string {
  const { number, ext } = parse(typed) ?? {};
  return number ? number + (ext ? `;ext=${ext}` : '') : '';
}

/**
 * An international number in groups with its extension, `+962 7 9123 4567 ext. 12`, which spreadsheets do not treat as a
 * number; invalid ones stay unchanged.
 */
export function readablePhone(typed: string): string {
  return parse(typed)?.formatInternational() ?? typed;
}

const fewestDigits = 6;
const onlyNumber = /^\+?[\d\s()./-]+$/;

/**
 * The digits by which a number is found however it was written, `962797654321`; of a part of one, what was typed without
 * zeros before it and blanks. undefined for anything else.
 */
export function searchedNumber(typed: string): string | undefined {
  const whole = typed.length > longestTyped ? undefined : parseFirst(typed, home);
  if (whole) return whole.number.slice(1);
  const plain = plainNumber(typed);
  const digits = plain.replace(/\D/g, '');
  return onlyNumber.test(plain) && digits.length >= fewestDigits ? digits.replace(/^0+/, '') : undefined;
}

/** Judging one takes a moment, and a hostile text can have thousands. */
const mostNumbers = 60;
/** The telephone numbers in a text, as `searchedNumber` has them. */
export function findNumbers(text: string): string[] {
  const found = new Set<string>();
  const plain = toWesternDigits(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Zs}+/gu, ' ');
  // At most fifteen digits, with up to two signs between them.
  const numbers = /(?<!\d)\+?\d(?:[ ()./-]{0,2}\d){6,14}(?!\d)/g;
  for (let judged = 0; judged < mostNumbers; judged++) {
    const match = numbers.exec(plain);
    if (!match) break;
    const [digits, number] = beginningNumber(match[0]) ?? [match[0]];
    // Behind it another one may follow after a blank.
    numbers.lastIndex = match.index + digits.length;
    if (number) found.add(number.slice(1));
  }
  return [...found];
}

/** What of these digits is a number, and the number: behind a blank or a stroke there may be others. */
function beginningNumber(digits: string): [written: string, number: string] | undefined {
  const number = toPhoneNumber(digits);
  if (number) return [digits, number];
  const end = Math.max(digits.lastIndexOf(' '), digits.lastIndexOf('/'));
  return end > 0 ? beginningNumber(digits.slice(0, end)) : undefined;
}

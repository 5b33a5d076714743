import { trimEnd } from './trim-end.ts';
import { toWesternDigits } from './western-digits.ts';

/** What is read as numbers is short; longer text is not looked at. */
const longest = 60;

// Signs that only ever part thousands, as one: ٬, and apostrophes and blanks before three digits.
const group = '_';
const arabicGroup = /٬/g;
const apostropheGroup = /(?<=\d)['’‘‛ʼʻʽʹ՚׳′‵´`](?=\d{3}(?!\d))/g;
const blankGroup = /(?<![\d.,٫_]|\d\p{Zs})(\d{1,3})((?:\p{Zs}\d{3})+)(?!\d)/gu;
const fullWidth = /[！-～]/g;
/** Of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam: each row begins at a six. */
const indianDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;

// 10⁵ is no 105.
const raised = /\p{Nd}\p{Zs}?[⁺⁻]?(?![½¼¾\u2150-\u215f\u2189])\p{No}/u;

const numeral = /[.,٫]?\d+(?:[.,٫_]\d+)*/g;
const groupsOfThree = /^[1-9]\d{0,2}([.,_])\d{3}(?:\1\d{3})*$/;
const groupsOfIndia = /^[1-9]\d?(?:([,_])\d{2})(?:\1\d{2})*\1\d{3}$/;

/** A slip for three zeros, a number of Chinese in ten thousands, or decimals that nobody needs. */
const fourZeros = /^[1-9]\d{0,3},0000$/;

/** Behind more than three digits no sign parts thousands: 1234,567 is a slip for either; with more digits it is two numbers. */
const broken = /\d{4}[.,٫]\d{3}(?!\d)/;
const joinedBySlip = /^[1-9]\d{3,14}[.,_]\d{3}$/;
const twoNumbers = /\d{4}_\d|\d{4}[.,٫](?!0000(?!\d))\d{4}/;

/** `hasThousandths`: three decimals are usual, as of tonnes. */
export type Manner = { hasThousandths?: boolean };

/**
 * A text of at most 60 characters with its numbers as `1234.5`, once for every way in which they can be read together;
 * `[]` where they can be read in none. Signs between thousands are those of English (1,234.5), German (1.234,5), French
 * (1 234,5), Swiss (1’234.5), Indian (2,00,000) and Arabic (١٬٢٣٤٫٥, ، for , and perhaps ٫ for ٬). One text has one decimal sign:
 * `1.000 x 12,5` can be read in one way, `1.000 x 1.500` in two. `20,000` is read as our own pages write it: the decimals
 * of a whole number are left out, except where three of them are usual.
 */
export function readNumbers(typed: string, { hasThousandths = false }: Manner = {}): string[] {
  if (typed.length > longest || raised.test(typed)) return [];
  const text = withPlainSigns(typed);
  if (twoNumbers.test(text)) return [];
  const read = readSigned(text, hasThousandths);
  return broken.test(text) && read.length < 2 ? [] : read;
}

/** Whether a sign stands in a number where none parts thousands, so that both its readings are asked. */
export const hasBrokenGroup = (typed: string): boolean => typed.length <= longest && broken.test(withPlainSigns(typed));

function readSigned(text: string, hasThousandths: boolean): string[] {
  if (text.includes('٫')) {
    // Beside it on the keyboard is the sign between thousands.
    const slipped = text.includes(group) ? undefined : readWith('.', text.replaceAll('٫', group));
    return [...new Set([readWith('٫', text), slipped])].filter((read) => read !== undefined);
  }
  const [byPoint, byComma] = [readWith('.', text), readWith(',', text)];
  if (byPoint === undefined && byComma === undefined)
    return [readWith('each', text)].filter((read) => read !== undefined);
  const isOfZeros = text.includes(',') && !/\d\.\d/.test(byComma ?? '') && !broken.test(text);
  const isOne = byPoint !== undefined && isOfZeros && !hasThousandths && !/\d,0000(?!\d)/.test(text);
  return [...new Set([byPoint, isOne ? undefined : byComma])].filter((read) => read !== undefined);
}

/** With the digits of India as 0 to 9; among other digits one of them is a slip, and stays. */
const withIndianDigits = (text: string): string =>
  /\p{Nd}/u.test(text.replace(indianDigits, ''))
    ? text
    : text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));

/** The same text with digits from 0 to 9, and each sign of numbers in one spelling. */
function withPlainSigns(typed: string): string {
  return (
    withIndianDigits(toWesternDigits(typed.replace(/\p{Cf}/gu, '')))
      .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replaceAll('،', ',')
      // As on bills in German: 20.000,-
      .replace(/(?<=\d),[-–—](?!\d)/g, ',00')
      .replace(arabicGroup, group)
      .replace(apostropheGroup, group)
      .replace(blankGroup, (_, first: string, rest: string) => first + rest.replace(/\p{Zs}/gu, group))
  );
}

/**
 * The text with its numbers in plain digits where `sign` begins their decimals; undefined where one of them is none. `each`:
 * a number has its own sign, and one reading, 56.5 x 91,5.
 */
function readWith(sign: '.' | ',' | '٫' | 'each', text: string): string | undefined {
  let isRead = true;
  const read = text.replace(numeral, (written, place: number) => {
    const before = text.slice(0, place);
    // After a letter it is a full stop: No.5. But 22x.5 are sizes.
    const isStop = /^[.,٫]/.test(written) && /\p{L}$/u.test(before) && !/[x×*]$/i.test(before);
    const number = isStop ? written.slice(1) : written;
    const plain = sign === 'each' ? onlyNumber(number) : plainNumber(number, sign);
    if (plain === undefined || /[\d.,٫_]$/.test(before)) isRead = false;
    return `${isStop ? '. ' : ''}${plain}`;
  });
  return isRead ? read : undefined;
}

function onlyNumber(written: string): string | undefined {
  const [only, ...others] = new Set(['.', ','].flatMap((sign) => plainNumber(written, sign) ?? []));
  return others.length === 0 ? only : undefined;
}

function plainNumber(written: string, sign: string): string | undefined {
  const [whole = '', decimals = '', ...more] = written.split(sign);
  const isWhole = [/^\d*$/, groupsOfThree, groupsOfIndia, fourZeros, joinedBySlip].some((form) => form.test(whole));
  if (!isWhole || !/^\d*$/.test(decimals) || more.length > 0) return undefined;
  const part = trimEnd(decimals, '0');
  return (whole.replace(/\D/g, '') || '0') + (part && `.${part}`);
}

/** A text with plain numbers as people type it so that it is read in one way: 1.525 gets a further zero, 1234.567 a comma. */
export function spellPlainly(plain: string): string {
  return plain
    .replace(/(?<![\d.])[1-9]\d{0,2}\.\d{3}(?![\d.])/g, '$&0')
    .replace(/(?<![\d.])\d{4,15}(?=\.\d{3})/g, (whole) => Number(whole).toLocaleString('en'));
}

import { toWesternDigits } from './western-digits.ts';

const longestExtension = 7;
const fewestDigits = 7;

/** Digits with their country; those without one are Jordanian, as everywhere on this site. */
function international(digits: string): string {
  const number = digits.replace(/^00/, '+');
  // Emergency and service numbers are dialled as they are.
  if (number.startsWith('+') || number.length < fewestDigits) return number;
  return number.startsWith('962') && number.length >= 11 ? `+${number}` : `+962${number.replace(/^0/, '')}`;
}

/**
 * What a `tel:` link dials (RFC 3966): a number in E.164 and its extension, `+96265000100;ext=12`; the number from `e164`
 * where it is known. '' for anything else.
 */
export function dialledNumber(number: string, e164 = ''): string {
  const typed = toWesternDigits(number);
  const [first = '', ...others] = typed.split(/[\p{L}#;]/u);
  const [main = ''] = e164 ? e164.split(';') : [first];
  // A trunk zero in brackets, as in +962 (0)6, is not dialled.
  const digits = main.replace('(0)', '').replace(/[^\d+]/g, '');
  if (!/\d/.test(digits)) return '';
  const inner = others.map((part) => part.replace(/\D/g, '')).findLast(Boolean);
  return inner && inner.length <= longestExtension ? `${international(digits)};ext=${inner}` : international(digits);
}

/** The number by which WhatsApp knows it: digits alone, without an extension. */
export function chatNumber(number: string): string {
  return dialledNumber(number).replace(/;.*/, '').replace('+', '');
}

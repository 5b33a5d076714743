import { splitDash, splitNote } from './phone-notes.ts';
import { toWesternDigits } from './western-digits.ts';

const fewestDigits = 7;

/** An extension behind a number: `ext. 12`, `x12`, `#12`, `(تحويلة رقم: ١٢)`. Its digits are the first group. */
export const extension =
  /[-\s–،,;/*([]{0,3}(?<!\p{L})(?:(?:رقم |ال?رقم )?(?:ال)?(?:تحويل[ةه]|داخلي|فرعي|مقسم)|ext(?:en[st]io)?n?|x|int|internal|interno|local|anexo|poste|durchwahl|dw|nebenstelle|nst|apparat|klappe|dahili|(?:p|ت)(?=[\s.:]{0,2}[1-9]\d{0,4}(?![ -]?\d))|#)(?:\.? ?(?:رقم|no|number|nr)(?!\p{L}))?[\s:.=#(]{0,3}(\d{1,7})(?!\d)[)\]]?/iu;
const pause = /^\s?[;,،]\s?(\d{1,7})$/;

// Countries that our buyers call from have a zero before a number at home alone; Italy dials it from abroad too.
const trunkZero = /^(\+(?:96\d|97\d|98|90|20|21\d|249|44|49|33|31|32|61|91|92))0+/;

/** Digits with their country; those without one are Jordanian, as everywhere on this site. */
function international(digits: string): string {
  const number = digits.replace(/^00/, '+');
  // Emergency and service numbers are dialled as they are.
  if (!number.startsWith('+') && number.length < fewestDigits) return number;
  const isWhole = number.startsWith('962') && number.length >= 11;
  const whole = isWhole ? `+${number}` : number.startsWith('+') ? number : `+962${number}`;
  return whole.replace(trunkZero, '$1');
}

/**
 * What a `tel:` link dials (RFC 3966): a number in E.164 and its extension, `+96265000100;ext=12`; the number from `e164`
 * where it is known. Of two numbers the first. '' for anything else. What the server accepts of a company is dialled as
 * it was understood there (`toDialled`).
 */
export function dialledNumber(number: string, e164 = ''): string {
  const typed = toWesternDigits(number.normalize('NFKC'));
  const noted = splitNote(typed);
  const text = noted?.number ?? typed;
  const [first = ''] = text.split(/[\p{L}#;,،]|(?<=\d{4}) ?\/ ?(?=[+\d])/u).filter((part) => /\d/.test(part));
  const [main = ''] = e164 ? e164.split(';') : [first];
  // A trunk zero in brackets, as in +962 (0)6, is not dialled.
  const digits = main.replace('(0)', '').replace(/[^\d+]/g, '');
  if (digits === '') return '';
  const behind = typed.slice(typed.indexOf(first) + first.length);
  const [, inner = noted?.inner ?? innerBehindDash(text, digits)] = extension.exec(behind) ?? pause.exec(behind) ?? [];
  return inner ? `${international(digits)};ext=${inner}` : international(digits);
}

/** Of a number that is known without it: in other countries such digits are a part of the number. */
function innerBehindDash(text: string, known: string): string | undefined {
  const { number, inner } = splitDash(text) ?? {};
  return number && known.endsWith(number.replace(/\D/g, '').slice(-fewestDigits)) ? inner : undefined;
}

/** The number by which WhatsApp knows it: digits alone, without an extension. */
export function chatNumber(number: string): string {
  return dialledNumber(number).replace(/;.*/, '').replace('+', '');
}

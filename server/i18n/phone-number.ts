import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutDirectionMarks } from '#shared/visitor-text.ts';
import { toWesternDigits } from '#shared/western-digits.ts';

function parse(typed: string): PhoneNumber | undefined {
  const plain = toWesternDigits(withoutDirectionMarks(typed)).trim();
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'JO', extract: false });
  return number?.isValid() ? number : undefined;
}

/** A typed telephone number in E.164; numbers without a country code are Jordanian. undefined when invalid. */
export function toPhoneNumber(typed: string): string | undefined {
  return parse(typed)?.number;
}

/**
 * An international number in groups, `+962 7 9123 4567`, which spreadsheets do not treat as a number; invalid ones stay
 * unchanged.
 */
export function readablePhone(typed: string): string {
  return parse(typed)?.formatInternational() ?? typed;
}

import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutDirectionMarks } from '#shared/visitor-text.ts';
import { toWesternDigits } from '#shared/western-digits.ts';

function parse(typed: string): PhoneNumber | undefined {
  const plain = toWesternDigits(withoutDirectionMarks(typed)).trim();
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'JO', extract: false });
  return number?.isValid() ? number : undefined;
}

/** A telephone number as people type it, in E.164; numbers without a country are Jordanian. undefined when there is no such number. */
export function toPhoneNumber(typed: string): string | undefined {
  return parse(typed)?.number;
}

/**
 * A number with its country in groups, `+962 7 9123 4567`, which no spreadsheet takes for a number to calculate with;
 * what is no number stays as it is.
 */
export function readablePhone(typed: string): string {
  return parse(typed)?.formatInternational() ?? typed;
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toWesternDigits } from '#shared/text-schema.ts';
import { withoutDirectionMarks } from '#shared/visitor-text.ts';

/** A telephone number as people type it, in E.164; numbers without a country are Jordanian. undefined when there is no such number. */
export function toPhoneNumber(typed: string): string | undefined {
  const plain = toWesternDigits(withoutDirectionMarks(typed)).trim();
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'JO', extract: false });
  return number?.isValid() ? number.number : undefined;
}

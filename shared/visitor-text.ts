import { z } from 'zod';
import type { MessageKey } from './message-key.ts';
import { optionalText, requiredEmail, requiredText } from './text-schema.ts';

// Bidirectional control marks, which are copied along with numbers and addresses.
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text without its invisible direction marks, for values where they have no meaning. */
export function withoutDirectionMarks(value: string): string {
  return value.replace(directionMarks, '');
}

const refused = { error: 'error_invalid_text' satisfies MessageKey };

// Line breaks in a name could inject lines into a mail or a table; other control characters are never typed.
const hasOneLine = (value: string): boolean => !/\p{Cc}|[\u2028\u2029]/u.test(value);
const hasNoControls = (value: string): boolean => !/[^\P{Cc}\t\n\r]/u.test(value);

/** One line of text that must be there. */
export function requiredLine(max: number, missing: MessageKey) {
  return requiredText(max, missing).refine(hasOneLine, refused);
}

/** One line of text that may be missing. */
export function optionalLine(max: number) {
  return optionalText(max).refine(hasOneLine, refused);
}

/** Required multi-line text. Every kind of line break counts as one character. */
export function requiredParagraphs(max: number, missing: MessageKey) {
  return z
    .string({ error: missing })
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .pipe(requiredText(max, missing).refine(hasNoControls, refused));
}

/** Multi-line text that may be missing; absent and blank both become ''. */
export function optionalParagraphs(max: number) {
  return z
    .preprocess(
      (sent) => (typeof sent === 'string' ? sent.replace(/\r\n?/g, '\n') : sent),
      optionalText(max).refine(hasNoControls, refused),
    )
    .default('');
}

/** An e-mail address as a visitor types or pastes it. */
export function visitorEmail(max: number) {
  return z
    .string({ error: 'error_email_required' satisfies MessageKey })
    .overwrite(withoutDirectionMarks)
    .pipe(requiredEmail(max).refine(isAnswerable, { error: 'error_email_invalid' satisfies MessageKey }));
}

/** No invisible characters, and a domain with a dot: ahmad@gmail is a slip. */
function isAnswerable(address: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(address) && /@[^@.]+(\.[^@.]+)*\.[^@.]{2,}$/.test(address);
}

import type { MessageKey } from './message-key.ts';
import { normalLine } from './normal-text.ts';
import { optionalText, requiredText } from './text-schema.ts';

export { withoutInvisibleSigns as withoutDirectionMarks } from './normal-text.ts';

const refused = { error: 'error_invalid_text' satisfies MessageKey };

// Line breaks in a name could inject lines into a mail or a table; other control characters are never typed.
const hasOneLine = (value: string): boolean => !/\p{Cc}|[\u2028\u2029]/u.test(value);
const hasNoControls = (value: string): boolean => !/[^\P{Cc}\t\n\r]/u.test(value);

/** One line of text that must be there. */
export function requiredLine(max: number, missing: MessageKey) {
  return requiredText(max, missing, normalLine).refine(hasOneLine, refused);
}

/** One line of text that may be missing. */
export function optionalLine(max: number) {
  return optionalText(max, normalLine).refine(hasOneLine, refused);
}

/** Required multi-line text. Every kind of line break counts as one character. */
export function requiredParagraphs(max: number, missing: MessageKey) {
  return requiredText(max, missing).refine(hasNoControls, refused);
}

/** Multi-line text that may be missing; absent and blank both become ''. */
export function optionalParagraphs(max: number) {
  return optionalText(max).refine(hasNoControls, refused);
}

import type { Language } from '../language.ts';
import { toWesternDigits } from '../text/western-digits.ts';
import { findValues } from './values.ts';

/** Tells quickly that a text holds nothing to set. */
const toSet = /[\d٠-٩]|[ \u00a0][–—-](?:[ \u00a0]|$)|[A-Z][-.][A-Z]/;

/** Whether there is anything to set in a text. */
export const hasValues = (text: string): boolean => toSet.test(text);

/**
 * A text of HTML without tags, its values marked by `mark`: a class that keeps them on one line, or a style where there
 * are no classes.
 */
export function typesetText(typed: string, language: Language, mark = 'class="value"'): string {
  if (!hasValues(typed)) return typed;
  const text = toWesternDigits(typed);
  let set = '';
  let done = 0;
  for (const { start, end, leftToRight } of findValues(text, language)) {
    const [ordered, rest] = [text.slice(start, start + leftToRight), text.slice(start + leftToRight, end)];
    const isolated = ordered && `<bdi dir="ltr">${ordered}</bdi>`;
    set += text.slice(done, start);
    set += rest ? `<span ${mark}>${isolated}${rest}</span>` : `<bdi ${mark} dir="ltr">${ordered}</bdi>`;
    done = end;
  }
  // The dash after an element must not begin a line either.
  return (set + text.slice(done)).replace(/^ (?=[–—-][ \u00a0])/, '\u00a0');
}

import { naughtyStrings } from '../support/requests/naughty-strings.ts';
import type { Random } from './seeded-random.ts';

/** What keeps patterns, parsers and decoders busy when there is much of it. */
const pumped = [
  '/',
  '//',
  '/.',
  '/..',
  '%2F',
  '%',
  '%25',
  '%2e%2e/',
  '\\',
  '&',
  '&a=',
  ';',
  ',',
  ', ',
  'q=0.',
  'ar;q=1,',
  '=',
  '"',
  '\\"',
  '(',
  '[',
  '{',
  '<',
  '<a ',
  '*',
  '_',
  '`',
  '+',
  '@',
  '.',
  '-',
  ' ',
  '\t',
  'a',
  '0',
  '٣',
  'ال ',
  'ﷺ',
  '\u0301',
  '\u202e',
  'form-',
  'bytes=0-,',
  'W/"a",',
  'i18nextLng=',
];

/** A text of about `length` characters: one thing repeated, a naughty string, or both alternately. */
export function hostileText(random: Random, length: number): string {
  const piece = random.pick(random.below(3) === 0 ? naughtyStrings : pumped) || 'a';
  const other = random.below(4) === 0 ? random.pick(pumped) : '';
  const text = `${piece}${other}`.repeat(Math.ceil(length / (piece.length + other.length)));
  return text.slice(0, length) + random.pick(['', 'x', '!', '\0', '\n']);
}

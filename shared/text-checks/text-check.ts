import type { Language } from '../language.ts';
import { readBareAddress } from '../markdown/bare-address.ts';

/** What can be wrong with a text in two languages, in the order in which findings are listed. */
export const checkNames = [
  ...['missing_text', 'numbers', 'units', 'printed_facts', 'codes', 'phone_numbers', 'dates', 'links', 'placeholders'],
  ...['headings', 'list_items', 'emphasis', 'tables', 'paragraphs'],
  ...['forbidden_term', 'two_translations', 'exchanged_texts', 'exchanged_words', 'identical_texts'],
  ...[
    'latin_words',
    'arabic_words',
    'mixed_letters',
    'foreign_letters',
    'hamza',
    'spelling',
    'number_form',
    'leftovers',
  ],
  ...['end_punctuation', 'arabic_punctuation', 'english_punctuation', 'punctuation_spacing'],
  ...[
    'brackets',
    'quotation_marks',
    'doubled_words',
    'doubled_spaces',
    'outer_spaces',
    'kashida',
    'invisible_characters',
    'digit_systems',
  ],
  ...['uneven_length', 'lost_sentence', 'broken_end', 'too_long'],
] as const;
export type CheckName = (typeof checkNames)[number];

/** Where a text is shown. */
export type CheckedPlace = {
  /** How many characters are shown before it is cut; undefined where all of it is. */
  shown?: number | undefined;
  isMarkdown?: boolean | undefined;
  /** The name of a person, company or product, which may be the same in both languages. */
  isName?: boolean | undefined;
  /** Whether one language may have it alone. */
  isOptional?: boolean | undefined;
};

/** A concept of the termbase as far as checks need it: the agreed words, and those not to be written instead. */
export type CheckedTerm = Readonly<{
  english: string;
  arabic: string;
  englishAvoided: readonly string[];
  arabicAvoided: readonly string[];
}>;

/** A text in both languages; '' where it is missing. */
export type CheckedPair = { en: string; ar: string };

/** A text as checks receive it. */
export type CheckedText = CheckedPair & { place: CheckedPlace };

/** Something that a person should look at. */
export type CheckFinding = {
  check: CheckName;
  /** The text to look at first. */
  language: Language;
  /** What stands in that text; '' when something is missing in it. At most `longestExcerpt` characters. */
  found: string;
  /** What the other text has, or what replaces `found`; '' for nothing. */
  wanted: string;
};

/** The part of a finding that a check of one text returns. */
export type Found = Pick<CheckFinding, 'found' | 'wanted'>;

/** Changes with what the checks find, so that all texts are checked again. */
export const checksVersion = 9;
export const longestExcerpt = 80;
/** Findings of one check in one text; more say nothing new. */
export const mostFindings = 5;
/** Longer texts are checked to here. */
export const longestChecked = 100_000;

/** Checks whose finding is mended by putting `wanted` where `found` stands; these find words and numbers. */
const replacingWords: ReadonlySet<CheckName> = new Set([
  ...['forbidden_term', 'foreign_letters', 'hamza', 'spelling', 'number_form', 'doubled_words', 'digit_systems'],
] as const);
/** These find signs, with a few letters beside them. */
const replacingSigns: ReadonlySet<CheckName> = new Set([
  ...['arabic_punctuation', 'english_punctuation', 'punctuation_spacing', 'doubled_spaces', 'outer_spaces'],
  ...['kashida', 'invisible_characters'],
] as const);

/** Whether a finding offers the words that replace what was found. */
export const isReplaceable = ({ check, found }: CheckFinding): boolean =>
  (replacingWords.has(check) || replacingSigns.has(check)) && found !== '';

/** The targets of Markdown links, web and mail addresses, `{name}` as in messages. Bounded, for linear time. */
export const markdownTarget = /\]\(([^()\s]{1,500})[^()]{0,200}\)/g;
export const address =
  /(?<![\w@./])(?:https?:\/\/|www\.)[^\s<>"'()«»]{1,500}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
export const placeholder = /\{[\w-]{1,60}\}/g;

/**
 * The text with every place of a finding mended. Where words were found, places inside other words stay; so do links,
 * addresses and placeholders, except that their invisible characters are removed.
 */
export function mended(text: string, { check, found, wanted }: Omit<CheckFinding, 'language'>): string {
  const isWord = replacingWords.has(check);
  const kept = check === 'invisible_characters' ? [] : placesToKeep(text);
  const [from, to] = changedPart(found, wanted);
  const isKept = (at: number) =>
    kept.some(({ start, end }) => at + from < end && at + to > start && (at + from > start || at + to < end));
  let [better, done, at] = ['', 0, text.indexOf(found)];
  while (found && at >= 0) {
    const end = at + found.length;
    const isPlace = !(isWord && (isJoined(text, at) || isJoined(text, end))) && !isKept(at);
    if (isPlace) {
      better += text.slice(done, at) + wanted;
      done = end;
    }
    at = text.indexOf(found, isPlace ? end : at + 1);
  }
  return better + text.slice(done);
}

/** Whether a word or a number goes on across a place. */
const isJoined = (text: string, at: number): boolean =>
  /^(?:[\p{L}\p{M}]{2}|\d{2}|[٠-٩۰-۹]{2})$/u.test(text.slice(Math.max(0, at - 1), at + 1));

function placesToKeep(text: string): { start: number; end: number }[] {
  return [markdownTarget, address, placeholder].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: place, index }) => ({
      start: index,
      end: index + (pattern === address ? readBareAddress(place) : place).length,
    })),
  );
}

/** Where what replaces `found` differs from it. */
function changedPart(found: string, wanted: string): [from: number, to: number] {
  const shorter = Math.min(found.length, wanted.length);
  let from = 0;
  while (from < shorter && found[from] === wanted[from]) from += 1;
  let same = 0;
  while (same < shorter - from && found.at(-1 - same) === wanted.at(-1 - same)) same += 1;
  return [from, found.length - same];
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

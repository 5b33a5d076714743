import type { Language } from '../language.ts';

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
export const checksVersion = 6;
export const longestExcerpt = 80;
/** Findings of one check in one text; more say nothing new. */
export const mostFindings = 5;
/** Longer texts are checked to here. */
export const longestChecked = 100_000;

/** Checks whose finding is mended by putting `wanted` where `found` stands. */
const replacing: ReadonlySet<CheckName> = new Set([
  ...[
    'forbidden_term',
    'foreign_letters',
    'hamza',
    'spelling',
    'number_form',
    'arabic_punctuation',
    'english_punctuation',
    'punctuation_spacing',
  ],
  ...['doubled_words', 'doubled_spaces', 'outer_spaces', 'kashida', 'invisible_characters', 'digit_systems'],
] as const);

/** Whether a finding offers the words that replace what was found. */
export const isReplaceable = ({ check, found }: CheckFinding): boolean => replacing.has(check) && found !== '';

/** The text with every place of a finding mended. */
export function mended(text: string, { found, wanted }: Pick<CheckFinding, 'found' | 'wanted'>): string {
  return text.replaceAll(found, wanted);
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

import type { Language } from '../language.ts';
import { cutText } from '../text/cut-between-signs.ts';
import { foreignLetterFindings, hamzaFindings } from './checks/arabic-letters.ts';
import { brokenEndFindings, lostSentenceFindings } from './checks/cut-text.ts';
import { dateFindings } from './checks/dates.ts';
import { doubledLetterFindings } from './checks/doubled-letters.ts';
import { exchangedWordFindings } from './checks/exchanged-words.ts';
import { leftoverFindings } from './checks/leftovers.ts';
import { missingFindings, tooLongFindings, unevenFindings } from './checks/lengths.ts';
import { negationFindings } from './checks/negations.ts';
import { nounCountFindings } from './checks/noun-counts.ts';
import { numberFormFindings, singularFindings } from './checks/number-form.ts';
import { numberOrderFindings } from './checks/number-order.ts';
import { groupingFindings, numberFindings } from './checks/numbers.ts';
import {
  codeFindings,
  letterFindings,
  linkFindings,
  phoneFindings,
  placeholderFindings,
} from './checks/plain-parts.ts';
import { polymerFindings } from './checks/polymers.ts';
import {
  arabicSignFindings,
  bracketFindings,
  endFindings,
  latinSignFindings,
  quoteFindings,
  signSpacingFindings,
} from './checks/punctuation.ts';
import { arabicFindings, digitFindings, identicalFindings, latinFindings, mixedFindings } from './checks/scripts.ts';
import {
  doubledSpaceFindings,
  doubledWordFindings,
  invisibleFindings,
  kashidaFindings,
  outerSpaceFindings,
} from './checks/spacing.ts';
import { arabicSpellingFindings, englishSpellingFindings } from './checks/spelling.ts';
import {
  emphasisFindings,
  headingFindings,
  listFindings,
  paragraphFindings,
  tableFindings,
} from './checks/structure.ts';
import { termFindings } from './checks/terms.ts';
import { percentFindings, unitFindings } from './checks/unit-agreement.ts';
import { unitWordFindings } from './checks/unit-words.ts';
import { type ReadText, readText } from './read-text.ts';
import {
  type CheckedTerm,
  type CheckedText,
  type CheckFinding,
  type CheckName,
  checkNames,
  type Found,
  longestChecked,
  longestExcerpt,
  mostFindings,
} from './text-check.ts';

type Sides = Readonly<Record<Language, ReadText>> & { pair: CheckedText };
type Compared = Omit<CheckFinding, 'check'>[];

/** Ways of finding the same: each is asked only where those before it found nothing. */
function inTurn(ways: ((en: ReadText, ar: ReadText) => Compared)[], en: ReadText, ar: ReadText): Compared {
  for (const way of ways) {
    const found = way(en, ar);
    if (found.length > 0) return found;
  }
  return [];
}

/** Checks of both texts together, where both are there. */
const comparisons: Partial<Record<CheckName, (sides: Sides) => Compared>> = {
  numbers: ({ en, ar }) => inTurn([numberFindings, nounCountFindings, numberOrderFindings, groupingFindings], en, ar),
  units: ({ en, ar }) => inTurn([unitFindings, unitWordFindings, percentFindings], en, ar),
  codes: ({ en, ar }) => inTurn([codeFindings, polymerFindings, letterFindings], en, ar),
  phone_numbers: ({ en, ar }) => phoneFindings(en, ar),
  dates: ({ en, ar }) => dateFindings(en, ar),
  exchanged_words: ({ en, ar }) => inTurn([exchangedWordFindings, negationFindings], en, ar),
  links: ({ en, ar }) => linkFindings(en, ar),
  placeholders: ({ en, ar }) => placeholderFindings(en, ar),
  paragraphs: ({ en, ar }) => paragraphFindings(en, ar),
  end_punctuation: ({ en, ar }) => endFindings(en, ar),
  identical_texts: ({ ar, pair }) => identicalFindings(ar, pair).map((found) => ({ ...found, language: 'ar' })),
  latin_words: ({ ar, pair }) => latinFindings(ar, pair).map((found) => ({ ...found, language: 'ar' })),
  uneven_length: ({ pair }) => unevenFindings(pair),
  lost_sentence: ({ en, ar, pair }) => (unevenFindings(pair).length > 0 ? [] : lostSentenceFindings(en, ar)),
};

/** Further ones for Markdown. */
const markdownComparisons: Partial<Record<CheckName, (sides: Sides) => Compared>> = {
  headings: ({ en, ar }) => headingFindings(en, ar),
  list_items: ({ en, ar }) => listFindings(en, ar),
  emphasis: ({ en, ar }) => emphasisFindings(en, ar),
  tables: ({ en, ar }) => tableFindings(en, ar),
};

type Single = (text: ReadText, pair: CheckedText, terms: readonly CheckedTerm[]) => Found[];

/** Checks of one text by itself. */
const singles: Partial<Record<CheckName, Single>> = {
  forbidden_term: (text, _, terms) => termFindings(text, terms),
  leftovers: leftoverFindings,
  mixed_letters: mixedFindings,
  punctuation_spacing: signSpacingFindings,
  brackets: bracketFindings,
  quotation_marks: quoteFindings,
  doubled_words: doubledWordFindings,
  doubled_spaces: (text, { place }) => doubledSpaceFindings(text, place),
  outer_spaces: outerSpaceFindings,
  invisible_characters: invisibleFindings,
  broken_end: (text) => brokenEndFindings(text),
  digit_systems: digitFindings,
  too_long: ({ text }, { place }) => tooLongFindings(text, place.shown),
};

/** Checks of one text of one language. */
const ofLanguage: Readonly<Record<Language, Partial<Record<CheckName, Single>>>> = {
  en: {
    arabic_words: arabicFindings,
    english_punctuation: arabicSignFindings,
    spelling: (text) => [...englishSpellingFindings(text), ...doubledLetterFindings(text)],
    number_form: singularFindings,
  },
  ar: {
    foreign_letters: foreignLetterFindings,
    hamza: hamzaFindings,
    spelling: (text, pair) => [...arabicSpellingFindings(text, pair), ...doubledLetterFindings(text)],
    number_form: numberFormFindings,
    kashida: kashidaFindings,
    arabic_punctuation: latinSignFindings,
  },
};

/**
 * What a person should look at in a text and its counterpart, in the order of `checkNames`; at most `mostFindings` of
 * one check in one language. Takes time in proportion to the length, which is cut at `longestChecked`.
 */
export function checkTexts(text: CheckedText, terms: readonly CheckedTerm[] = []): CheckFinding[] {
  const pair = { ...text, en: cutText(text.en, longestChecked), ar: cutText(text.ar, longestChecked) };
  const missing = missingFindings(pair).map((found): CheckFinding => ({ check: 'missing_text', ...found }));
  const sides: Sides = { en: readText(pair.en, 'en'), ar: readText(pair.ar, 'ar'), pair };
  const both = pair.en.trim() === '' || pair.ar.trim() === '' ? [] : compare(sides);
  const found = [...missing, ...both, ...inLanguage('en', sides, terms), ...inLanguage('ar', sides, terms)];
  return found
    .toSorted((one, other) => checkNames.indexOf(one.check) - checkNames.indexOf(other.check))
    .map(({ check, language, ...words }) => ({ check, language, found: cut(words.found), wanted: cut(words.wanted) }));
}

const cut = (words: string): string =>
  words.length > longestExcerpt ? `${cutText(words, longestExcerpt - 1)}…` : words;

function compare(sides: Sides): CheckFinding[] {
  const checks = { ...comparisons, ...(sides.pair.place.isMarkdown && markdownComparisons) };
  return named(Object.entries(checks), (check) => check(sides));
}

function inLanguage(language: Language, sides: Sides, terms: readonly CheckedTerm[]): CheckFinding[] {
  const text = sides[language];
  if (text.text === '') return [];
  const checks = { ...singles, ...ofLanguage[language] };
  return named(Object.entries(checks), (check) =>
    check(text, sides.pair, terms).map((found) => ({ ...found, language })),
  );
}

/** Runs checks and names their findings. The keys of the tables above are names of checks. */
function named<Check>(checks: [string, Check][], run: (check: Check) => Compared): CheckFinding[] {
  return checks.flatMap(([name, check]) =>
    run(check)
      .slice(0, mostFindings)
      .map((found) => ({ ...found, check: name as CheckName })),
  );
}

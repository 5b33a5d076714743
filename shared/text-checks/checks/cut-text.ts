import type { Language } from '../../language.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding, Found } from '../text-check.ts';

// English letters for each Arabic one, as in the shipped texts.
const usualRatio = 1.1;
const shortestParagraph = 80;
const shortestSentence = 12;
/** How far from usual the lengths are at least with a lost sentence, and at most without it; logarithms. */
const lostFrom = 0.2;
const fitsUntil = 0.16;

const sentenceEnd = /[.!?؟…](?=\s|$|["”»)])/g;

/** The sentences of a paragraph, each with where it begins. */
export function splitSentences(paragraph: string): string[] {
  let from = 0;
  const sentences: string[] = [];
  for (const { index } of paragraph.matchAll(sentenceEnd)) {
    sentences.push(paragraph.slice(from, index + 1));
    from = index + 1;
  }
  sentences.push(paragraph.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.length >= shortestSentence);
}

/** The paragraphs of a text. */
export const splitParagraphs = ({ text }: ReadText): string[] =>
  text.split(/\n{1,4}/).filter((part) => part.trim() !== '');

type Side = { language: Language; text: string; sentences: string[] };

const sideOf = (language: Language, text: string): Side => ({ language, text, sentences: splitSentences(text) });

/** How far the lengths are from what is usual for the languages; 0 fits. */
function misfit(long: number, short: number, isEnglishLong: boolean): number {
  return Math.log(long / Math.max(1, short) / (isEnglishLong ? usualRatio : 1 / usualRatio));
}

/** The sentence of the longer text that the shorter one lacks: the last, if the shorter one fits what stands before it. */
function lostSentence(one: Side, other: Side): { language: Language; wanted: string } | undefined {
  const [long, short] = one.sentences.length > other.sentences.length ? [one, other] : [other, one];
  const last = long.sentences.at(-1);
  if (long.sentences.length === short.sentences.length || !last || long.text.length < shortestParagraph)
    return undefined;
  const isEnglishLong = long.language === 'en';
  const whole = misfit(long.text.length, short.text.length, isEnglishLong);
  const before = whole >= lostFrom ? lostBefore(long, short) : undefined;
  if (before) return { language: short.language, wanted: before };
  const without = misfit(long.text.length - last.length, short.text.length, isEnglishLong);
  if (Math.abs(without) > fitsUntil || Math.abs(whole) < lostFrom || hasLast(short, long)) return undefined;
  return { language: short.language, wanted: last };
}

// Of one sentence with its own translation.
const fitsOne = 0.35;
// Each sentence of a paragraph is left out once, and all others are compared.
const mostCompared = 60;

/** A sentence before the last that only the longer text has, where every other one fits its counterpart. */
function lostBefore(long: Side, short: Side): string | undefined {
  const isEnglishLong = long.language === 'en';
  if (long.sentences.length !== short.sentences.length + 1 || long.text.length < shortestParagraph) return undefined;
  if (long.sentences.length > mostCompared) return undefined;
  return long.sentences.slice(0, -1).find((_, i) => {
    const others = long.sentences.toSpliced(i, 1);
    return others.every((sentence, at) => {
      const own = short.sentences[at] ?? '';
      return Math.abs(misfit(sentence.length, own.length, isEnglishLong)) <= fitsOne;
    });
  });
}

/** Whether the last sentence of the shorter text is as long as that of the longer one, rather than as the one before it. */
function hasLast(short: Side, long: Side): boolean {
  const [last, before] = [long.sentences.at(-1), long.sentences.at(-2)];
  const own = short.sentences.at(-1);
  if (!last || !before || !own || short.sentences.length < 2) return false;
  const far = (sentence: string) => Math.abs(misfit(sentence.length, own.length, long.language === 'en'));
  return far(last) < far(before);
}

/** A sentence of a paragraph that only one text has. */
export function lostSentenceFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [splitParagraphs(english), splitParagraphs(arabic)];
  if (en.length !== ar.length) return [];
  return en.flatMap((paragraph, at) => {
    const lost = lostSentence(sideOf('en', paragraph), sideOf('ar', ar[at] ?? ''));
    return lost ? [{ ...lost, found: '' }] : [];
  });
}

/** Words after which a sentence goes on. */
const leading = new Set(
  'the a an and or of than per و أو من في أن إن التي الذي ثم بين كل كما وهو وهي عن على إلى مع عند لدى حتى خلال ضمن لأن لكي'.split(
    ' ',
  ),
);
const lastWord = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,12})(?:[.…,،;؛]|\s)*$/u;
const fewestWords = 5;

/** A text that ends where a sentence must go on: "… with a seam of the". */
export function brokenEndFindings({ text }: ReadText): Found[] {
  const end = text.slice(-40);
  const [, word = ''] = lastWord.exec(end) ?? [];
  const isText = text.split(/\s+/, fewestWords).length === fewestWords;
  return isText && leading.has(word) ? [{ found: end.trim(), wanted: '' }] : [];
}

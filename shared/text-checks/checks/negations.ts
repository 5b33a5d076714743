import type { Language } from '../../language.ts';
import { findConcepts } from '../../search/concepts.ts';
import { createLexicon, type Lexicon } from '../../search/families.ts';
import { foldForSearch } from '../../search/search-words.ts';
import { shippedFamilies } from '../../search/shipped-families.ts';
import { splitSpans } from '../../search/spans.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { splitParagraphs, splitSentences } from './cut-text.ts';

// Words that surely negate, where the other text has none of those that may say the same otherwise.
const sure = {
  en: /\b(?:not|never|cannot|neither|nothing|nobody|(?<!or |=)none|nor)\b|n[’']t\b/gi,
  ar: /(?<![\u0621-\u064a])[وف]?(?:لم(?! [تي]عد)|لن|ليس|ليست|ليسوا|لا(?! (?:[تي](?:زال|قل|زيد|تجاوز|تعدى)|بد|سيما|شك|حقا)))(?![\u0621-\u064a])/g,
};
const possible = {
  en: /\b(?:0|no|not|never|cannot|neither|nothing|nobody|none|nor|without|only|but|except|unless|until|rather|instead|free|avoid\w*|prevent\w*|stop\w*|keep\w*|refus\w*|reject\w*|fail\w*|lack\w*|miss\w*|less|least|most|few\w*|hardly|seldom|rarely|both|whether|away|before|than|too|ban\w*|forb\w*|out|off|al(?:one|l)|wrong|whole|exclu\w*|die\w*|still|yet|un[a-z]{3,}|in[a-z]{4,}|im[a-z]{4,}|dis[a-z]+|non[a-z-]+|[a-z]+less|other\w*)\b|n[’']t\b|-free/i,
  ar: /(?<![\u0621-\u064a])[وفبلك]?(?:لا|لم|لن|ليس|ليست|ليسوا|ما|غير|عدم|دون|بدون|بلا|من دون|خال|خالي|خالية|تخلو|يخلو|إلا|سوى|فقط|قبل|بدل|بدلا|لئلا|كيلا|تعذرت?|[يت]تعذر|[يت]ختلف|مختلفة?|إزالة|استغنوا|لست|لستم|لسنا|يستحيل|مستحيل|مستحيلة|أبدا|قط|كلا|ممنوع|ممنوعة|يمنع|تمنع|منع|حظر|يحظر|تجنب|تجنبوا|بعيدا|انعدام|يحول|نادرا|قلما|رفض|يرفض|ترفض|فشل|تفشل|نقص|ينقص|تنقص|دونها|دونه|إنما|أبي|امتنع|يصعب|يستغني|تستغني|تغني|يغني|غنى|عجز|تعطل|توقف|يتوقف|انقطع|وحده|وحدها|وحدهم|مهما|لولا|هيهات)(?![\u0621-\u064a])|(?:أقل|أكثر|مجهول|معدوم|بلاها|ألا|وإلا|لئلا)/,
};
const mostNegated = 4;
// Said with "not" in one language and without it in the other: "do not forget" is «تذكّروا».
const reversed =
  /^(?:forget|fail|charge|miss|los|leave|lack|hesitate|stop|delay|wait|exceed|need|cost|worry|mind|matter|have to)/;
const plain = (text: string): string => text.replace(/[\u064b-\u0652]/g, '');

let lexicon: Lexicon | undefined;

function nameConcepts(text: string): string[] {
  lexicon ??= createLexicon(shippedFamilies);
  return findConcepts(splitSpans(foldForSearch(text)), lexicon).map(({ key }) => key);
}

/**
 * Whether what one sentence negates stands in its counterpart, which has no word for that: "do not pay" may be «مجانًا»,
 * but "not printed" is not «يُطبع».
 */
function isLost(sentence: string, other: string, language: Language): boolean {
  if (possible[language === 'en' ? 'ar' : 'en'].test(other)) return false;
  const negated = [...sentence.matchAll(sure[language])].map(
    ({ 0: word, index }) =>
      sentence
        .slice(index + word.length)
        .split(/[,;:،؛]/, 1)[0]
        ?.trimStart()
        .split(/\s+/, mostNegated)
        .join(' ') ?? '',
  );
  if (negated.length === 0 || negated.some((words) => reversed.test(words.toLowerCase()))) return false;
  const said = new Set(nameConcepts(other));
  return negated.some((words) => nameConcepts(words).some((key) => said.has(key)));
}

/** A sentence that negates in one text while its counterpart has no word for it: "not printed" and «يُطبع عليها». */
export function negationFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [splitParagraphs(english), splitParagraphs(arabic)];
  return en.length === ar.length ? en.flatMap((paragraph, i) => inParagraph(paragraph, plain(ar[i] ?? ''))) : [];
}

function inParagraph(english: string, arabic: string): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [splitSentences(english), splitSentences(arabic)];
  if (en.length !== ar.length) return [];
  return en.flatMap((sentence, i) => {
    const other = ar[i] ?? '';
    const whole = inSentence(sentence, other);
    const [clauses, others] = [splitClauses(sentence), splitClauses(other)];
    const isAlike =
      clauses.length === others.length && clauses.every((clause, at) => isAsLong(clause, others[at] ?? ''));
    return whole.length > 0 || !isAlike
      ? whole
      : clauses.flatMap((clause, at) => inSentence(clause, others[at] ?? '')).slice(0, 1);
  });
}

/** What stands between the commas and colons of a sentence. */
const splitClauses = (sentence: string): string[] => sentence.split(/[,;:،؛]\s/);

const isAsLong = (one: string, other: string): boolean =>
  Math.max(one.length, other.length) <= 2 * Math.min(one.length, other.length);

function inSentence(english: string, arabic: string): Omit<CheckFinding, 'check'>[] {
  const no = isLost(english, arabic, 'en') ? english.match(sure.en)?.[0] : undefined;
  if (no) return [{ language: 'ar', found: '', wanted: no }];
  const lam = isLost(arabic, english, 'ar') ? arabic.match(sure.ar)?.[0] : undefined;
  return lam ? [{ language: 'en', found: '', wanted: lam }] : [];
}

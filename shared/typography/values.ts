import type { Language } from '../language.ts';

/** A part of a text that stays on one line; `leftToRight` is how many of its characters keep that order in Arabic. */
export type Value = { start: number; end: number; leftToRight: number };

const space = '[ \\u00a0]';
const digits = '(?:\\d{1,15}|[٠-٩]{1,15})';
// A hyphen is a sign only apart from words: -20.
const number = `(?:[+±−~≈]|(?<![^\\s([{«“"])-)?${digits}(?:[.,:/٫٬]${digits}){0,5}[′″]?`;
/** Words that are no unit: what follows a number and begins another thought. */
const otherWords =
  'and|or|to|at|in|is|are|was|were|of|for|the|a|an|with|from|by|as|on|than|per|but|when|if|that|which|it|its|we|you|they|has|have|had|will|may|must|not|من|إلى|في|على|عن|أو|مع|حتى|عند|بدل|ثم|أي|بعد|قبل|لا|هو|هي|كما|أما|بين|التي|الذي|وهو|وهي|لكن|إذا|أن|إن';
const letter = '[\\p{L}\\p{M}]';
const symbol = `${letter}{1,3}[²³]?/${letter}{1,5}[²³]?`;
// Not the x of 56 x 98.
const unit = `(?:[%٪‰]|°(?:[CF]|[مف](?!${letter}))?|${symbol}|(?![xX]${space}?[+±−~≈]?${digits})(?!(?:${otherWords})(?!${letter}))${letter}{1,14}[²³]?)`;
const year = '(?:19|20)\\d\\d(?!\\d|[.,:/%]\\d)';
const month = `\\p{L}${letter}{2,9}`;

const sticky = (source: string) => new RegExp(source, 'uy');

/** Where a value may begin; each is read on from there. Alternatives are tried in this order. */
const beginning = [
  // A code: UV-B, EUR.1, ISO 22000, IEC 61340-4-4.
  `(?<code>(?<![A-Za-z\\p{N}.#&/@-])[A-Z]{1,6}(?:/[A-Z]{2,4})?(?:[-.][A-Z0-9]{1,8}){1,4}(?![\\p{L}\\p{N}@])|(?<![A-Za-z\\p{N}#&/@-])(?:[A-Z]{2,6}(?:/[A-Z]{2,4})?${space}){1,2}(?=\\d)|(?<![\\p{L}\\p{N}])(?:No\\.?|رقم)${space}(?=\\d))`,
  // In Arabic, names and codes with a sign and a number after them, which would be read together: BOPP، 20.
  `(?<latin>(?<![A-Za-z\\p{N}#&/@._-])[A-Za-z][A-Za-z0-9&’'./-]{1,30}(?: [A-Za-z][A-Za-z0-9&’'./-]{0,30}){0,3}(?=[،؛,;:)»]{1,2}${space}?[\\d+]))`,
  // A date: 20 November 2026, 31 كانون الثاني 2027, Nov 20, 2026.
  `(?<date>(?<![\\p{L}\\p{N}])(?:\\d{1,2}${space}${month}(?:${space}${month})?${space}${year}|[A-Z]\\p{L}{2,8}${space}\\d{1,2},${space}${year}))`,
  // A name and its year: since 2006, Twenty 2025, عام 2006.
  `(?<year>(?<![\\p{L}\\p{M}\\p{N}-])${letter}{1,14}${space}${year}(?!${space}?(?:[%°×÷=]|${symbol})))`,
  // A telephone number.
  `(?<phone>(?<![\\p{L}\\p{N}])\\+\\d{1,4}(?:[ -]\\d{1,5}){2,6})`,
  `(?<number>(?<![A-Za-z\\p{N}#&.,:/_-])${number})`,
].join('|');
const beginnings = new RegExp(beginning, 'gu');

const unitAfter = sticky(`${space}?${unit}`);
const sameWord = sticky(`[-‑]${letter}{1,14}(?!${letter})`);
const next = sticky(`${space}?[×÷=+−±–/*xX-]${space}?${number}`);
const codeNumber = sticky(`[\\dA-Z]{1,10}(?:[-.:/][\\dA-Z]{1,10}){0,6}`);
const dash = sticky(`[ \\u00a0][–—-](?=[ \\u00a0]|$)`);
const wordAndDash = /[^\s<>]{1,30}[ \u00a0][–—-](?=[ \u00a0]|$)/gu;

const mostTerms = 8;
/** Longer values may break: they would not fit on the line of a phone. */
const longest = 34;

/** Where `pattern` ends at `from`, or `from`. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** The end of `10 × 850 ÷ 228.6 = 37.2 g/m²` whose first number ends at `from`. */
function endOfTerms(text: string, from: number): number {
  let end = from;
  for (let term = 0; term < mostTerms; term += 1) {
    const unitEnd = after(sameWord, text, after(unitAfter, text, end));
    const further = after(next, text, unitEnd);
    if (further === unitEnd) return unitEnd;
    if (further - from > longest) return unitEnd;
    end = further;
  }
  return end;
}

function findEnd({ groups = {} }: RegExpExecArray, text: string, end: number): number {
  if (groups.number) return endOfTerms(text, end);
  return /[ \u00a0]$/.test(groups.code ?? '') ? after(codeNumber, text, end) : end;
}

const arabicLetter = /[\u0600-\u065f\u066a-\u06ff]/;
const order = /[×÷=+±−–/*%٪°‰~≈′″-]|[A-Za-z]/;

// Without a blank, the sign of °م may be drawn on the other side of its number.
const degree = /(?<=\d)°$/;

/** How much of a value keeps its order in Arabic: formulas, dimensions, codes, percentages; no plain number or date. */
function countLeftToRight(value: string): number {
  const found = arabicLetter.exec(value);
  const before = found ? value.slice(0, found.index) : value;
  const latin = (found ? before.replace(/°$/, '') : before).trimEnd();
  return (order.test(latin) || (found && degree.test(before))) && /[\dA-Z٠-٩]/.test(latin) ? latin.length : 0;
}

/**
 * The values in a plain text, in order and apart: numbers with what they count, dimensions, formulas, codes, dates, names
 * with their year, and words with the dash after them. Linear in the length of the text.
 */
export function findValues(text: string, language: Language): Value[] {
  const values: Value[] = [];
  beginnings.lastIndex = 0;
  for (let found = beginnings.exec(text); found; found = beginnings.exec(text)) {
    const start = found.index;
    const end = findEnd(found, text, beginnings.lastIndex);
    beginnings.lastIndex = end;
    if (found.groups?.latin && language !== 'ar') {
      beginnings.lastIndex = start + 1;
      continue;
    }
    const value = text.slice(start, end);
    const leftToRight = language === 'ar' && !found.groups?.year && !found.groups?.date ? countLeftToRight(value) : 0;
    const closed = after(dash, text, end);
    if (closed - start <= longest && (leftToRight > 0 || /[\s/×÷=+.-]/.test(text.slice(start, closed)))) {
      values.push({ start, end: closed, leftToRight });
      beginnings.lastIndex = closed;
    }
  }
  return text.search(/[ \u00a0][–—-](?:[ \u00a0]|$)/) < 0 ? values : withDashes(text, values);
}

/** `values`, and each word with the dash after it. */
function withDashes(text: string, values: Value[]): Value[] {
  const all = [...values];
  let at = 0;
  for (const { 0: found, index: start } of text.matchAll(wordAndDash)) {
    const end = start + found.length;
    while ((values[at]?.end ?? end) <= start) at += 1;
    if ((values[at]?.start ?? end) >= end) all.push({ start, end, leftToRight: 0 });
  }
  return all.sort((one, other) => one.start - other.start);
}

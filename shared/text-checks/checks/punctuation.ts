import type { ReadText } from '../read-text.ts';
import type { CheckFinding, Found } from '../text-check.ts';

const endings: Readonly<Record<string, string>> = {
  '.': '.',
  '…': '…',
  '!': '!',
  '?': '?',
  '؟': '?',
  ':': ':',
  ';': ';',
  '؛': ';',
  ',': ',',
  '،': ',',
};
const inArabic: Readonly<Record<string, string>> = { '?': '؟', ';': '؛', ',': '،' };
const closing = /[\s"'”’»)\]*_`|}\u200e\u200f\u2069]/;

/** The kind of sign that ends a text; '' for none. */
function findEnd({ text }: ReadText): string {
  let end = text.length;
  while (end > 0 && closing.test(text[end - 1] ?? '') && text[end - 1] !== '}') end -= 1;
  return text.endsWith('...', end) ? '…' : (endings[text[end - 1] ?? ''] ?? '');
}

const asking = /^(?:what|how|why|when|where|which|who|whose|whether|[a-z]{3,15}ing)\b/i;

/** "How weaving works" and "Choosing a bag" may be questions in Arabic. */
function isIndirectQuestion(text: string): boolean {
  const clauses = text.split(/[.:;!?—]\s/);
  return asking.test(clauses.at(-1)?.trim() ?? '');
}

/** A text that ends as a question, sentence or heading while the other ends otherwise. */
export function endFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [findEnd(english), findEnd(arabic)];
  if (ar === '?' && isIndirectQuestion(english.text)) return [];
  return en === ar ? [] : [{ language: 'ar', found: inArabic[ar] ?? ar, wanted: inArabic[en] ?? en }];
}

// The comma of coordinates, "31.87, 35.99", is part of them.
const latinSigns = /(?<=[\u0621-\u065f»)}])[?;,]|(?<=\d)[?;,](?=\s|$)(?! -?\d{1,3}\.\d)/g;
const arabicSigns = /[؟؛،]/g;
const back: Readonly<Record<string, string>> = { '؟': '?', '؛': ';', '،': ',' };

/** Found signs with what stands around them, so that replacing changes no other place. */
function inPlace(text: string, pattern: RegExp, signs: Readonly<Record<string, string>>): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: sign, index }) => {
    const before = text.slice(Math.max(0, index - 12), index);
    return { found: before + sign, wanted: before + (signs[sign] ?? sign) };
  });
}

/** `?`, `;` and `,` in an Arabic text. */
export const latinSignFindings = ({ text }: ReadText): Found[] => inPlace(text, latinSigns, inArabic);

/** `؟`, `؛` and `،` in an English text. */
export const arabicSignFindings = ({ text }: ReadText): Found[] => inPlace(text, arabicSigns, back);

// A question mark between blanks is meant as such: "contains no ? or #".
const blankBefore = /(?<=[\p{L}\p{N})»”])[ \u00a0]{1,3}(?=[.,;:!،؛](?:\s|$)|\.\p{Lu}[\p{Ll} ]|[,;،؛]\p{L}|[?؟]$)/gu;
const noBlankAfter =
  /(?<=[\u0621-\u0652]{2}[»”)]?)[،؛؟.](?=[\u0621-\u0652]{2})|(?<=\p{Script=Arabic}{2})[،؛؟](?=\p{L})|(?<=\p{Ll}{2}[”)]?)[,;](?=\p{L})|(?<=[a-z]{2})\.(?=[A-Z][a-z]+ )/gu;
const doubled = /(?<=[\p{L}\p{N})»”%}])(?:,,+|،،+|؛؛+|;;+|!!+|؟؟|\?\?|\.\.)(?![.,،;!?؟/\w])/gu;
const blankInside = /(?:(?<=[(«“])[ \u00a0]{1,3}(?=\S)|(?<=\S)[ \u00a0]{1,3}(?=[)»”]))/gu;

const afterDigits = /(?<![\p{L}\d.,-])\d[\d.,]{0,12}(?=(?:kg|cm|mm|km|كغ|كجم|سم|مم|ملم|كم|طن|متر)(?![\p{L}\p{N}]))/gu;
const looseWaw = /(?<=[\u0621-\u0652»)] )و (?=[\u0621-\u0652]{2})/gu;

/** What is found and wanted where a part of a text is replaced, with what stands before it. */
function around(text: string, index: number, part: string, instead: string): Found {
  const before = text.slice(Math.max(0, index - 10), index);
  return { found: before + part, wanted: before + instead };
}

/** A blank before a sign, within brackets or after «و», none after a sign or a number, or a sign twice. */
export function signSpacingFindings({ prose, text }: ReadText): Found[] {
  return [
    ...Array.from(prose.matchAll(blankBefore), ({ 0: blank, index }) => {
      const sign = prose[index + blank.length] ?? '';
      return around(prose, index, blank + sign, sign);
    }),
    ...Array.from(prose.matchAll(noBlankAfter), ({ 0: sign, index }) => around(prose, index, sign, `${sign} `)),
    ...Array.from(prose.matchAll(doubled), ({ 0: signs, index }) => around(prose, index, signs, signs[0] ?? '')),
    ...Array.from(prose.matchAll(afterDigits), ({ 0: number, index }) => {
      const [unit = ''] = /^\p{L}+/u.exec(prose.slice(index + number.length, index + number.length + 8)) ?? [];
      return { found: number + unit, wanted: `${number} ${unit}` };
    }),
    ...Array.from(prose.matchAll(looseWaw), ({ 0: waw, index }) => around(prose, index, waw, 'و')),
    ...Array.from(text.matchAll(blankInside), ({ 0: blank, index }) => {
      const next = text[index + blank.length] ?? '';
      return around(text, index, blank + next, next);
    }),
  ];
}

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const entryNumber = /^[ \t]{0,12}(?:\d{1,3}|[A-Za-z]|[\u0621-\u064a])\)/gm;

/** Brackets that are opened and not closed, or the reverse. */
export function bracketFindings({ text }: ReadText): Found[] {
  const open: string[] = [];
  for (const sign of text.replace(entryNumber, '')) {
    if (sign === '(' || sign === '[' || sign === '{') open.push(sign);
    else if (sign in pairs && open.pop() !== pairs[sign]) return [{ found: sign, wanted: '' }];
  }
  return open.length > 0 ? [{ found: open[0] ?? '', wanted: '' }] : [];
}

const inches = /\d["”]/g;

/** Quotation marks without their other half. */
export function quoteFindings({ text }: ReadText): Found[] {
  const plain = text.replace(inches, '');
  const count = (sign: string) => plain.split(sign).length - 1;
  if (count('"') % 2 !== 0) return [{ found: '"', wanted: '' }];
  if (count('«') !== count('»')) return [{ found: count('«') > count('»') ? '«' : '»', wanted: '' }];
  return count('“') === count('”') ? [] : [{ found: count('“') > count('”') ? '“' : '”', wanted: '' }];
}

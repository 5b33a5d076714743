import { readNumbers } from '../text/written-numbers.ts';
import { conceptsAt, type NamedConcept } from './concepts.ts';
import { type Lexicon, toPhrase, type WordFamily } from './families.ts';
import { functionWords } from './function-words.ts';
import { boundsOfWord, foldForSearch, searchWords } from './search-words.ts';
import { asWhole, isShort, listBeginnings } from './short-words.ts';
import { isSign, type Span, splitSpans } from './spans.ts';
import { toToken } from './tokens.ts';
import { isArabic, plainForm, searchedForms } from './word-forms.ts';
import { withPlainSigns } from './written-measures.ts';

/** One thing that is searched for. */
export type SearchTerm = {
  /** As it was typed, normalised. */
  text: string;
  /** A text that has any of these has the term. */
  anyOf: readonly string[];
  /** The keys of the concepts that it names. */
  concepts: readonly string[];
  families: readonly WordFamily[];
};

/** A search as it is understood, by the words of a lexicon. */
export type UnderstoodQuery = {
  query: string;
  lexicon: Lexicon;
  terms: readonly SearchTerm[];
  /** In quotes: the words as they are. */
  isExact: boolean;
};

const mostTerms = 10;
// Shorter words that the lexicon knows are not searched for as parts of longer ones: rice, price.
const longestWhole = 4;
const shortestText = 2;
const mostTexts = 100;
/** How many of a part a bag has: texts write "4 loops" and "four loops". */
const fewOf = /^(?:[2-9]|1[0-2])$/;
const quoted = /^\s*(?:"[^"]+"|“[^”]+”|«[^»]+»|„[^“”]+[“”])\s*$/;

/**
 * What a search asks for. `parts`: whether short words are also looked for in longer ones, as in lists of messages, where
 * names and addresses are searched. `keepsAll`: also words like "of", and short words that are not typed to their end, as
 * in lists; of Latin ones every part. A `*` after a word stands for its end.
 */
export function understand(
  query: string,
  lexicon: Lexicon,
  { parts = false, keepsAll = false }: { parts?: boolean; keepsAll?: boolean } = {},
): UnderstoodQuery {
  if (quoted.test(query)) return { query, lexicon, terms: searchWords(query).map(literal), isExact: true };
  const all = splitRuns(query, lexicon).flatMap((run) =>
    isCode(run, lexicon) ? [literal(run)] : makeTerms(splitSpans(run), { lexicon, parts, keepsAll }),
  );
  const namesParts = all.some(({ families }) =>
    families.some(({ subject, key }) => subject === 'bags' && key !== 'bag'),
  );
  const telling = all.filter(
    ({ concepts, text }) =>
      keepsAll || concepts.length > 0 || !(functionWords.has(text) || (namesParts && fewOf.test(text))),
  );
  const wanted = telling.length > 0 ? telling : all;
  // A search of only punctuation is used as it is.
  const terms = wanted.length > 0 ? wanted : searchWords(query).map(literal);
  // "Conductive, with grounding" says one thing; lists have texts without concepts.
  const said = ({ concepts, anyOf }: SearchTerm): string =>
    (concepts.length > 0 && !parts && !keepsAll ? concepts : anyOf).join('\n');
  const unique = new Map(terms.map((term) => [said(term), term]));
  return { query, lexicon, terms: [...unique.values()].slice(0, mostTerms), isExact: false };
}

const apart = /[,;،؛?؟!"«»“”„()[\]{}<>|]/g;
const code = /[@_\\%]|\p{L}\.\p{L}|(?<![\p{L}\p{N}/])\p{L}[-/]?\d/u;

/** Whether a word is an address or a code, which is searched for as it is; not one of Arabic in Latin letters: "t7een". */
const isCode = (word: string, { familiesOf }: Lexicon): boolean =>
  !word.includes(' ') && code.test(word) && !/^[mم]2$/.test(word) && !familiesOf.has(toPhrase(word));

const signedMeasure = /\p{Nd}[,،'’]\p{Nd}.*\p{L}/su;

/**
 * A search cannot ask which of two numbers is meant: `1,5 kg` is 1.5, and what has two readings stays as it is. So does a
 * number alone: `2,70` may be the beginning of 2,700.
 */
function withPlainNumbers(query: string): string {
  const [plain = query, ...others] = signedMeasure.test(query) ? readNumbers(query) : [];
  return others.length > 0 ? query : plain;
}

const sizeTyped = '(\\d{1,4}(?:\\.\\d{1,3})?)';
const unitTyped = '( ?(?:cm|mm|m|in|inch|سم|ملم|م|بوصه|انش))?';
const sideNamed = 'و?(?:ال)?(?:عرض|طول|ارتفاع)|width|length|height|wide|long|[wlh]';
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${sideNamed})[ :=]{0,3}${sizeTyped}${unitTyped}[ ,،]{0,3}(?:and |و )?(?:${sideNamed})[ :=]{0,3}${sizeTyped}(?!\\d)`,
  'gu',
);
const namedBehind = new RegExp(
  `(?<![\\d.])${sizeTyped}${unitTyped} ?(?:${sideNamed})[ ,،x×]{1,3}(?:and |و )?${sizeTyped}${unitTyped} ?(?:${sideNamed})(?![\\p{L}\\p{N}])`,
  'gu',
);
const together = /(?<!\p{L})((?:ال)?(?:مقاس|قياس)|sizes?|dimensions?) (\d{2,3})[ /](\d{2,3})(?![\d.])/gu;
const unitFirst =
  /(?<![\d\p{L}] ?)(kgs?|gsm|denier|microns?|كغم?|كيلو|غرام|جرام|ميكرون) ?(\d{1,5}(?:\.\d{1,3})?)(?![\d.]| ?[x×*]| ?(?:kg|g|gsm|cm|mm|كغ|سم)(?!\p{L}))/gu;

// Sacks and bags of any textile, with or without dots, and what countries add behind: 63053300.
const customsCode = /(?<![\d.])(63)[. ]?(05)[. ]?([1-9]\d)(?:[. ]?\d\d){0,2}(?![\d.]|,\d)/g;
const bagOfTonne = /(?<=(?:jumbo|jambo|fibc|big ?bag|bulk bag|جامبو|جمبو)(?: bags?)? )ton(?:ne)?(?!\p{L}| bags?)/gu;

/**
 * Measures of a folded search in the order of the grammar: «عرض 50 طول 80» as `50 x 80`, `gsm 80` as `80 gsm`. For searches
 * alone: in a text a number may follow a unit and have another.
 */
function withMeasuresInOrder(folded: string): string {
  return (
    folded
      .replace(named, '$1$2 x $3')
      .replace(namedBehind, '$1$2 x $3$4')
      .replace(together, '$1 $2 x $3')
      .replace(unitFirst, '$2 $1')
      .replace(customsCode, '$1$2.$3')
      .replace(bagOfTonne, '1 $&')
      .replace(/(?<=عرض(?:ه|ها)? )متر(ين)?(?!\p{L})/gu, (_, two) => (two ? '2 متر' : '1 متر'))
      // ٥٠ك
      .replace(/(?<=\d ?)ك(?![\p{L}\p{M}.])/gu, ' كغ')
  );
}

/** The codes of a search one by one, and what stands between them. */
function splitRuns(query: string, lexicon: Lexicon): string[] {
  const runs: string[][] = [[]];
  for (const part of withMeasuresInOrder(foldForSearch(withPlainSigns(withPlainNumbers(query))))
    .replace(apart, ' ')
    .split(' ')) {
    const { start, end } = boundsOfWord(part);
    const word = part.slice(start, end);
    if (isCode(word, lexicon) && /[\p{L}\p{N}]/u.test(word)) runs.push([word], []);
    else runs.at(-1)?.push(withSackApart(part, lexicon));
  }
  return runs.map((run) => run.join(' ')).filter(Boolean);
}

/** A German compound as two words: "futtersäcke" → "futter sacke". */
const withSackApart = (word: string, { familiesOf }: Lexicon): string =>
  familiesOf.has(toPhrase(word))
    ? word
    : word.replace(/(?<=^\p{L}{4,16}?)s?-?(?=(?:sack|sacke|saecke|beutel|netze?|taschen?|folien?|gewebe)$)/u, ' ');

type Reading = { lexicon: Lexicon; parts: boolean; keepsAll: boolean };

/** The concepts that a text names, and its other words. */
function makeTerms(spans: readonly Span[], reading: Reading): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < spans.length; ) {
    const found = longestAt(spans, at, reading.lexicon);
    const { text = '', end = 0 } = spans[at] ?? {};
    const then = spans[at + 1];
    const arabizi = found.length === 0 ? lengthOfArabizi(spans, at, reading.lexicon) : 0;
    const isBegun = then?.text === '*' && then.start === end && spans[at + 2]?.start !== then.end;
    if (isBegun && /\p{L}/u.test(text)) terms.push(beginningTerm(text));
    else if (arabizi > 0) terms.push(wordTerm(joinSpans(spans.slice(at, at + arabizi)), reading));
    else if (found.length > 0) terms.push(makeTerm(spans, found, reading.parts));
    else if (!isSign(text)) terms.push(wordTerm(text, reading));
    at = found[0]?.to ?? at + Math.max(1, arabizi);
  }
  return terms;
}

// Digits stand for letters that Latin lacks: "as3ar", "2amh"; not "60x", "3 ply".
const arabiziWord = /^(?:[a-z]{2,}[235-9][a-z]+|[235-9][a-z]{2,})(?:[235-9][a-z]*)*$/;

/** How many spans an Arabic word in Latin letters takes that the lexicon does not know; 0 where none begins. */
function lengthOfArabizi(spans: readonly Span[], at: number, lexicon: Lexicon): number {
  let to = at + 1;
  while (spans[to] && spans[to]?.start === spans[to - 1]?.end) to += 1;
  const run = spans.slice(at, to);
  // In "wa2t" there are no two tonnes.
  const isUnit = (i: number): boolean => i > 0 && run[i + 1]?.text.length === 1;
  const isKnown = run.some((_, i) => conceptsAt(run, i, lexicon).some(({ family }) => family || !isUnit(i)));
  return run.length > 1 && !isKnown && arabiziWord.test(joinSpans(run)) ? run.length : 0;
}

/** Spans as they were typed, without the signs between them. */
const joinSpans = (spans: readonly Span[]): string =>
  spans.map(({ text, start }, i) => (i > 0 && spans[i - 1]?.end !== start ? ` ${text}` : text)).join('');

/** The concepts of the longest phrase that begins here. */
function longestAt(spans: readonly Span[], at: number, lexicon: Lexicon): NamedConcept[] {
  const found = conceptsAt(spans, at, lexicon);
  const end = Math.max(...found.map(({ to }) => to));
  return found.filter(({ to }) => to === end);
}

function makeTerm(spans: readonly Span[], found: NamedConcept[], parts: boolean): SearchTerm {
  const { from = 0, to = 0 } = found[0] ?? {};
  const words = spans.slice(from, to).map(({ text }) => text);
  const [word = ''] = words;
  const families = found.flatMap(({ family }) => family ?? []);
  const isWord = words.length === 1 && (parts || plainForm(word).length > longestWhole);
  return {
    // A measure has its unit apart, an Arabic word in Latin letters its digits inside: "50 kg", "3ard".
    text: families.length === found.length ? joinSpans(spans.slice(from, to)) : words.join(' '),
    // Concepts stand at the end of a text: counting finds a word before them.
    anyOf: withoutLonger([
      ...(isWord ? listForms(word, { parts }) : []),
      ...families.filter(({ isNew }) => isNew).flatMap(listTexts),
      ...found.map(({ key }) => toToken(key)),
    ]),
    concepts: found.map(({ key }) => key),
    families,
  };
}

/** The words of a family in texts that do not name it yet; the index has none of one or two letters. */
function listTexts({ forms }: WordFamily): string[] {
  const texts = forms.flatMap((form) => {
    const folded = foldForSearch(form);
    return folded.includes(' ') ? [folded, toPhrase(form)] : listForms(folded);
  });
  return texts.filter((text) => text.length > shortestText).slice(0, mostTexts);
}

type Forms = Partial<Pick<Reading, 'parts' | 'keepsAll'>>;

/** What a text is searched for: a short word as a whole one, in lists also as a part of another. */
function listForms(word: string, { parts = false, keepsAll = false }: Forms = {}): string[] {
  const forms = searchedForms(word);
  if (parts || (keepsAll && !isArabic(word))) return forms;
  return forms.flatMap((form) => {
    if (!isShort(form)) return [form];
    return keepsAll ? [asWhole(form), ...listBeginnings(form)] : [asWhole(form)];
  });
}

function wordTerm(word: string, reading: Reading): SearchTerm {
  return { text: word, anyOf: withoutLonger(listForms(word, reading)), concepts: [], families: [] };
}

/** A word with a `*` in place of its end. */
function beginningTerm(word: string): SearchTerm {
  return { text: `${word}*`, anyOf: listBeginnings(word), concepts: [], families: [] };
}

function literal(word: string): SearchTerm {
  return { text: word, anyOf: [word], concepts: [], families: [] };
}

/** A text that has a word has every part of it. */
function withoutLonger(forms: string[]): string[] {
  const unique = [...new Set(forms)];
  return unique.filter((form) => !unique.some((other) => other !== form && form.includes(other)));
}

const askingFirst = new Set('can do does is are may who هل ما'.split(' '));
const asking = new Set(
  'what which how where when why كم كيف متي امتي ايمتي اين وين فين ماذا شو قديش بكم بكام ايش وش ليش لمن لمين شلون ازاي'.split(
    ' ',
  ),
);

/** Whether a search is put as a question: "how many colours", «الكليشيهات لمين». */
export function isQuestion(query: string): boolean {
  const words = foldForSearch(query).replace(apart, ' ').trim().split(' ');
  return askingFirst.has(words[0] ?? '') || words.some((word) => asking.has(word));
}

import { readBareAddress } from './bare-address.ts';

/**
 * Where bold, slanted and struck-out parts of a text stand: like CommonMark, except that signs which a price list or a size
 * uses by itself stay (`56*91*12`, `~50 kg`, `____`), and that letters may touch a mark beside punctuation, as Arabic does
 * (`**مهم:**النص`).
 */

/** A marked part; `start` and `end` include its marks of `width` characters on each side. */
export type EmphasisSpan = { start: number; end: number; width: number; kind: 'em' | 'strong' | 'del' };

type Run = { at: number; length: number; sign: string; before: string; after: string; isPrefixed: boolean };
type Opener = Run & { left: number };

const marks = /([*_~])\1*/g;
// Direction marks, joiners and soft hyphens show nothing.
const invisible = /\ufe0f|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const word = /[\p{L}\p{N}\p{M}]/u;
const letter = /[\p{L}\p{M}]/u;
const digit = /\p{N}/u;
const blank = /^\s?$/u;
const closing = /[\p{Pe}\p{Pf}.,:;!?…،؛؟%]/u;
const mayStandBefore = /[\p{Ps}\p{Pi}\p{Pd}\p{So}\p{Emoji_Modifier}"'/:;,،؛.؟!?…&+=|~*_<>]/u;
const otherLetter = /(?![A-Za-z])[\p{L}\p{M}]/u;
// Words that Arabic writes together with the next one: `و*هام*`.
const wordPrefix = /(?<![\p{L}\p{M}\p{N}])(?:[وف]|[وف]?(?:[بكل]|[بك]?ال|لل)ـ)$/u;
const saying = /[\p{L}\p{N}\p{M}\p{So}\p{Sc}]/u;
// What is longer says something.
const longestSilence = 200;
// Whoever waits longer for its end is no mark.
const mostOpen = 20;

// Real paragraphs have at most some dozens.
const mostMarks = 1_000;

/** Whether a paragraph has more stars and underscores than can be read in time: it is shown as typed. */
export const hasTooManyMarks = (text: string): boolean => (text.match(/[*_]/g)?.length ?? 0) > mostMarks;

/** The marked parts of a paragraph that are not inside others, in their order. One pass, whatever the text. */
export const findEmphasis = (text: string): EmphasisSpan[] => outermost(findAll(text));

/** A paragraph without the marks of its emphasis. */
export function withoutEmphasis(text: string): string {
  const signs = findAll(text).flatMap(({ start, end, width }) => [
    { from: start, to: start + width },
    { from: end - width, to: end },
  ]);
  let plain = '';
  let at = 0;
  for (const { from, to } of signs.sort((one, other) => one.from - other.from)) {
    plain += text.slice(at, from);
    at = to;
  }
  return plain + text.slice(at);
}

/** All marked parts of a paragraph, those inside others before them. */
function findAll(text: string): EmphasisSpan[] {
  if (!/[*_~]/.test(text) || hasTooManyMarks(text)) return [];
  const open: Record<string, Opener[]> = { '*': [], _: [], '~': [] };
  const found: EmphasisSpan[] = [];
  const runs = [...findRuns(text)];
  for (const run of runs) {
    let left = run.length;
    if (canClose(run) && !isInName(text, run)) left = close(run, { text, open, found });
    if (left === run.length && canOpen(run)) open[run.sign]?.push({ ...run, left });
  }
  pairWithBlanks(runs, text, found);
  return found;
}

/** `**Price: **50`: who marks words often takes the blank beside them along. */
function pairWithBlanks(runs: readonly Run[], text: string, found: EmphasisSpan[]): void {
  const paired = new Set(found.flatMap(({ start, end, width }) => [start, end - width]));
  let opener: Run | undefined;
  for (const run of runs) {
    if (run.sign !== '*' || run.length !== 2 || paired.has(run.at)) continue;
    const begin = opener;
    opener = run;
    if (!begin || !reachesToBlank(text, begin, run) || found.some((span) => isCrossed(span, begin, run))) continue;
    found.push({ start: begin.at, end: run.at + 2, width: 2, kind: 'strong' });
    opener = undefined;
  }
}

const isCrossed = (span: EmphasisSpan, { at: from }: Run, { at: to }: Run): boolean =>
  span.start < from ? span.end > from && span.end <= to : span.start < to && span.end > to;

function reachesToBlank(text: string, opener: Run, run: Run): boolean {
  const words = text.slice(opener.at + 2, run.at);
  if (words.includes('\n') || !isSaying(words) || !(blank.test(run.before) || canClose(run))) return false;
  if (!blank.test(opener.after))
    return canOpen(opener) && (blank.test(opener.before) || mayStandBefore.test(opener.before));
  // Before a blank only what begins a line is a mark.
  return /^\n?$/.test(opener.before) && !(blank.test(run.before) && /^[ \t\u00a0]/.test(text.slice(run.at + 2)));
}

const isSaying = (words: string): boolean => words.length > longestSilence || saying.test(words.replace(/[*_~]/g, ''));

/** The parts of a Markdown text that no mark of emphasis reaches across: paragraphs, items, rows. One pass. */
export function splitForEmphasis(markdown: string): string[] {
  if (!/[*_~]/.test(markdown)) return [markdown];
  return markdown.split(/\n(?=[ \t]{0,12}(?:[-*+#|>]|\d{1,9}[.)]|\n|$))/);
}

/** All marked parts of a Markdown text, those inside others too. */
export function findAllEmphasis(markdown: string): EmphasisSpan[] {
  let at = 0;
  return splitForEmphasis(markdown).flatMap((part) => {
    const spans = findAll(part).map((span) => ({ ...span, start: span.start + at, end: span.end + at }));
    at += part.length + 1;
    return spans;
  });
}

/** How many parts of a kind a Markdown text has, those inside others too. */
export const countEmphasis = (markdown: string, kind: EmphasisSpan['kind']): number =>
  findAllEmphasis(markdown).filter((span) => span.kind === kind).length;

type Search = { text: string; open: Record<string, Opener[]>; found: EmphasisSpan[] };

/** Pairs a run with what it ends; how many of its signs are left. */
function close(run: Run, { text, open, found }: Search): number {
  const waiting = open[run.sign] ?? [];
  let left = run.length;
  for (let place = waiting.length - 1; place >= Math.max(0, waiting.length - mostOpen) && left > 0; place--) {
    const opener = waiting[place];
    if (!opener || !canPair(opener, run) || isFigure(text, opener, run)) continue;
    if (!isSaying(text.slice(opener.at + opener.length, run.at))) continue;
    // What began between the two has no end.
    for (const others of Object.values(open)) while ((others.at(-1)?.at ?? -1) > opener.at) others.pop();
    while (opener.left > 0 && left > 0) {
      const width = opener.left >= 2 && left >= 2 ? 2 : 1;
      const start = opener.at + opener.left - width;
      const end = run.at + run.length - left + width;
      found.push({ start, end, width, kind: chooseKind(run.sign, width) });
      opener.left -= width;
      left -= width;
    }
    if (opener.left === 0) waiting.splice(place, 1);
  }
  return left;
}

function chooseKind(sign: string, width: number): EmphasisSpan['kind'] {
  if (sign === '~') return 'del';
  return width === 2 ? 'strong' : 'em';
}

/** One star does not end two; three end one and two. */
const canPair = (opener: Opener, run: Run): boolean =>
  opener.left === run.length || opener.length === 3 || (run.length === 3 && opener.sign !== '~');

/** `x**2 + y**2`: powers of two letters. */
const isPower = ({ length, before, after }: Run): boolean => length === 2 && letter.test(before) && digit.test(after);

/** `56 *91* 12`: a figure among figures. */
function isFigure(text: string, opener: Opener, run: Run): boolean {
  if (isPower(opener) && isPower(run)) return true;
  if (opener.length !== 1 || run.length !== 1) return false;
  if (!/^[\p{N}\s.,٫٬]{1,30}$/u.test(text.slice(opener.at + 1, run.at))) return false;
  return (
    /\p{N}\s?$/u.test(text.slice(Math.max(0, opener.at - 3), opener.at)) ||
    /^\s?\p{N}/u.test(text.slice(run.at + 1, run.at + 4))
  );
}

/** Whether a run is nobody's mark: lines to fill in, a single tilde, a sign of multiplication. */
function isPlain({ sign, length, before, after }: Run): boolean {
  return length > 3 || (sign === '~' && length !== 2) || (digit.test(before) && digit.test(after));
}

function canOpen(run: Run): boolean {
  const { sign, length, before, after, isPrefixed } = run;
  if (isPlain(run) || blank.test(after) || closing.test(after)) return isDottedName(run);
  if (sign === '_' || length === 1) {
    if (sign === '_' && (before === ':' || /[/\\\p{Pd}]/u.test(after))) return false;
    return blank.test(before) || mayStandBefore.test(before) || (isPrefixed && letter.test(after));
  }
  return true;
}

/** `**.NET**`, `**…**`; but `*.pdf` are all files of a kind. */
const isDottedName = ({ length, sign, before, after }: Run): boolean =>
  sign === '*' && (length === 2 || length === 3) && /[.…]/.test(after) && blank.test(before);

function canClose(run: Run): boolean {
  const { sign, length, before, after } = run;
  if (isPlain(run) || blank.test(before) || /[\p{Ps}\p{Pi}]/u.test(before)) return false;
  if (!word.test(after)) return true;
  if (sign === '_') return closing.test(before) && otherLetter.test(after);
  return length > 1 || (closing.test(before) && (letter.test(after) || before === ':'));
}

/** `_file_.pdf` is a name. */
const isInName = (text: string, { sign, at, length }: Run): boolean =>
  sign === '_' && /^[.@]\w/.test(text.slice(at + length, at + length + 2));

/** The runs of marks outside code, links and addresses, with what stands beside them. */
function* findRuns(text: string): Generator<Run> {
  const others = placesWithoutMarks(text);
  let other = others.next();
  for (const { 0: run, index: at } of text.matchAll(marks)) {
    while (!other.done && other.value.to <= at) other = others.next();
    if (!other.done && other.value.from <= at) continue;
    const sign = run.charAt(0);
    const isPrefixed = wordPrefix.test(text.slice(Math.max(0, at - 8), at));
    const after = signAfter(text, at + run.length);
    yield { at, length: run.length, sign, before: signBefore(text, at), after, isPrefixed };
  }
}

const tickRun = /`+/g;
const link = /!?\[(?:[^[\]\\\n`]|\\.){0,999}\]\((?:[^()\s\\]|\\.|\([^()\s]{0,500}\)){0,2000}(?:\s+"[^"\n]{0,500}")?\)/y;
const inAngles = /<[^<>\n]{1,500}>/y;
const address = /(?:https?:\/\/|www\.)[^\s<]{0,2000}/iy;
const mailbox = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{0,62}[A-Za-z0-9])+/y;
const places = /[`\\[<]|https?:\/\/|www\.|(?<![\w.+-])[\w.+-]{1,64}@/gi;

/** Parts in which stars and underscores are no marks, in their order. */
function* placesWithoutMarks(text: string): Generator<{ from: number; to: number }> {
  const ends = endsOfCode(text);
  let from = 0;
  for (const { 0: begin, index } of text.matchAll(places)) {
    if (index < from) continue;
    from = endOfPlace(text, { begin, index, ends });
    if (from > index) yield { from: index, to: from };
  }
}

type Place = { begin: string; index: number; ends: Map<number, number> };

function endOfPlace(text: string, { begin, index, ends }: Place): number {
  const after = (pattern: RegExp): number => {
    pattern.lastIndex = index;
    return pattern.test(text) ? pattern.lastIndex : index;
  };
  if (begin === '`') return ends.get(index) ?? index;
  if (begin === '\\') return index + 2;
  if (begin === '[') return after(link);
  if (begin === '<') return after(inAngles);
  if (begin.endsWith('@')) return after(mailbox);
  return index + readBareAddress(text.slice(index, after(address))).length;
}

/** Where each piece of code begins and ends: runs of equally many ticks. A tick after a number means feet. */
function endsOfCode(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  const open = new Map<number, number>();
  let inside = 0;
  for (const { 0: run, index } of [...text.matchAll(tickRun)].reverse()) {
    const end = open.get(run.length);
    if (end !== undefined && !isTickOfFeet(text, index)) ends.set(index, end);
    open.set(run.length, index + run.length);
  }
  for (const [start, end] of [...ends].reverse()) {
    if (start < inside) ends.delete(start);
    else inside = end;
  }
  return ends;
}

/** Whether the tick at `at` follows a number: 20` and 40` containers hold no code. */
export const isTickOfFeet = (text: string, at: number): boolean => digit.test(text.charAt(at - 1));

function signBefore(text: string, at: number): string {
  let place = at - 1;
  while (place >= 0 && at - place < mostOpen && invisible.test(text.charAt(place))) place--;
  const sign = text.charAt(place);
  return /[\udc00-\udfff]/.test(sign) ? text.slice(place - 1, place + 1) : sign;
}

function signAfter(text: string, at: number): string {
  let place = at;
  while (place - at < mostOpen && invisible.test(text.charAt(place))) place++;
  return String.fromCodePoint(text.codePointAt(place) ?? 0x20);
}

function outermost(found: EmphasisSpan[]): EmphasisSpan[] {
  let end = 0;
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((span) => {
      const isOuter = span.start >= end;
      if (isOuter) end = span.end;
      return isOuter;
    });
}

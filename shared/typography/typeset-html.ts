import { direction, type Language } from '../language.ts';
import { hasValues, typesetText } from './typeset-text.ts';

/** Elements whose text stays as it is: raw text, drawings, and what is typed or chosen. */
const leftAlone = new Set(['script', 'style', 'textarea', 'select', 'svg', 'pre', 'code', 'template', 'noscript']);
const withoutContent = new Set(['img', 'br', 'hr', 'input', 'source', 'wbr', 'meta', 'link', 'col', 'track', 'area']);
const textBlocks = ['p', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'dt', 'dd', 'figcaption', 'li', 'span'];
/** Elements that can carry the language of the one text they hold. */
const blocks = new Set([...textBlocks, 'a', 'summary', 'blockquote']);
/** Others may be flex containers, in which a split text must stay one item. */
const flowing = new Set([...textBlocks, 'strong', 'em', 'bdi', 'blockquote', 'small', 'time', 'b', 'i', 'cite']);
/** Elements within a line of text, such as marked words of a search: a value may go on in or after them. */
const withinLines = new Set(['mark', 'strong', 'em', 'b', 'i', 'bdi', 'span', 'a']);
/** No text of a page is longer without an element in it; the search for its end stops there. */
const longestBlock = 4_000;

const tagName = /\/?[a-zA-Z][a-zA-Z0-9]{0,20}/y;
const untilQuote = /[^"'>]*/y;
const anyTag = /<(\/?)([a-z][a-z0-9]{0,20})(?=[\s/>])/g;

const arabicLetter = /[\u0620-\u064a\u0671-\u06d3]/;
/** Two words of Latin letters: not a name, a code or an address alone. */
const latinWords = /[A-Za-z]{2}[,;:]?[ \u00a0]\(?[A-Za-z]{2}/;
const latinLetter = /[A-Za-z]/;

/** The language of a text if it is not that of the page; undefined of texts in both, and of names and codes. */
export function findOtherLanguage(text: string, page: Language): Language | undefined {
  const isArabic = arabicLetter.test(text);
  if (page === 'ar') return !isArabic && latinWords.test(text) ? 'en' : undefined;
  return isArabic && !latinLetter.test(text) ? 'ar' : undefined;
}

/** Pages repeat their texts; longer ones are rare. */
const longestKeptText = 400;
const mostKeptTexts = 2_000;
const keptTexts = new Map<string, string>();

/** `typesetText`, done once for texts that come again. */
function typesetOnce(text: string, language: Language): string {
  if (!hasValues(text)) return text;
  if (text.length > longestKeptText) return typesetText(text, language);
  const key = language + text;
  const kept = keptTexts.get(key);
  if (kept !== undefined) return kept;
  const set = typesetText(text, language);
  if (keptTexts.size >= mostKeptTexts) keptTexts.clear();
  keptTexts.set(key, set);
  return set;
}

type Open = { element: string; language: Language };
type Tag = { element: string; isClosing: boolean; attributes: string; start: number; end: number };

/** The next tag or comment at or after `from`; quoted attributes may hold any sign. */
function tagAfter(html: string, from: number): Tag | undefined {
  const start = html.indexOf('<', from);
  if (start < 0) return;
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return { element: '', isClosing: false, attributes: '', start, end: end < 0 ? html.length : end + 3 };
  }
  tagName.lastIndex = start + 1;
  const [name = ''] = tagName.exec(html) ?? [];
  const end = endOfTag(html, start + 1 + name.length);
  const attributes = html.slice(start + 1 + name.length, end - 1);
  return { element: name.replace('/', '').toLowerCase(), isClosing: name.startsWith('/'), attributes, start, end };
}

/** Where the tag ends whose name ends at `from`; an unfinished one at the end. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; ) {
    untilQuote.lastIndex = at;
    untilQuote.test(html);
    const quote = untilQuote.lastIndex;
    if (html[quote] === '>') return quote + 1;
    const closing = html.indexOf(html[quote] ?? '>', quote + 1);
    if (closing < 0) return html.length;
    at = closing + 1;
  }
  return html.length;
}

/**
 * The visible texts of a document of our own, from its `<body>` on: values stay on one line, in Arabic formulas and codes
 * keep their order, digits are 0 to 9, and text in the other language says so. What is typed, addressed or hydrated
 * (`data-props`) stays as it is. Linear in the length of `html`.
 */
export function typesetHtml(html: string, language: Language): string {
  return new HtmlTypesetter(html, language).run();
}

class HtmlTypesetter {
  #html: string;
  #page: Language;
  #parts: string[] = [];
  #open: Open[] = [];
  /** The end of the text before, on the same line. */
  #before = '';

  constructor(html: string, language: Language) {
    this.#html = html;
    this.#page = language;
  }

  run(): string {
    let done = Math.max(0, this.#html.indexOf('<body'));
    this.#parts.push(this.#html.slice(0, done));
    let text = '';
    for (let tag = tagAfter(this.#html, done); tag; tag = tagAfter(this.#html, done)) {
      text += this.#html.slice(done, tag.start);
      done = tag.end;
      // React's mark between neighbouring texts, which are one.
      if (this.#html.startsWith('<!-- -->', tag.start)) continue;
      this.#takeText(text, this.#nextSign(tag));
      text = '';
      if (tag.element && !withinLines.has(tag.element)) this.#before = '';
      done = this.#takeTag(tag);
    }
    this.#takeText(text + this.#html.slice(done), '');
    return this.#parts.join('');
  }

  get #language(): Language {
    return this.#open.at(-1)?.language ?? this.#page;
  }

  /** The first sign of the text in or after the tag, if that is within a line. */
  #nextSign({ element, end }: Tag): string {
    return withinLines.has(element) ? (this.#html[end] ?? '') : '';
  }

  #takeText(typed: string, next: string): void {
    if (typed === '') return;
    const text = joined(this.#before, typed, next);
    this.#before = typed.slice(-3);
    const other = this.#language === this.#page ? findOtherLanguage(text, this.#page) : undefined;
    const set = typesetOnce(text, other ?? this.#language);
    if (other) this.#parts.push(`<bdi lang="${other}" dir="${direction(other)}">${set}</bdi>`);
    else if (set === text || flowing.has(this.#open.at(-1)?.element ?? '')) this.#parts.push(set);
    else this.#parts.push(`<span>${set}</span>`);
  }

  /** Copies a tag, or the whole element where its text is left alone; returns where the text goes on. */
  #takeTag(tag: Tag): number {
    const { element, isClosing, attributes, start, end } = tag;
    const whole = this.#html.slice(start, end);
    if (isClosing) this.#close(element);
    if (isClosing || !element || withoutContent.has(element)) {
      this.#parts.push(whole);
      return end;
    }
    if (leftAlone.has(element) || attributes.includes(' data-props=')) {
      const last = this.#endOfElement(element, end);
      this.#parts.push(this.#html.slice(start, last));
      return last;
    }
    this.#take(tag, whole);
    return end;
  }

  #take(tag: Tag, whole: string): void {
    const { element, attributes } = tag;
    const own = /\slang="(en|ar)"/.exec(attributes)?.[1];
    if (own) {
      this.#parts.push(whole);
      this.#open.push({ element, language: own === 'ar' ? 'ar' : 'en' });
      return;
    }
    const other = this.#otherLanguageOfBlock(tag);
    const turned = other && !/\sdir=/.test(attributes) ? ` dir="${direction(other)}"` : '';
    this.#parts.push(other ? `${whole.slice(0, -1)} lang="${other}"${turned}>` : whole);
    this.#open.push({ element, language: other ?? this.#language });
  }

  #otherLanguageOfBlock({ element, end }: Tag): Language | undefined {
    if (!blocks.has(element) || this.#language !== this.#page) return;
    const block = this.#html.slice(end, end + longestBlock);
    const length = block.indexOf(`</${element}`);
    return length < 0 ? undefined : findOtherLanguage(block.slice(0, length).replace(/<[^<>]*>/g, ' '), this.#page);
  }

  #close(element: string): void {
    const at = this.#open.findLastIndex((open) => open.element === element);
    if (at >= 0) this.#open.length = at;
  }

  /** The end of the element that begins before `from`, others of its name within it counted. */
  #endOfElement(element: string, from: number): number {
    let depth = 1;
    anyTag.lastIndex = from;
    for (let found = anyTag.exec(this.#html); found; found = anyTag.exec(this.#html)) {
      if (found[2] === element) depth += found[1] ? -1 : 1;
      if (depth === 0) return this.#html.indexOf('>', anyTag.lastIndex) + 1;
    }
    return this.#html.length;
  }
}

/** `text` with no-break spaces at its ends where a value goes on from the text before it or in the one after it. */
function joined(before: string, text: string, next: string): string {
  const begins = /^ [\d×÷=+]/.test(text) ? /[A-Z]{2}$|\d$/.test(before) : /^ \p{L}/u.test(text) && /\d$/.test(before);
  const ends = /\d/.test(next) ? /(?:[A-Z]{2}|[\d×÷=+]) $/.test(text) : /\p{L}/u.test(next) && /\d $/.test(text);
  const beginning = begins ? `\u00a0${text.slice(1)}` : text;
  return ends ? `${beginning.slice(0, -1)}\u00a0` : beginning;
}

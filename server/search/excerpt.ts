import type { MarkedText } from '#shared/search-groups.ts';
import { foldForSearch } from '#shared/search-words.ts';

const longestExcerpt = 180;
const longestLead = 50;

// Spaces, and the punctuation at either end of a word.
const betweenWords = /(\s+|(?<=\S)\p{P}+(?=\s|$)|(?<=^|\s)\p{P}+(?=\S))/u;

/** Marks the words of `text` that hold one of the searched words, which come folded (`searchWords`). */
export function markWords(text: string, words: string[]): MarkedText {
  const pieces: MarkedText = [];
  for (const part of text.split(betweenWords).filter(Boolean)) {
    const isMatch = holdsOne(part, words);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else pieces.push({ text: part, isMatch });
  }
  return pieces;
}

/**
 * A short part of the first text that holds a searched word, around that word; the beginning of the first text
 * when none does, for example because the match is in the other language.
 */
export function excerpt(texts: string[], words: string[]): MarkedText {
  const text = texts.find((candidate) => holdsOne(candidate, words)) ?? texts.find(Boolean) ?? '';
  return markWords(cutAround(text.replace(/\s+/g, ' ').trim(), words), words);
}

/** The words of a Markdown text without its signs. */
export function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s|:-]+$/gm, '')
    .replace(/^[\s>]*(#{1,6}|[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/\*+|`+|~~/g, '')
    .replace(/\|/g, ' ');
}

function holdsOne(text: string, words: string[]): boolean {
  const folded = foldForSearch(text);
  return words.some((word) => folded.includes(word));
}

function cutAround(text: string, words: string[]): string {
  if (text.length <= longestExcerpt) return text;
  const parts = text.split(' ');
  const found = parts.findIndex((part) => holdsOne(part, words));
  const start = endOfExcerpt(parts, 0) > found ? 0 : startOfExcerpt(parts, found);
  const end = endOfExcerpt(parts, start);
  return `${start > 0 ? '… ' : ''}${parts.slice(start, end).join(' ')}${end < parts.length ? ' …' : ''}`;
}

/** A few words before the one at `found`. */
function startOfExcerpt(parts: string[], found: number): number {
  let length = 0;
  let start = found;
  while (start > 0 && length + (parts[start - 1]?.length ?? 0) < longestLead) {
    start -= 1;
    length += (parts[start]?.length ?? 0) + 1;
  }
  return start;
}

/** Where an excerpt that begins with the word at `start` ends; it has one word at least. */
function endOfExcerpt(parts: string[], start: number): number {
  let length = 0;
  let end = start;
  for (const part of parts.slice(start)) {
    length += part.length + 1;
    if (length > longestExcerpt && end > start) break;
    end += 1;
  }
  return end;
}

const wordsPerMinute = 200;

/** How many minutes a Markdown text takes to read, at least 1. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** Words that a page may have beyond a plain text: its letterhead, a line of its program. */
const mostBeside = 5;
const longestStub = 300;

const listWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Of a plain text and the text of a page that a letter has beside it, what leaves no words out. */
export function chooseText(plain: string, page: string): string {
  if (!plain.trim() || !page.trim()) return plain.trim() ? plain : page;
  const [own, others] = [listWords(plain), listWords(page)];
  const shared = [...own].filter((word) => others.has(word)).length;
  if (others.size - shared <= Math.min(own.size / 10, mostBeside)) return plain;
  // "This message is in HTML format."
  const isStub = plain.length < longestStub && /\b(?:html|mime)\b/i.test(plain);
  return isStub || 2 * shared >= own.size ? page : `${plain.trim()}\n\n${page}`;
}

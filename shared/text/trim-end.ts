/**
 * `text` without trailing `sign`s. A pattern such as `/\/+$/` rescans every run from each of its characters, so that
 * 16,000 slashes inside an address take half a second.
 */
export function trimEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/**
 * `text` without the `sign`s at its end, however many. A pattern such as `/\/+$/` looks at every run of them again from each
 * of its signs, so that 16,000 slashes inside an address take half a second.
 */
export function withoutEnding(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

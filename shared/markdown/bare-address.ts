// Arabic signs, closing quotes and direction marks end a sentence, not an address.
const behindAddress = /[،؛؟»”’…\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const trailing = /[.,;:!?'"*_~\p{Cf}]/u;
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * The address at the beginning of a text without blanks: without the signs of the sentence around it, marks of
 * emphasis, invisible marks, and brackets that are opened before it. Linear in the length of the text.
 */
export function readBareAddress(text: string): string {
  const limit = text.search(behindAddress);
  const address = limit < 0 ? text : text.slice(0, limit);
  const count = (sign: string) => address.split(sign).length - 1;
  const surplus: Record<string, number> = {};
  let end = address.length;
  for (; end > 0; end -= 1) {
    const sign = address.charAt(end - 1);
    const opener = opening[sign];
    if (opener) {
      surplus[sign] ??= count(sign) - count(opener);
      if (surplus[sign] <= 0) break;
      surplus[sign] -= 1;
    } else if (!trailing.test(sign)) break;
  }
  return address.slice(0, end);
}

const numberSign = 0x23;

/**
 * The same bytes with `#4a` escapes in names decoded, which honest programs do not use. One pass over arbitrary bytes.
 */
export function withoutEscapes(bytes: Buffer): Buffer {
  let read = bytes.indexOf(numberSign);
  if (read < 0) return bytes;
  const plain = Buffer.from(bytes);
  let written = read;
  while (read < bytes.length) {
    const byte = bytes[read] ?? 0;
    const code = byte === numberSign ? codeAt(bytes, read + 1) : -1;
    plain[written++] = code < 0 ? byte : code;
    read += code < 0 ? 1 : 3;
  }
  return plain.subarray(0, written);
}

/** The value of the two hexadecimal digits at `index`; -1 when there are none. */
function codeAt(bytes: Buffer, index: number): number {
  const [high, low] = [digitOf(bytes[index]), digitOf(bytes[index + 1])];
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** The first `most` positions of `name` in `text` as a whole name. */
export function placesOf(name: string, text: string, most: number): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0 && places.length < most; at = text.indexOf(name, at + 1)) {
    if (!/[\w#]/.test(text.charAt(at + name.length))) places.push(at);
  }
  return places;
}

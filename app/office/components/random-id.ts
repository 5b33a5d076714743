/** A random UUID. `crypto.randomUUID` is missing on pages without TLS, as in an office's own network. */
export function randomId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, i) => {
    // Version 4 (random) and variant 1 (RFC 9562).
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

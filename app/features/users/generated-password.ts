// Without characters that are easily confused: 0 and o, 1 and l.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** 100 random bits in groups that can be typed: `kq3xm-…`. */
export function generatedPassword(): string {
  // 32 characters divide a byte evenly, so that none is more likely.
  const letters = [...crypto.getRandomValues(new Uint8Array(groups * groupLength))].map((byte) => alphabet[byte % 32]);
  const group = (_: unknown, index: number) => letters.slice(index * groupLength, (index + 1) * groupLength).join('');
  return Array.from({ length: groups }, group).join('-');
}

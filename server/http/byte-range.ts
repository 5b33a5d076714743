export type ByteRange = { start: number; end: number };

/**
 * Parses a Range header for a file of `size` bytes: one range, open-ended and suffix ranges included.
 * @returns undefined when the whole file should be sent (no, several or invalid ranges: RFC 9110 lets a server ignore
 * them), 'unsatisfiable' when the range lies outside the file
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}

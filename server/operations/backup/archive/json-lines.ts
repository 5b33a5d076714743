import { createReadStream } from 'node:fs';
import type { PortableRow } from '#server/core/db/tables/table-rows.ts';
import { isRecord } from '#shared/typed-entries.ts';

const lineEnd = 0x0a;
/** Longest row that is read, in bytes; ten times the longest that the site can store. */
const longestLine = 64 * 1024 ** 2;
const mostRows = 500;
const mostBytes = 8 * 1024 ** 2;
// Decoding is strict: invalid UTF-8 is refused, and a byte order mark is kept.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a file with one JSON object per line, in batches. Only the byte `\n` ends a line: JSON escapes it in strings,
 * but not U+2028, U+2029 and other characters at which `node:readline` splits.
 * @throws Error naming the line that is too long, not UTF-8 or not an object
 */
export async function* readJsonLines(file: string): AsyncGenerator<PortableRow[]> {
  let [rows, bytes, line]: [PortableRow[], number, number] = [[], 0, 0];
  for await (const content of splitLines(createReadStream(file))) {
    line += 1;
    if (content.length === 0) continue;
    rows.push(parseRow(content, line));
    bytes += content.length;
    if (rows.length < mostRows && bytes < mostBytes) continue;
    yield rows;
    [rows, bytes] = [[], 0];
  }
  if (rows.length > 0) yield rows;
}

/**
 * The lines without their line breaks; the last one may lack its own. Chunks may split a character, so bytes are joined
 * before decoding.
 */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [begun, length]: [Buffer[], number] = [[], 0];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      yield begun.length > 0 ? Buffer.concat([...begun, chunk.subarray(start, end)]) : chunk.subarray(start, end);
      [begun, length, start] = [[], 0, end + 1];
    }
    begun.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > longestLine) throw new Error('A line is longer than any row can be.');
  }
  if (length > 0) yield Buffer.concat(begun);
}

function parseRow(content: Buffer, line: number): PortableRow {
  try {
    const row: unknown = JSON.parse(utf8.decode(content));
    if (isRecord(row)) return row;
  } catch {
    // The error below leaves the text out: it may be personal data.
  }
  throw new Error(`Line ${line} is not a row.`);
}

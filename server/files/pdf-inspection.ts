import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { FileMark } from '#shared/file-marks.ts';

/**
 * What makes a reader do something other than show pages: run scripts, start programs, send forms, open enclosed
 * files, play media (ISO 32000-2, 12.6 and 7.11.4). Plain links and destinations are not among them.
 */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Screen)(?![\w#])/;

// A compressed part may hold whole objects; so much is looked at, the rest counts as hidden.
const mostObjectStreams = 2_000;
const mostInflatedBytes = 32 * 1024 * 1024;

const inflateUpTo = promisify(inflate);

/**
 * What speaks against opening a PDF in a reader, without running any of it: `encrypted`, `active` (it holds, or hides
 * from us, something other than pages), `damaged` (its table of contents is not where it says). Never fails for what
 * the bytes are.
 */
export async function inspectPdf(file: string): Promise<FileMark[]> {
  const bytes = await readFile(file);
  const text = bytes.toString('latin1');
  const plain = withoutEscapes(text);
  const isEncrypted = /\/Encrypt(?![\w#])/.test(plain);
  const isActive = active.test(plain) || (!isEncrypted && (await hidesObjects(bytes, { text, plain })));
  const marks: [FileMark, boolean][] = [
    ['encrypted', isEncrypted],
    ['active', isActive],
    ['damaged', !hasTableOfContents(text)],
  ];
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

/** Whether it has objects at all; without one it is no PDF, whatever it begins and ends with. */
export function hasObjects(text: string): boolean {
  return /\b\d+\s+\d+\s+obj\b/.test(text) && /\/Root(?![\w#])/.test(withoutEscapes(text));
}

/** Names may be written with `#4a` for a letter, which honest programs do not do. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether the last `startxref` leads to a table or to a stream that is one. */
function hasTableOfContents(text: string): boolean {
  const offsets = [...text.slice(-4096).matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)];
  const offset = Number(offsets.at(-1)?.[1] ?? Number.NaN);
  // Some programs count from the header, which need not be the first byte.
  const begin = text.indexOf('%PDF-');
  return [offset, offset + begin].some((at) => /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(at, at + 40)));
}

type Texts = { text: string; plain: string };

/** Whether a compressed stream of objects holds something active, or cannot be looked into. */
async function hidesObjects(bytes: Buffer, { text, plain }: Texts): Promise<boolean> {
  const streams = [...text.matchAll(/\/ObjStm(?![\w#])/g)];
  if (streams.length > mostObjectStreams) return true;
  if (plain.split('/ObjStm').length - 1 > streams.length) return true;
  let left = mostInflatedBytes;
  for (const { index } of streams) {
    const objects = await readObjectStream(bytes, { text, index, most: left });
    if (objects === undefined || active.test(withoutEscapes(objects))) return true;
    left -= objects.length;
  }
  return false;
}

/** The text of the stream whose dictionary is around `index`; undefined when it cannot be read, or is larger than `most`. */
async function readObjectStream(
  bytes: Buffer,
  { text, index, most }: { text: string; index: number; most: number },
): Promise<string | undefined> {
  const begin = /stream\r?\n/g;
  begin.lastIndex = index;
  const found = begin.exec(text);
  if (!found || found.index - index > 4096) return undefined;
  const start = found.index + found[0].length;
  const dictionary = text.slice(Math.max(text.lastIndexOf(' obj', index), 0), found.index);
  if (/\/DecodeParms(?![\w#])/.test(dictionary)) return undefined;
  const filter = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(dictionary)?.[1];
  if (filter === undefined) return text.slice(start, text.indexOf('endstream', start));
  if (!/^(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])$/.test(filter)) return undefined;
  return inflated(bytes.subarray(start), most);
}

async function inflated(bytes: Buffer, most: number): Promise<string | undefined> {
  try {
    // What follows the stream is not part of it, and a stream that is cut off is read as far as it goes.
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return (await inflateUpTo(bytes, options)).toString('latin1');
  } catch {
    return undefined;
  }
}

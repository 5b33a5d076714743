import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string as a PDF writes it, UTF-16 or Latin. */
function decoded(written: string): string {
  const bytes = written.replace(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  return new TextDecoder('utf-16be').decode(Buffer.from(bytes.slice(2), 'latin1'));
}

/** The contents of a PDF's compressed streams, byte by character. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n/g)].flatMap(({ index }) => {
    const from = index + 'stream\n'.length;
    try {
      return [inflateSync(pdf.subarray(from, text.indexOf('\nendstream', from))).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** The lines of our PDFs as they are copied and read aloud, in the order of writing. */
export function linesOfPdf(pdf: Buffer): string[] {
  const actual = /\/ActualText \(((?:[^\\)]|\\.)*)\)/gs;
  return streamsOf(pdf).flatMap((stream) => [...stream.matchAll(actual)].map(([, written = '']) => decoded(written)));
}

/** A text as it stands in them. */
export const pdfSpelling = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** What a reader of PDFs finds: pages, title, language, embedded fonts, and the signs of each line from the left on, also page by page. */
export async function readPdf(pdf: Buffer) {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0, disableFontFace: true });
  const document = await reading.promise;
  const { info } = await document.getMetadata();
  const byPage: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const runs: string[] = [];
    byPage.push(runs);
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    fnArray.forEach((_, at) => {
      const [glyphs] = (argsArray[at] as unknown[] | null) ?? [];
      if (Array.isArray(glyphs))
        runs.push(glyphs.map((glyph) => (glyph as { unicode?: string })?.unicode ?? '').join(''));
    });
  }
  const fonts = pdf.toString('latin1').match(/\/BaseFont \/[A-Z]{6}\+\S+/g) ?? [];
  const { numPages: pages } = document;
  await reading.destroy();
  return {
    pages,
    info: info as Record<string, unknown>,
    fonts,
    byPage,
    runs: byPage.flat().filter((run) => run.trim()),
  };
}

import { readFile } from 'node:fs/promises';
import { cutText } from '#shared/text/cut-between-signs.ts';

const mostPages = 20;
const mostCharacters = 20_000;

/** The words of a PDF, of its first pages; '' where there are none, as in scanned ones. @throws Error for a broken file */
export async function readPdfText(file: string): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(await readFile(file));
  // Nothing is drawn, and nothing outside the file is read.
  const reading = getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false, enableXfa: false });
  try {
    const document = await reading.promise;
    const texts: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      page.cleanup();
    }
    return cutText(texts.join('\n').replace(/\s+/g, ' ').trim(), mostCharacters);
  } finally {
    await reading.destroy();
  }
}

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// The weights used by the styles; to use another, extend this and font-weight in fonts.css.
const weights = { min: 400, max: 650 };

/** The characters of a range of code points, the last one included. */
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

// What our texts show; the rest of Latin stays in the family's own files, which come when a page needs them.
const latin = [
  range(0x20, 0x7e),
  '\u00a0\u00a9\u00ab\u00ad\u00ae\u00b0\u00b1\u00b2\u00b3\u00b5\u00b7\u00bb\u00d7\u00e9\u00f4\u00f7',
  '\u2009\u200b\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2212',
].join('');

// Arabic with its vowels, and the letters of names from Persian and Kurdish. Its pages have western figures.
const arabic = [
  '\u060c\u061b\u061f\u0640\u0670\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc',
  range(0x621, 0x63a),
  range(0x641, 0x652),
  '\u200c\u200d\u200e',
].join('');

// Without fractions and superscripts, which the site does not use.
const features = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'];

/**
 * More than a server sends before it waits for the first receipt, ten packets with the headers, costs a slow line 150 ms
 * before the first view is complete (docs/decisions/0023).
 */
const mostBytes = 13_800;

/** Writes the two fonts that pages preload, cut from the family's variable ones, into app/ui/styles/fonts. */
async function cutFonts() {
  for (const [script, characters] of Object.entries({ latin, arabic })) {
    const source = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
    const font = await readFile(fileURLToPath(import.meta.resolve(source)));
    const cut = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
      noHinting: true,
    });
    await writeFile(new URL(`../app/ui/styles/fonts/readex-pro-${script}.woff2`, import.meta.url), cut);
    if (cut.length > mostBytes) throw new Error(`${script}: ${cut.length} bytes, more than ${mostBytes}`);
    console.log(`${script}: ${font.length} bytes, cut to ${cut.length}`);
  }
}

await cutFonts();

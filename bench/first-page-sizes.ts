import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from './bench-options.ts';
import { inKilobytes, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));

/** The bytes a browser fetches for Home before any interaction: scripts with imports, styles, font. */
export async function measureSizes({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  try {
    const [english, arabic] = await Promise.all([readPage(`${site.address}/`), readPage(`${site.address}/ar`)]);
    return [
      within(12, 'JavaScript, brotli', total(scriptsOf(english), compressed)),
      within(12, 'CSS, brotli', total(stylesOf(english), compressed) + inlineStyles(english)),
      within(60, 'Font preloaded in English', total(fontsOf(english), asStored)),
      within(60, 'Font preloaded in Arabic', total(fontsOf(arabic), asStored)),
      ...htmlRows('English', english),
      ...htmlRows('Arabic', arabic),
    ];
  } finally {
    await site.stop();
  }
}

async function readPage(url: string): Promise<string> {
  return (await fetch(url)).text();
}

const within = (kilobytes: number, what: string, bytes: number) =>
  withinBar(what, bytes, { bar: kilobytes * 1024, format: inKilobytes });

function htmlRows(language: string, html: string): Row[] {
  return [
    { what: `HTML in ${language}`, measured: inKilobytes(Buffer.byteLength(html)) },
    { what: `HTML in ${language}, brotli`, measured: inKilobytes(brotliCompressSync(html).length) },
  ];
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);
/** Bytes of the style sheets that the page itself carries. */
const inlineStyles = (html: string) => brotliCompressSync(matches(html, /<style>(.*?)<\/style>/gs).join('')).length;
const stylesOf = (html: string) => new Set(matches(html, /<link rel="stylesheet" href="([^"]+)"/g));

function fontsOf(html: string): Set<string> {
  const preloads = matches(html, /(<link[^>]*as="font"[^>]*>)/g);
  return new Set(preloads.flatMap((link) => matches(link, /href="([^"]+)"/g)));
}

/** The scripts of the page and, recursively, their imports. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const waiting = matches(html, /["'](\/assets\/[^"']+\.js)["']/g);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const folder = dirname(path);
    const imported = matches(readFileSync(join(client, path), 'utf8'), /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    waiting.push(...imported.map((name) => `${folder}/${name}`));
  }
  return found;
}

const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;
const asStored = (bytes: Buffer) => bytes.length;

function total(paths: Set<string>, weigh: (bytes: Buffer) => number): number {
  if (paths.size === 0) throw new Error('The page names no such file; it must be read differently.');
  return [...paths].reduce((sum, path) => sum + weigh(readFileSync(join(client, path.replace(/#.*$/, '')))), 0);
}

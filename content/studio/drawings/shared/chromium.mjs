import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const browser = process.env.CHROMIUM ?? 'chromium';
const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

async function withPage(html, use) {
  const folder = await mkdtemp(join(tmpdir(), 'drawing-'));
  try {
    const page = join(folder, 'page.html');
    await writeFile(page, html);
    return await use({
      address: pathToFileURL(page).href,
      folder,
      profile: `--user-data-dir=${join(folder, 'profile')}`,
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Renders a page of `width` × `height` CSS pixels, at `scale` device pixels each. Returns the PNG's bytes. */
export function photographPage(html, { width, height, scale = 1 }) {
  return withPage(html, async ({ address, folder, profile }) => {
    const picture = join(folder, 'page.png');
    const size = [`--window-size=${width},${height}`, `--force-device-scale-factor=${scale}`];
    await run(browser, [...quiet, profile, ...size, `--screenshot=${picture}`, address]);
    return readFile(picture);
  });
}

/** Prints a page to PDF, with the fonts it uses embedded. Returns the PDF's bytes. */
export function printPage(html) {
  return withPage(html, async ({ address, folder, profile }) => {
    const document = join(folder, 'page.pdf');
    await run(browser, [...quiet, profile, '--no-pdf-header-footer', `--print-to-pdf=${document}`, address]);
    return readFile(document);
  });
}

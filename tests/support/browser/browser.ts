import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Tests must not depend on the network: no updates, no telemetry, and no sandbox, which root cannot use. Letter widths
// as on a real screen: headless would round them to whole pixels.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No second process is prepared for a page that nobody opens: a visit takes a tenth less.
  '--renderer-process-limit=1',
  // A page lives for a second: optimising its scripts takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
];

// By its own name a browser without a window is no visitor; one given by its driver is forgotten when a page is left.
const usualName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
/** The flag of a browser whose visits are counted. */
export const countedVisitor = `--user-agent=${usualName}`;

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Chromium as people have it: CHROMIUM_PATH, or the machine's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
}

/** The headless shell, which takes a quarter less time. */
export const findHeadlessShell = (): string | undefined => (existsSync(headlessShell) ? headlessShell : undefined);

/** The Chromium for tests: CHROMIUM_PATH, or the fastest installed one. */
export const findBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : (findHeadlessShell() ?? findChromium());

/** Starts Chromium headless; `ownFlags` enable optional features. */
export async function launchBrowser(ownFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Chromium is missing: install it (on Debian: apt-get install chromium).');
  // Without a locale Chromium gives files no name that is not ASCII.
  return chromium.launch({ executablePath, args: [...flags, ...ownFlags], env: { ...process.env, LANG: 'C.UTF-8' } });
}

// One for all files that a worker runs; Playwright ends it with the worker.
let usual: Promise<Browser> | undefined;

/**
 * The browser for the tests of a file, open while they run: `const browser = useBrowser()`, then `browser()`. What the
 * file opened in it is closed at its end.
 */
export function useBrowser(ownFlags?: readonly string[]): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (ownFlags) browser = await launchBrowser(ownFlags);
    else browser = await reuse();
  });
  afterAll(() => (ownFlags ? browser?.close() : closeContexts(browser)));
  return () => {
    if (!browser) throw new Error('The browser opens when the tests of the file begin.');
    return browser;
  };
}

async function reuse(): Promise<Browser> {
  const open = await usual;
  if (open?.isConnected()) return open;
  usual = launchBrowser();
  return usual;
}

async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

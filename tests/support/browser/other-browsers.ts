import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { languages } from '#shared/language.ts';
import type { BrowserTab } from './browser-tab.ts';
import { launchFirefox } from './firefox-tab.ts';
import { sideways } from './tab-faults.ts';
import { pathIn } from './visitor.ts';
import { launchWebKit } from './webkit-tab.ts';

export type LaunchOptions = {
  /** Whether pages may run their scripts. */
  hasScripts?: boolean;
};

/** A running browser, whose tabs know nothing of each other. */
export type OtherBrowser = {
  /** Opens an empty tab for the site at this address. */
  open(address: string): Promise<BrowserTab>;
  close(): Promise<void>;
};

const firefox = { name: 'Firefox', launch: launchFirefox };
const webkit = { name: 'WebKit', launch: launchWebKit };

/** The browsers beside Chromium in which journeys are walked. Debian alone has a WebKit that can be driven. */
export const otherBrowsers = process.platform === 'linux' ? [firefox, webkit] : [firefox];

/** Who reads public pages: each language on a desktop and on a phone. */
export const readers = languages.flatMap((language) => [1280, 360].map((width) => ({ language, width })));

type Launch = (options?: LaunchOptions) => Promise<OtherBrowser>;

/**
 * Opens empty tabs in a browser, and closes them after each test, which fails if their console reported an error.
 * @returns a function that opens one; paths are of the site
 */
export function useTabs(launch: Launch, site: () => { address: string }, options: LaunchOptions = {}) {
  let browser: OtherBrowser | undefined;
  const opened: BrowserTab[] = [];
  beforeAll(async () => {
    browser = await launch(options);
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const complaints = opened.flatMap((tab) => tab.complaints);
    for (const tab of opened.splice(0)) await tab.close();
    expect(complaints, 'what the console reported').toEqual([]);
  });
  return async ({ width = 1280, height = 800 } = {}): Promise<BrowserTab> => {
    const tab = await browser!.open(site().address);
    opened.push(tab);
    await tab.resize(width, height);
    return tab;
  };
}

/** Opens public pages as a reader sees them; none may scroll sideways. @returns a function of a path without language */
export function asReader(
  open: ReturnType<typeof useTabs>,
  { language, width }: (typeof readers)[number],
): (path: string) => Promise<BrowserTab> {
  return async (path) => {
    const tab = await open({ width, height: 740 });
    await tab.goto(pathIn(language, path));
    expect(await sideways(tab)).toBe(0);
    return tab;
  };
}

import { existsSync } from 'node:fs';
import { type Browser, firefox } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Firefox as people have it: FIREFOX_PATH, or the machine's own. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...usualPlaces].find((path) => path && existsSync(path));

// Tests must not depend on the network: no updates, no telemetry, no lists of dangerous pages.
const preferences = {
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** Firefox for the tests of a file, driven by WebDriver BiDi: `const browser = useFirefox()`, then `browser()`. */
export function useFirefox(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('Firefox is missing: install it (on Debian: apt-get install firefox-esr).');
    // The channel chooses the protocol; its usual path is another one.
    browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs: preferences });
  }, 60_000);
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('The browser opens when the tests of the file begin.');
    return browser;
  };
}

import { existsSync, globSync } from 'node:fs';

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Firefox: FIREFOX_PATH, or the machine's own. */
export const findFirefox = (): string | undefined =>
  firstOf([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** What WebKit needs here: its driver, its smallest browser, and a screen without a monitor. */
export type WebKitPrograms = { driver: string; browser: string; screen: string };

/** WebKit as Debian has it; undefined when a part is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const screen = firstOf(['/usr/bin/Xvfb']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

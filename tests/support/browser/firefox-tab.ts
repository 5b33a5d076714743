import { type Browser, type ConsoleMessage, type KeyInput, launch, type Page } from 'puppeteer-core';
import { BrowserTab } from './browser-tab.ts';
import { findFirefox } from './installed-browsers.ts';
import type { LaunchOptions, OtherBrowser } from './other-browsers.ts';

/** This browser reports what a page was still fetching when it was left. */
const interrupted = /NetworkError when attempting|dynamically imported module|download failed .*status=2152398850/;

class FirefoxTab extends BrowserTab {
  #page: Page;

  constructor(address: string, page: Page) {
    super(address);
    this.#page = page;
    page.on('pageerror', (error) => this.#report(String(error)));
    page.on('console', (message) => void this.#note(message));
  }

  async #note(message: ConsoleMessage): Promise<void> {
    if (message.type() !== 'error') return;
    const parts = message.args().map((part) => part.evaluate(String).catch(() => undefined));
    const said = parts.length > 0 ? await Promise.all(parts) : [message.text()];
    // What can be read no more was said by a page that has been left.
    if (!said.includes(undefined)) this.#report(said.join(' '));
  }

  #report(complaint: string): void {
    if (!interrupted.test(complaint)) this.complaints.push(complaint);
  }

  evaluate<Result, Parameters extends unknown[]>(
    asked: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result> {
    return this.#page.evaluate(asked as (...all: unknown[]) => Result, ...parameters) as Promise<Result>;
  }

  protected async navigate(address: string): Promise<void> {
    await this.#page.goto(address, { waitUntil: 'load' });
  }

  protected pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  protected typeKeys(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async press(keys: string): Promise<void> {
    // The driver knows all names that are used here.
    const names = keys.split(/(?<=.)\+/) as KeyInput[];
    const last = names.pop()!;
    for (const held of names) await this.#page.keyboard.down(held);
    await this.#page.keyboard.press(last);
    for (const held of names.reverse()) await this.#page.keyboard.up(held);
  }

  async attach(selector: string, file: string): Promise<void> {
    const field = await this.#page.waitForSelector(selector);
    await (field as NonNullable<typeof field> & { uploadFile(path: string): Promise<void> }).uploadFile(file);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height });
  }

  takePicture(): Promise<Uint8Array> {
    return this.#page.screenshot();
  }

  close(): Promise<void> {
    return this.#page.browserContext().close();
  }
}

/** Starts Firefox without a window, driven by WebDriver BiDi. */
export async function launchFirefox({ hasScripts = true }: LaunchOptions = {}): Promise<OtherBrowser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is missing: install it (on Debian: apt-get install firefox-esr).');
  const browser: Browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-US',
      'javascript.enabled': hasScripts,
    },
  });
  return {
    async open(address: string): Promise<BrowserTab> {
      const context = await browser.createBrowserContext();
      return new FirefoxTab(address, await context.newPage());
    },
    close: () => browser.close(),
  };
}

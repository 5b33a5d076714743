/** What to look for: a selector, and words that the element has to contain or to be labelled with. */
export type Target = string | { in: string; text: string };

type Point = { x: number; y: number };
type Found = Point & { covered: string | null };

const patience = 15_000;

/**
 * A tab of any browser: the few acts that its driver has to know, and what people do, made of them. Acts wait for what
 * they need.
 */
export abstract class BrowserTab {
  readonly address: string;
  /** What the browser's console reported as errors. */
  readonly complaints: string[] = [];

  constructor(address: string) {
    this.address = address;
  }

  /** Calls a function in the page; it can use nothing from outside itself, and is not asynchronous. */
  abstract evaluate<Result, Parameters extends unknown[]>(
    asked: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result>;
  protected abstract navigate(address: string): Promise<void>;
  protected abstract pressAt(point: Point): Promise<void>;
  protected abstract typeKeys(text: string): Promise<void>;
  /** Presses a key, or several at once: `Tab`, `Shift+Tab`, `Control+b`. */
  abstract press(keys: string): Promise<void>;
  /** Puts a file of this machine into a file field. */
  abstract attach(selector: string, file: string): Promise<void>;
  /** Makes the page this large, without the browser's own bars. */
  abstract resize(width: number, height: number): Promise<void>;
  /** What is seen, as a PNG. */
  abstract takePicture(): Promise<Uint8Array>;
  abstract close(): Promise<void>;

  /** Opens a path of the site and waits until its scripts answer, if it has any. */
  async goto(path: string): Promise<void> {
    await this.navigate(new URL(path, this.address).href);
    await this.untilAnswering();
  }

  /** Before its scripts have run, a page's buttons do nothing. */
  async untilAnswering(): Promise<void> {
    await this.until(() => {
      if (document.readyState !== 'complete') return false;
      if (!('js' in document.documentElement.dataset)) return true;
      // Their code comes when they are near or touched.
      const late = document.querySelectorAll<HTMLElement>('[data-island=gallery], [data-island][data-props]');
      const asleep = [...late].filter(({ dataset }) => !('alive' in dataset));
      for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      const isOffice = Object.keys(document.body).some((key) => key.startsWith('__reactProps'));
      return asleep.length === 0 && (isOffice || 'alive' in document.documentElement.dataset);
    });
  }

  /** Waits until a function is true of the page. @throws Error that quotes it, after 15 seconds */
  async until<Parameters extends unknown[]>(
    asked: (...parameters: Parameters) => unknown,
    ...parameters: Parameters
  ): Promise<void> {
    const end = Date.now() + patience;
    let problem: unknown;
    while (Date.now() < end) {
      try {
        if (await this.evaluate(asked, ...parameters)) return;
      } catch (error) {
        // The page is being exchanged for another.
        problem = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const why = `It never became true: ${asked} ${JSON.stringify(parameters)}`;
    throw new Error(why, { cause: problem });
  }

  /** Waits until this path of the site is open. */
  async untilAt(path: string): Promise<void> {
    await this.until((wanted) => location.pathname === wanted, path);
    await this.untilAnswering();
  }

  /** Waits until it is shown. */
  seen(target: Target): Promise<void> {
    return this.until(findTarget, target);
  }

  /** Waits until it is shown nowhere. */
  async gone(target: Target): Promise<void> {
    const end = Date.now() + patience;
    while (await this.evaluate(findTarget, target)) {
      if (Date.now() > end) throw new Error(`Still there: ${JSON.stringify(target)}`);
    }
  }

  /** The words of the first that is shown, each space a plain one. */
  async text(target: Target): Promise<string> {
    await this.seen(target);
    return this.evaluate((selector) => {
      const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
      return (shown?.textContent ?? '').replace(/[\s\u00a0\u2060]+/g, ' ').trim();
    }, selectorOf(target));
  }

  /** Clicks the middle of an element, once it has stopped moving and nothing covers it. */
  async click(target: Target): Promise<void> {
    await this.pressAt(await this.#placeOf(target));
  }

  async #placeOf(target: Target): Promise<Point> {
    const end = Date.now() + patience;
    let last: Found | null = null;
    while (Date.now() < end) {
      const found: Found | null = await this.evaluate(findTarget, target).catch(() => null);
      if (found && !found.covered && found.x === last?.x && found.y === last.y) return found;
      last = found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const why = last ? `covered by ${last.covered}` : 'not there';
    throw new Error(`Nobody can press ${JSON.stringify(target)}: ${why}.`);
  }

  /** Types into a field in place of what is there. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.until((selector) => document.activeElement?.matches(selector), selectorOf(target));
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select?.());
    await this.typeKeys(text);
  }

  /** Types where the focus is. */
  typeHere(text: string): Promise<void> {
    return this.typeKeys(text);
  }

  /** Chooses an option of a list of the browser's own: no driver opens these. */
  async choose(selector: string, value: string): Promise<void> {
    await this.seen(selector);
    await this.evaluate(
      (list, chosen) => {
        const element = document.querySelector<HTMLSelectElement>(list)!;
        element.value = chosen;
        for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
      },
      selector,
      value,
    );
  }
}

const selectorOf = (target: Target): string => (typeof target === 'string' ? target : target.in);

/** Runs in the browser: brings the first that is shown into sight. @returns its middle, and what lies over it */
function findTarget(target: Target): Found | null {
  const { in: selector, text } = typeof target === 'string' ? { in: target, text: '' } : target;
  const plain = (words: string | null) => (words ?? '').replace(/[\s\u00a0\u2060]+/g, ' ');
  const element = [...document.querySelectorAll(selector)].find((each) => {
    const { width, height } = each.getBoundingClientRect();
    const isShown = width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
    const said = `${each.textContent} ${each.getAttribute('aria-label') ?? ''}`;
    return isShown && plain(said).includes(plain(text));
  });
  if (!element) return null;
  const look = (): Found => {
    const [part = element.getBoundingClientRect()] = element.getClientRects();
    const [x, y] = [Math.round(part.left + part.width / 2), Math.round(part.top + part.height / 2)];
    const top = document.elementFromPoint(x, y);
    // A press on a label is one on its field.
    const isIt = top && (element.contains(top) || top.closest('label')?.contains(element));
    return { x, y, covered: isIt ? null : (top?.outerHTML.slice(0, 120) ?? 'nothing') };
  };
  if (look().covered) element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  return look();
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countedVisitor, findChromium } from './browser.ts';

type Message = { id?: number; method?: string; params?: object; result?: object; error?: { message: string } };
type TargetInfo = { targetId: string; type: string; subtype?: string };

type Waiting = { sessionId: string | undefined; resolve(result: object): void; reject(error: Error): void };

/** Pages that Chromium has fetched and rendered ahead of a click, as paths. */
type Ahead = { fetched: string[]; rendered: string[] };

const flags = [
  '--headless=new',
  '--window-size=1280,800',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  countedVisitor,
];

/**
 * A tab of Chromium as people have it, driven by the browser's protocol: Playwright lets no page be rendered ahead, and
 * loses one that comes out of the back/forward cache.
 */
export class PlainTab {
  readonly ahead: Ahead = { fetched: [], rendered: [] };
  #browser: ChildProcess;
  #profile: string;
  #socket: WebSocket;
  #waiting = new Map<number, Waiting>();
  #count = 0;
  /** The session of the page shown; one that is rendered ahead has another until it is shown. */
  #page = '';
  #sessions = new Map<string, string>();

  private constructor(browser: ChildProcess, profile: string, socket: WebSocket) {
    this.#browser = browser;
    this.#profile = profile;
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)));
  }

  /** Starts Chromium with one empty tab. */
  static async open(): Promise<PlainTab> {
    const profile = await mkdtemp(join(tmpdir(), 'mansooj-chromium-'));
    const options = [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
    const browser = spawn(findChromium() ?? 'chromium', options, { stdio: ['ignore', 'ignore', 'pipe'] });
    const socket = new WebSocket(await addressOf(browser));
    await once(socket, 'open');
    const tab = new PlainTab(browser, profile, socket);
    await tab.#attach();
    return tab;
  }

  async #attach(): Promise<void> {
    const { targetInfos } = await this.#send<{ targetInfos: TargetInfo[] }>('Target.getTargets', {
      filter: [{ type: 'tab' }],
    });
    const { sessionId } = await this.#send<{ sessionId: string }>('Target.attachToTarget', {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    });
    const everything = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
    await this.#send('Target.setAutoAttach', everything, sessionId);
    while (!this.#page) await pause(20);
    await this.page('Preload.enable');
    await this.page('Page.enable');
  }

  #receive({ id, method, params, result, error }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result ?? {});
    } else if (method) this.#note(method, params);
  }

  // The parameters of each event of the protocol have a shape of their own.
  #note(method: string, params: any): void {
    const target = params.targetInfo as TargetInfo | undefined;
    if (method === 'Target.attachedToTarget') this.#sessions.set(params.targetInfo.targetId, params.sessionId);
    // A page that was rendered ahead loses its subtype when it is shown.
    if (target?.type === 'page' && !target.subtype) this.#page = this.#sessions.get(target.targetId) ?? this.#page;
    if (method === 'Target.detachedFromTarget') this.#giveUp(params.sessionId);
    if (method === 'Preload.prefetchStatusUpdated') this.#noteFetched(pathOf(params.prefetchUrl), params.status);
    if (method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready')
      this.ahead.rendered.push(pathOf(params.key.url));
  }

  /** A page that is rendered before its answer has come is never `Ready`: it is used at once, with `Success`. */
  #noteFetched(path: string, status: string): void {
    if (!['Ready', 'Success'].includes(status) || this.ahead.fetched.includes(path)) return;
    this.ahead.fetched.push(path);
  }

  /** What a page was asked that is gone, it does not answer. */
  #giveUp(gone: string): void {
    for (const [id, { sessionId, reject }] of this.#waiting) {
      if (sessionId !== gone) continue;
      this.#waiting.delete(id);
      reject(new Error('The page is gone.'));
    }
  }

  #send<Result extends object>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#count;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise<object>((resolve, reject) =>
      this.#waiting.set(id, { sessionId, resolve, reject }),
    ) as Promise<Result>;
  }

  /** Sends a command of the protocol to the page shown. */
  page<Result extends object>(method: string, params?: object): Promise<Result> {
    return this.#send<Result>(method, params, this.#page);
  }

  /** Evaluates an expression in the page shown; undefined while it is exchanged for another. */
  async evaluate(expression: string): Promise<unknown> {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    const reply = await this.page<{ result?: { value?: unknown } }>('Runtime.evaluate', asked).catch(() => undefined);
    return reply?.result?.value;
  }

  /** Waits until an expression is true of the page shown. @throws Error after 20 seconds */
  async until(expression: string): Promise<void> {
    for (let left = 1_000; left > 0; left--) {
      if (await this.evaluate(`Boolean(${expression})`)) return;
      await pause(20);
    }
    throw new Error(`It never became true: ${expression}`);
  }

  /** Opens an address and waits until its scripts answer. */
  async goto(address: string): Promise<void> {
    await this.page('Page.navigate', { url: address });
    const isThere = `location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`;
    await this.until(`${isThere} && 'alive' in document.documentElement.dataset`);
  }

  /** Puts the pointer on the first element of the selector. @returns presses and releases its button there */
  async pointAt(selector: string): Promise<{ press(): Promise<void>; release(): Promise<void> }> {
    const [x, y] = (await this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`)) as [number, number];
    const act = async (type: string, button: string): Promise<void> => {
      await this.page('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
    };
    await act('mouseMoved', 'none');
    // The page is exchanged for another while the button comes up, and does not answer then.
    const release = async () => void act('mouseReleased', 'left').catch(() => {});
    return { press: () => act('mousePressed', 'left'), release };
  }

  async close(): Promise<void> {
    this.#browser.kill();
    if (this.#browser.exitCode === null) await once(this.#browser, 'exit');
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const pathOf = (address: string) => new URL(address).pathname;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where Chromium listens, which it says on stderr. */
async function addressOf(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of browser.stderr!) {
    said += chunk;
    const [address] = /ws:\/\/\S+/.exec(said) ?? [];
    if (address) {
      browser.stderr!.resume();
      return address;
    }
  }
  throw new Error(`Chromium did not start: ${said}`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { BrowserTab } from './browser-tab.ts';
import { findWebKit } from './installed-browsers.ts';
import type { LaunchOptions, OtherBrowser } from './other-browsers.ts';

/** The code points that the protocol gives to keys without a letter. */
const keyCodes: Record<string, string> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Escape: '\ue00c',
  Space: ' ',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
};

// The window is as narrow as its toolbar allows, which is wider than a phone; and motion is reduced.
const toolbarStyle =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }';
const desktopSettings = '[Settings]\ngtk-enable-animations=0\n';

type Send = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;
type Action = { type: string; value?: string; x?: number; y?: number; button?: number };

/** A tab driven by WebDriver, whose commands are requests with JSON. */
class WebKitTab extends BrowserTab {
  #send: Send;

  constructor(address: string, send: Send) {
    super(address);
    this.#send = send;
  }

  evaluate<Result, Parameters extends unknown[]>(
    asked: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result> {
    return this.#send('POST', '/execute/sync', { script: `return (${asked})(...arguments)`, args: parameters });
  }

  protected navigate(url: string): Promise<void> {
    return this.#send('POST', '/url', { url });
  }

  #act(type: 'key' | 'pointer', actions: Action[]): Promise<void> {
    return this.#send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  }

  protected pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    return this.#act('pointer', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  protected typeKeys(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.#act('key', strokes);
  }

  press(keys: string): Promise<void> {
    const values = keys.split(/(?<=.)\+/).map((name) => keyCodes[name] ?? name);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    return this.#act('key', [...down, ...values.reverse().map((value) => ({ type: 'keyUp', value }))]);
  }

  async attach(selector: string, file: string): Promise<void> {
    const field = await this.#send<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    await this.#send('POST', `/element/${Object.values(field)[0]}/value`, { text: file });
  }

  async resize(width: number, height: number): Promise<void> {
    // A busy window may pass over what it is asked, or answer before its bars are drawn.
    const end = Date.now() + 15_000;
    for (let bars = 0; Date.now() < end; ) {
      await this.#send('POST', '/window/rect', { width, height: height + bars });
      await setTimeout(100);
      const [wide, high] = await this.evaluate(() => [innerWidth, innerHeight] as const);
      if (wide === width && high === height) return;
      bars = Math.max(0, bars + height - high);
    }
    throw new Error(`The window does not become ${width} by ${height}.`);
  }

  async takePicture(): Promise<Uint8Array> {
    return Buffer.from(await this.#send<string>('GET', '/screenshot'), 'base64');
  }

  close(): Promise<void> {
    return this.#send('DELETE', '');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a screen that only exists in memory. Its pointer is in its middle, which has to be within the window of a phone:
 * there is no window manager, and the window below the pointer has the focus.
 * @returns its process, and its name
 */
async function startScreen(program: string): Promise<[ChildProcess, string]> {
  const parameters = ['-displayfd', '3', '-screen', '0', '640x640x24', '-nolisten', 'tcp'];
  const screen = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

/** Starts WebKitGTK's driver on a screen in memory; each tab is a browser of its own. */
export async function launchWebKit({ hasScripts = true }: LaunchOptions = {}): Promise<OtherBrowser> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is missing: install it (on Debian: apt-get install webkit2gtk-driver xvfb).');
  const home = await mkdtemp(join(tmpdir(), 'mansooj-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), toolbarStyle);
  await writeFile(join(home, 'gtk-3.0/settings.ini'), desktopSettings);
  const [screen, display] = await startScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...{ PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
      ...{ DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  });
  const send = sendTo(`http://127.0.0.1:${port}`);
  await untilReady(send);
  let current: WebKitTab | undefined;
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (/^CONSOLE \S+ ERROR/.test(line)) current?.complaints.push(line);
  });
  return {
    async open(address: string): Promise<BrowserTab> {
      const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
      if (!hasScripts) args.push('--enable-javascript-markup=false');
      const options = { binary: programs.browser, args };
      const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
      });
      current = new WebKitTab(address, (method, path, body) => send(method, `/session/${sessionId}${path}`, body));
      return current;
    },
    async close() {
      driver.kill();
      screen.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Sends commands to a driver. @throws Error with what it says */
const sendTo =
  (driver: string): Send =>
  async (method, path, body) => {
    // A driver that hangs must not take the whole time of a test.
    const signal = AbortSignal.timeout(30_000);
    const reply = await fetch(`${driver}${path}`, { method, signal, body: body ? JSON.stringify(body) : null });
    const { value } = (await reply.json()) as { value: any };
    if (!reply.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };

async function untilReady(send: Send): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const status = await send<{ ready: boolean }>('GET', '/status').catch(() => undefined);
    if (status?.ready) return;
    await setTimeout(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

import type { Page } from 'playwright-core';

type SentPart = [name: string, value: string];
type Recorder = { parts: SentPart[][]; made: string[]; released: string[] };

/** Writes down what the page sends in forms and which blob addresses it makes and releases; before it is opened. */
export async function recordBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder: Recorder = { parts: [], made: [], released: [] };
    Object.assign(window, { recorder });
    const keep = (body: unknown) => {
      if (!(body instanceof FormData)) return;
      const parts = [...body.entries()].map(
        ([name, value]): SentPart => [name, typeof value === 'string' ? value : `file:${value.name}`],
      );
      recorder.parts.push(parts);
    };
    const { fetch } = window;
    window.fetch = (address, request) => {
      keep(request?.body);
      return fetch(address, request);
    };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function sendKept(body) {
      keep(body);
      return send.call(this, body);
    };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const address = createObjectURL(object);
      recorder.made.push(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      recorder.released.push(address);
      revokeObjectURL(address);
    };
  });
}

const read = (page: Page) => page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder);

/** The parts of the form sent last, in their order; a file as `file:` and its name. */
export async function lastForm(page: Page): Promise<SentPart[]> {
  return (await read(page)).parts.at(-1) ?? [];
}

/** The blob addresses that are not released yet. */
export async function heldBlobs(page: Page): Promise<string[]> {
  const { made, released } = await read(page);
  return made.filter((address) => !released.includes(address));
}

export async function releasedBlobs(page: Page): Promise<string[]> {
  return (await read(page)).released;
}

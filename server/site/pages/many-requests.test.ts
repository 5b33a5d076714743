import { once } from 'node:events';
import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { builtPages } from './built-pages.ts';

let site: BuiltSite;
let address: string;
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages(), settings: { TRUST_PROXY: 'on' } });
  address = await site.listen();
});
afterAll(() => site.close());

/** Sends searches on one connection without waiting for answers. @returns the statuses, once all are answered */
async function searchAtOnce(words: readonly string[], from: string): Promise<string[]> {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const heads = words.map(
    (word) => `GET /search?q=${word} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${from}\r\n\r\n`,
  );
  socket.write(heads.join(''));
  const statuses: string[] = [];
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    statuses.push(...Array.from(chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status = '']) => status));
    if (statuses.length >= words.length) break;
  }
  return statuses;
}

const wordsOf = (from: number, many: number) => Array.from({ length: many }, (_, i) => `pp${from + i}`);

test('hundreds of searches at once neither stop the event loop nor hold up others, and too many are told to come again', {
  timeout: 120_000,
}, async () => {
  await searchAtOnce(['warm'], '192.0.2.9');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let isOver = false;
  const burst = Promise.all(Array.from({ length: 10 }, (_, i) => searchAtOnce(wordsOf(100 * i, 70), '192.0.2.1')));
  const done = burst.then((answered) => {
    isOver = true;
    return answered.flat();
  });
  expect(await searchAtOnce(['bags'], '192.0.2.2')).toEqual(['200']);
  // It came while hundreds were waiting, and did not wait for them.
  expect(isOver).toBe(false);
  const answered = await done;
  delay.disable();
  const count = (status: string) => answered.filter((each) => each === status).length;
  expect([count('200') + count('503'), count('200') >= 500, count('503') > 0]).toEqual([700, true, true]);
  expect(delay.max / 1e6).toBeLessThan(1_500);
});

import { setTimeout as pause } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { openSocket } from '../../../tests/support/requests/plain-socket.ts';
import { buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { registerConnectionLimits } from './connection-limits.ts';
import { registerErrorReplies } from './replies/error-reply.ts';

const impatience = {
  headersMilliseconds: 300,
  windowMilliseconds: 150,
  windowBytes: 10,
  smallBodyMilliseconds: 500,
  answerMilliseconds: 200,
};

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A server with short versions of the site's limits; counts the bytes it receives. */
async function givenImpatientServer(): Promise<string> {
  const app = Fastify({
    forceCloseConnections: true,
    http: { headersTimeout: impatience.headersMilliseconds, connectionsCheckingInterval: 50 },
  });
  opened.push(app);
  registerErrorReplies(app);
  await app.register(multipart);
  registerConnectionLimits(app, impatience);
  app.post('/json', async ({ body }) => ({ body }));
  app.post('/upload', async (request) => {
    let bytes = 0;
    for await (const chunk of required(await request.file()).file) bytes += chunk.length;
    return { bytes };
  });
  app.get('/never', () => new Promise(() => {}));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends `head` and then `piece` repeatedly until `milliseconds` have passed or the peer hangs up. */
async function sendSlowly(
  head: string,
  piece: string,
  { every, milliseconds }: { every: number; milliseconds: number },
) {
  const { socket, received } = await openSocket(await givenImpatientServer());
  socket.write(head);
  const until = performance.now() + milliseconds;
  while (performance.now() < until && !socket.destroyed && !socket.readableEnded) {
    if (piece) socket.write(piece);
    await pause(every);
  }
  return { socket, received, isDropped: socket.destroyed || socket.readableEnded };
}

const headOf = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const part = '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n';
const end = '\r\n--x--\r\n';

describe('slow senders are disconnected', () => {
  test.each([
    ['a connection that says nothing', '', ''],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
    ['a body that does not come', headOf('/json', 'application/json', 500), ''],
    ['a body that comes byte by byte', headOf('/json', 'application/json', 500), ' '],
    ['a small body that comes for too long', headOf('/json', 'application/json', 50_000), ' '.repeat(20)],
    ['an upload that stands still', headOf('/upload', 'multipart/form-data; boundary=x', 50_000) + part, ''],
  ])('%s', async (_, head, piece) => {
    expect((await sendSlowly(head, piece, { every: 40, milliseconds: 1_500 })).isDropped).toBe(true);
  });
});

test('an upload on a slow line continues as long as bytes flow', async () => {
  const length = part.length + 20 * 40 + end.length;
  const head = headOf('/upload', 'multipart/form-data; boundary=x', length) + part;
  // Longer than any of the limits above.
  const { socket, received, isDropped } = await sendSlowly(head, 'y'.repeat(20), { every: 25, milliseconds: 980 });
  expect(isDropped).toBe(false);
  const sent = socket.bytesWritten - head.length;
  socket.write('y'.repeat(20 * 40 - sent) + end);
  await expect.poll(received).toContain('{"bytes":800}');
});

test('a reply that takes too long is a 503', async () => {
  const reply = await fetch(`${await givenImpatientServer()}/never`);
  expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'unavailable' }]);
});

test('the site has these limits, and accepts more connections than an attacker can hold', async () => {
  const site = await buildSite();
  opened.push(site);
  const { server } = site.http;
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([15_000, 0, 120_000]);
  expect(server.maxConnections).toBeGreaterThanOrEqual(3_000);
});

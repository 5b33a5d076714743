import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openSocket } from '../../../tests/support/requests/plain-socket.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
});

async function givenAddress(settings: Record<string, string> = {}): Promise<string> {
  site = await buildSite({ settings });
  return site.listen();
}

/** A connection that stays open after its request, as browsers keep it. */
async function openIdle(address: string): Promise<Socket> {
  const { socket, received } = await openSocket(address);
  sockets.push(socket);
  socket.write('GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n');
  while (!received().includes('\r\n\r\n')) await once(socket, 'data');
  return socket;
}
const openMany = async (address: string, count: number) => {
  for (let number = 0; number < count; number++) await openIdle(address);
};
const countOpen = () => new Promise<number>((resolve) => site.http.server.getConnections((_, count) => resolve(count)));

test('a network has 500 connections, and a new one closes its longest idle', async () => {
  const address = await givenAddress();
  await openMany(address, 2);
  const [first, second] = sockets;
  // Used again: the second has been idle longer.
  first!.write('GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(first!, 'data');
  await openMany(address, 499);
  await expect.poll(countOpen).toBe(500);
  const closed = sockets.filter(({ readableEnded, destroyed }) => readableEnded || destroyed);
  expect(closed).toEqual([second]);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
}, 60_000);

test('a request under way is never closed for another', async () => {
  const address = await givenAddress({ RATE_LIMIT_FACTOR: '0.006' });
  const { socket, received } = await openSocket(address);
  sockets.push(socket);
  socket.write(
    'POST /api/contacts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  await openMany(address, 5);
  await expect.poll(countOpen).toBe(3);
  socket.write('}');
  await expect.poll(received).toContain('HTTP/1.1 422');
});

test('a proxy has as many as it needs, until hardly any are left', async () => {
  const address = await givenAddress({ TRUST_PROXY: 'on', RATE_LIMIT_FACTOR: '0.006' });
  site.http.server.maxConnections = 20;
  await openMany(address, 40);
  await expect.poll(countOpen).toBe(16);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});

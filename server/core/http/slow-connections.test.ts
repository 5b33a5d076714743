import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket } from '../../../tests/support/requests/plain-socket.ts';
import { type RunningProgram, startProgram } from '../../../tests/support/servers/running-program.ts';
import { one } from '../../../tests/support/sites/first.ts';

const isFull = process.env.TEST_FULL === '1';
const connections = isFull ? 2_000 : 200;
const seconds = isFull ? 60 : 3;

/** Ways to occupy a connection: what is sent at once, and every second afterwards. */
const ways: [string, string][] = [
  ['', ''],
  ['GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
  ['POST /api/contacts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n', ' '],
  [
    'POST /api/careers HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x',
    'y',
  ],
  ['GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n', ''],
];

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('slow connections', () => {
  let folder: string;
  let program: RunningProgram;
  const open = new Set<Socket>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mansooj-slow-'));
    program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
  }, 60_000);
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Keeps one connection occupied until `until`, reopening it whenever it is dropped. */
  async function occupy(way: [string, string], until: number): Promise<void> {
    while (performance.now() < until) {
      const { socket } = await openSocket(program.address).catch(() => ({ socket: undefined }));
      if (!socket) continue;
      open.add(socket);
      // Never reads: the reply fills the system's buffers.
      socket.pause().write(way[0]);
      while (performance.now() < until && !socket.destroyed) {
        await pause(1_000);
        if (way[1]) socket.write(way[1]);
      }
      socket.destroy();
      open.delete(socket);
    }
  }

  test(`${connections} of them for ${seconds} s leave replies to others below half a second`, async () => {
    const until = performance.now() + seconds * 1_000;
    const attack = Array.from({ length: connections }, (_, i) => occupy(one(ways, i % ways.length), until));
    await expect.poll(() => open.size, { timeout: 10_000 }).toBeGreaterThan(connections * 0.9);
    const times: number[] = [];
    while (performance.now() < until) {
      const begun = performance.now();
      const { status } = await program.read('/our-story');
      times.push(performance.now() - begun);
      expect(status).toBe(200);
      await pause(50);
    }
    await Promise.all(attack);
    times.sort((a, b) => a - b);
    const p99 = one(times, Math.ceil(times.length * 0.99) - 1);
    expect(times.length).toBeGreaterThan(seconds * 5);
    expect(p99, `p99 of ${times.length} visits`).toBeLessThan(500);
    if (isFull) process.stdout.write(`slow connections: p99 ${p99.toFixed(1)} ms of ${times.length} visits\n`);
  }, 120_000);
});

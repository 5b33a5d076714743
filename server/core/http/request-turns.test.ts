import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTempFolder } from '#server/core/files/storage/temp-folder.ts';
import { storageLimits } from '#shared/leads/spam-limits.ts';
import { sampleFolder } from '../../../tests/support/files/sample-files.ts';
import { registerRequestParsing } from './request-parsing.ts';
import { registerRequestTurns } from './request-turns.ts';

const network = '127.0.0.1';
const busyMilliseconds = 30;
let app: FastifyInstance;
let port: number;
let samples: Awaited<ReturnType<typeof sampleFolder>>;
/** How many busy requests were done, and how many before the health was told. */
let [done, doneBeforeHealth] = [0, Number.POSITIVE_INFINITY];
beforeAll(async () => {
  samples = await sampleFolder();
  app = Fastify();
  registerRequestTurns(app);
  await registerRequestParsing(app, await openTempFolder(`${samples.folder}/tmp`));
  app.get('/busy', async () => {
    const until = performance.now() + busyMilliseconds;
    while (performance.now() < until);
    done += 1;
    return {};
  });
  app.get('/api/health', async () => {
    doneBeforeHealth = done;
    return {};
  });
  app.post('/form', async () => ({}));
  port = Number(new URL(await app.listen({ port: 0, host: network })).port);
});
afterAll(async () => {
  await app.close();
  await samples.dispose();
});

async function open(): Promise<Socket> {
  const socket = connect(port, network);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
const openMany = (many: number) => Promise.all(Array.from({ length: many }, open));
const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: ${network}\r\n${more}\r\n`;

test('who goes before it is their turn holds no room, and who asks for the health has no turn to wait for', async () => {
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  const [busy, leaving, health] = [await openMany(20), await openMany(6), await open()];
  await vi.waitFor(() => expect(accepted).toBe(busy.length + leaving.length + 1));
  for (const socket of busy) socket.write(head('GET /busy'));
  for (const socket of leaving)
    socket.write(`${head('POST /form', 'content-type: application/json\r\ncontent-length: 1000000\r\n')}{`);
  await wait(2 * busyMilliseconds);
  for (const socket of leaving) socket.destroy();
  health.write(head('GET /api/health'));
  await vi.waitFor(() => expect(done).toBe(busy.length), { timeout: 20_000 });
  expect(doneBeforeHealth).toBeLessThan(busy.length);
  const whole = storageLimits.textsUnderWay.perNetwork;
  await vi.waitFor(() => expect(app.textRoom.take(network, whole)).toBe(true), { timeout: 5_000, interval: 50 });
  app.textRoom.free(network, whole);
  for (const socket of [...busy, health]) socket.destroy();
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readErrorCode } from '#shared/caught.ts';

const takeoverMilliseconds = 30_000;
const pauseMilliseconds = 250;
const contentType = 'text/plain; version=0.0.4; charset=utf-8';

type Place = { port: number; host: string };

/**
 * Serves `GET /metrics` on a separate port, which visitors cannot reach.
 * @param isTakenOver whether an earlier release may hold the port for some seconds
 * @throws Error when the port is in use
 */
export async function serveMetrics(
  place: Place,
  read: () => Promise<string>,
  { isTakenOver = false } = {},
): Promise<Server> {
  const until = performance.now() + (isTakenOver ? takeoverMilliseconds : 0);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const figures = await read();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(figures);
    } catch {
      // The database does not reply: no metrics are better than wrong ones.
      response.writeHead(503).end();
    }
  });
  await listen(server, place, until);
  return server.unref();
}

async function listen(server: Server, place: Place, until: number): Promise<void> {
  for (;;) {
    try {
      await once(server.listen(place), 'listening');
      return;
    } catch (error) {
      if (readErrorCode(error) !== 'EADDRINUSE' || performance.now() > until) throw error;
      await wait(pauseMilliseconds);
    }
  }
}

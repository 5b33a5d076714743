import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves `GET /metrics` on a separate port, which visitors cannot reach.
 * @throws Error when the port is in use
 */
export async function serveMetrics(
  place: { port: number; host: string },
  read: () => Promise<string>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const figures = await read();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(figures);
    } catch {
      // The database, or a worker, does not reply: no metrics are better than wrong ones.
      response.writeHead(503).end();
    }
  });
  await once(server.listen(place), 'listening');
  return server.unref();
}

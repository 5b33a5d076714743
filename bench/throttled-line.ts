import { connect, createServer, type Socket } from 'node:net';

export type Line = { address: string; close(): Promise<void> };

const tickMilliseconds = 10;

/**
 * A line to the server at `address` on which all answers together come at `bytesPerSecond`, as over a phone's
 * connection: also what a browser fetches in processes that its own throttling does not reach.
 */
export function throttle(address: string, bytesPerSecond: number): Promise<Line> {
  const { hostname, port } = new URL(address);
  const share = (bytesPerSecond * tickMilliseconds) / 1_000;
  const waiting: { to: Socket; rest: Buffer }[] = [];
  const timer = setInterval(() => {
    for (let free = share; free > 0 && waiting[0]; ) {
      const { to, rest } = waiting[0];
      const piece = rest.subarray(0, free);
      if (!to.destroyed) to.write(piece);
      free -= piece.length;
      if (piece.length === rest.length) waiting.shift();
      else waiting[0].rest = rest.subarray(piece.length);
    }
  }, tickMilliseconds);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    visitor.pipe(site);
    site.on('data', (rest: Buffer) => waiting.push({ to: visitor, rest }));
    visitor.on('close', () => site.destroy());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve({
        address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
        async close() {
          clearInterval(timer);
          for (const socket of sockets) socket.destroy();
          await new Promise((closed) => server.close(closed));
        },
      });
    });
  });
}

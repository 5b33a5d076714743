import { connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** Cuts every connection and takes no new one, as a server that is gone. */
  cut(): void;
  restore(): void;
  close(): void;
};

/** A port that leads to the Unix socket at `path`, until it is cut. */
export async function openRelay(path: string): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(path);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The relay has no port.');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    close() {
      drop();
      server.close();
    },
  };
}

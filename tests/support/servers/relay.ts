import { connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** Cuts every connection and takes no new one, as a server that is gone. */
  cut(): void;
  restore(): void;
  /** Cuts the connection of the next transaction that contains `statement` once it is committed, before the reply. */
  loseCommitReply(statement: string): void;
  close(): void;
};

/** A port that leads to the Unix socket at `path`, until it is cut. */
async function openRelay(path: string): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let awaited: string | undefined;
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
    let isLosing = false;
    near.on('data', (sent) => {
      if (awaited && sent.includes(awaited)) [isLosing, awaited] = [true, undefined];
      else if (isLosing && sent.includes('commit'))
        far
          .unpipe(near)
          .once('data', () => near.destroy())
          .resume();
    });
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
    loseCommitReply(statement) {
      awaited = statement;
    },
    close() {
      drop();
      server.close();
    },
  };
}

/** A relay to the test cluster, and the settings of a site whose database is reached through it. */
export async function relayToDatabase(usual: Record<string, string>) {
  const url = new URL(usual.DATABASE_URL ?? '');
  const relay = await openRelay(`${url.searchParams.get('host')}/.s.PGSQL.${url.port || 5432}`);
  url.search = '';
  const address = Object.assign(url, { hostname: '127.0.0.1', port: String(relay.port) }).href;
  return { relay, settings: { ...usual, DATABASE_URL: address } };
}

import type { Server } from 'node:net';

/** The port on which a server listens. @throws Error when it does not */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

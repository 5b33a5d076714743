import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The port on which a server listens. @throws Error when it does not */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

/** An address of this machine: one of IPv6, where there is one. */
export const nearestAddress = (): string =>
  networkInterfaces().lo?.some(({ family }) => family === 'IPv6') ? '::1' : '127.0.0.1';

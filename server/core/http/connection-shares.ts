import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';

/** From this share of all connections on, each new one closes the one that has been idle longest. */
const crowdedShare = 0.8;

/**
 * Keeps one network from taking all connections of a server: a network has `most`, of which a new one closes the longest
 * idle, and is itself refused when none is idle.
 */
export function shareConnections(server: Pick<Server, 'maxConnections'>, most: number) {
  /** Those without a request, the longest idle first, and the bytes read until then: after more a request has begun. */
  const idle = new Map<Socket, number>();
  /** The same order within each network, with those that are busy. */
  const networks = new Map<string, Set<Socket>>();
  const places = new Map<Socket, { network: string; own: Set<Socket> }>();

  function remove(socket: Socket): void {
    const { network, own } = places.get(socket) ?? {};
    if (!network || !own) return;
    places.delete(socket);
    idle.delete(socket);
    own.delete(socket);
    if (own.size === 0) networks.delete(network);
  }

  function closeIdlest(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets) {
      if (idle.get(socket) !== socket.bytesRead) continue;
      remove(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  return {
    /** @returns false for a connection that was refused */
    open(socket: Socket): boolean {
      const network = clientNetwork({ ip: socket.remoteAddress ?? '' });
      const own = networks.get(network) ?? new Set();
      if (own.size >= most && !closeIdlest(own)) {
        socket.destroy();
        return false;
      }
      if (places.size >= crowdedShare * server.maxConnections) closeIdlest(idle.keys());
      networks.set(network, own.add(socket));
      places.set(socket, { network, own });
      idle.set(socket, 0);
      socket.once('close', () => remove(socket));
      return true;
    },

    beginRequest(socket: Socket): void {
      idle.delete(socket);
    },

    /** The connection is idle from now on. */
    endRequest(socket: Socket): void {
      const { own } = places.get(socket) ?? {};
      if (!own?.delete(socket)) return;
      own.add(socket);
      idle.set(socket, socket.bytesRead);
    },
  };
}

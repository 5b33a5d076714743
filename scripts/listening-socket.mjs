import { lookup } from 'node:dns/promises';
import { BoundSocket } from 'node:net';

/**
 * Binds the address of the site, which a release inherits and listens on: the next release can take over without a
 * moment in which nobody accepts connections.
 * @returns the socket; undefined when the settings are wrong, which the program reports itself
 * @throws Error when the port is in use
 */
export async function bindSocket({ PORT = '3000', HOST = '127.0.0.1' }) {
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > 65_535) return undefined;
  const found = await lookup(HOST).catch(() => undefined);
  return found && new BoundSocket({ host: found.address, port });
}

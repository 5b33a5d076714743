import { lookup } from 'node:dns/promises';
import { BoundSocket } from 'node:net';
import { cleanSetting } from '../server/core/config/clean-settings.ts';
import { explainListening } from '../server/core/config/listening-place.ts';

/**
 * Binds the address of the site, which a release inherits and listens on: the next release can take over without a
 * moment in which nobody accepts connections.
 * @returns the socket; undefined when PORT is no port, which the program reports itself
 * @throws Error naming the setting when the address cannot be listened on
 */
export async function bindSocket({ PORT, HOST }) {
  const written = cleanSetting('PORT', PORT) || '3000';
  const host = cleanSetting('HOST', HOST) || '127.0.0.1';
  const port = Number(written);
  if (!/^\d{1,5}$/.test(written) || port > 65_535) return undefined;
  try {
    return new BoundSocket({ host: (await lookup(host)).address, port });
  } catch (error) {
    throw explainListening(error, { host, port });
  }
}

import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';

/** The settings that say where something listens. */
type Names = { port: string; host: string };
type Place = { port: number; host: string };

const siteNames: Names = { port: 'PORT', host: 'HOST' };
export const metricsNames: Names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

/** An error of listening in the operator's words, with the setting that mends it. */
export function explainListening(error: unknown, { port, host }: Place, names: Names = siteNames): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const reasons: Record<string, string> = {
    EADDRINUSE: `${names.port} ${port} is in use on ${host}. Stop the program that listens there, or set ${names.port} to another port.`,
    EACCES: `${names.port} ${port} may not be opened by this user. Set ${names.port} to a port from 1024 upwards, with a proxy before it.`,
    EADDRNOTAVAIL: `${names.host} ${host} is no address of this machine. Set ${names.host} to 127.0.0.1, or to 0.0.0.0 for all its addresses.`,
    ENOTFOUND: `${names.host} ${host} is not known as a name. Set ${names.host} to 127.0.0.1, or to 0.0.0.0 for all addresses of this machine.`,
  };
  const reason = reasons[code === 'EAI_AGAIN' || code === 'EINVAL' ? 'ENOTFOUND' : code];
  return new Error(reason ?? `${names.host} ${host} and ${names.port} ${port} cannot be listened on: ${code}.`, {
    cause: error,
  });
}

const nearAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * Asks what listens here, at any port: `fetch` refuses those that browsers refuse.
 * @throws Error when nothing answers; a TimeoutError after so many milliseconds
 */
export async function askPlace({ host, port }: Place, path: string, milliseconds: number) {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const request = get({ host: nearAddress[host] ?? host, port, path, signal, agent: false });
    const [response]: IncomingMessage[] = await once(request, 'response');
    return { status: response?.statusCode ?? 0, body: response ? await text(response) : '' };
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}

/** `127.0.0.1:3000`, `[::1]:3000`. */
export const spellPlace = ({ host, port }: Place): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Listens for a moment. @throws Error naming the setting when the site could not listen there later */
export async function requireFreePlace(place: Place, names: Names = siteNames): Promise<void> {
  const server = createServer();
  try {
    const { address } = await lookup(place.host);
    await once(server.listen({ port: place.port, host: address }), 'listening');
  } catch (error) {
    throw explainListening(error, place, names);
  } finally {
    server.close();
  }
}

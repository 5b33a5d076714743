import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const usualBounds = { bytes: 64 * 1024 * 1024, milliseconds: 60_000 };

/** How much of a refused body is read at most, and for how long. */
type Bounds = typeof usualBounds;

/**
 * Sends a reply to an unfinished request at once, but lets the connection end only when the rest of the body was read
 * and thrown away. A connection that closes with unread bytes is reset, which takes the reply with it: nginx, which asks
 * with HTTP/1.0, then answers 502, and browsers show an error of the network.
 */
export function registerDraining(app: FastifyInstance, bounds: Bounds = usualBounds): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (!isUnfinished(raw)) return payload;
    // Who continues beyond the bounds is disconnected.
    reply.raw.once('finish', () => isUnfinished(raw) && raw.destroy());
    if (payload === undefined || payload === null) await readRest(raw, bounds);
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!(bytes instanceof Uint8Array)) return payload;
    reply.header('content-length', bytes.length);
    return Readable.from(replyThenRest(bytes, raw, bounds), { objectMode: false });
  });
}

function isUnfinished({ complete, readableEnded, destroyed, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete && !readableEnded && !destroyed;
}

async function* replyThenRest(reply: Uint8Array, raw: IncomingMessage, bounds: Bounds): AsyncGenerator<Uint8Array> {
  yield reply;
  await readRest(raw, bounds);
}

/** Resolves when the body has ended, its sender has gone, or a bound is reached. */
function readRest(raw: IncomingMessage, { bytes, milliseconds }: Bounds): Promise<void> {
  return new Promise((resolve) => {
    let left = bytes;
    const timer = setTimeout(resolve, milliseconds);
    raw.unpipe();
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    // The sender may disconnect while we read; no other listener is left.
    raw.on('error', () => {});
    for (const event of ['end', 'close']) {
      raw.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
    raw.resume();
  });
}

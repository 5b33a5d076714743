import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const usualBounds = { bytes: 64 * 1024 * 1024, milliseconds: 60_000, pauseMilliseconds: 1000 };

/** How much of a refused body is read at most, for how long, and how long a sender may pause before the reply. */
type Bounds = typeof usualBounds;

/**
 * Before a reply to an unfinished request the rest of the body is read and thrown away: Caddy passes a reply on and then
 * resets the connection of a sender who still sends, nginx, which asks with HTTP/1.0, answers 502, and browsers show an
 * error of the network. Who sends more than the bounds, or waits for the reply before sending, has it first.
 */
export function registerDraining(app: FastifyInstance, bounds: Bounds = usualBounds): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (!isUnfinished(raw)) return payload;
    // Who continues beyond the bounds is disconnected.
    reply.raw.once('finish', () => isUnfinished(raw) && raw.destroy());
    if (Number(raw.headers['content-length'] ?? 0) <= bounds.bytes)
      await readRest(raw, bounds, bounds.pauseMilliseconds);
    if (!isUnfinished(raw)) return payload;
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

/** Resolves when the body has ended, its sender has gone or pauses, or a bound is reached. */
function readRest(
  raw: IncomingMessage,
  { bytes, milliseconds }: Bounds,
  pauseMilliseconds = milliseconds,
): Promise<void> {
  return new Promise((resolve) => {
    let left = bytes;
    const timer = setTimeout(resolve, milliseconds);
    const silence = setTimeout(resolve, pauseMilliseconds);
    raw.unpipe();
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      silence.refresh();
      if (left < 0) resolve();
    });
    // The sender may disconnect while we read; no other listener is left.
    raw.on('error', () => {});
    for (const event of ['end', 'close']) {
      raw.once(event, () => {
        clearTimeout(timer);
        clearTimeout(silence);
        resolve();
      });
    }
    raw.resume();
  });
}

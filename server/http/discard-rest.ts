import type { FastifyRequest } from 'fastify';

const maxBytes = 64 * 1024 * 1024;

/**
 * Reads and forgets what is still to come of a body that was refused: a browser shows the refusal only if it could
 * send to the end. A sender who goes on for too long is cut off.
 */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  let bytes = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) raw.destroy();
  });
  // The sender may go away while we read on; nobody else listens any more.
  raw.on('error', () => {});
  raw.resume();
}

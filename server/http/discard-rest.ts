import type { FastifyRequest } from 'fastify';

const maxBytes = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of a refused body: browsers show a refusal only after sending everything. Disconnects a
 * sender who continues too long.
 */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  let bytes = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) raw.destroy();
  });
  // The sender may disconnect while we read; no other listener is left.
  raw.on('error', () => {});
  raw.resume();
}

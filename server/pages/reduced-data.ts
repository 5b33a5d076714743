import type { FastifyRequest } from 'fastify';

/** Whether the browser requests less data (`Save-Data`). */
export function prefersReducedData(request: FastifyRequest): boolean {
  return String(request.headers['save-data']).toLowerCase() === 'on';
}

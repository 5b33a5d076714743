import type { FastifyRequest } from 'fastify';

/** Whether a reader's browser asks for less data (the `Save-Data` client hint). */
export function savesData(request: FastifyRequest): boolean {
  return String(request.headers['save-data']).toLowerCase() === 'on';
}

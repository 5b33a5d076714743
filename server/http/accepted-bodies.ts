import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

/** The JSON object a call carries. @throws AppError `wrong_type` without a body, `malformed` for anything but an object */
export function readJsonObject(request: FastifyRequest): object {
  const { body } = request;
  if (body === undefined) throw new AppError('wrong_type', 'error_wrong_type');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed', 'error_malformed');
  }
  return body;
}

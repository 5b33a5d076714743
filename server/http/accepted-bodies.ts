import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

const otherTypes = ['application/x-www-form-urlencoded', 'text/plain'];

/** Registers routes that take JSON and nothing else: any other body is a 415. */
export function withJsonOnly(api: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  withoutTypes(api, [...otherTypes, 'multipart/form-data'], register);
}

function withoutTypes(api: FastifyInstance, types: string[], register: (scope: FastifyInstance) => void): void {
  void api.register(async (scope) => {
    scope.removeContentTypeParser(types);
    register(scope);
  });
}

/** The JSON object a call carries. @throws AppError `wrong_type` without a body, `malformed` for anything but an object */
export function readJsonObject(request: FastifyRequest): object {
  const { body } = request;
  if (body === undefined) throw new AppError('wrong_type', 'error_wrong_type');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed', 'error_malformed');
  }
  return body;
}

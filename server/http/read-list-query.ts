import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { type ListQuery, listQuerySchema } from '#shared/list-query.ts';
import { oneOf, optionalText } from '#shared/text-schema.ts';
import { fieldErrorsOf } from '#shared/validation.ts';

import { queryParameter } from './request-address.ts';

const filterSchema = optionalText(limits.name);

/** Reads `?q=&sort=&page=&limit=`. @throws AppError `malformed` (400) naming the parameter. */
export function readListQuery(request: FastifyRequest): ListQuery {
  const result = listQuerySchema.safeParse(request.query);
  if (result.success) return result.data;
  throw new AppError('malformed', 'error_malformed', { fields: fieldErrorsOf(result.error) });
}

/** Reads one filter such as `?industry=`; absent and empty ones do not filter. @throws AppError `malformed` (400) */
export function readFilter(request: FastifyRequest, name: string): string | undefined {
  return readParameter(request, name, filterSchema) || undefined;
}

/** Reads a parameter that is one of `choices`; absent and empty ones do not filter. @throws AppError `malformed` (400) */
export function readChoice<const Choices extends readonly string[]>(
  request: FastifyRequest,
  name: string,
  choices: Choices,
): Choices[number] | undefined {
  return readFilter(request, name) ? readParameter(request, name, oneOf(choices, 'error_invalid_choice')) : undefined;
}

function readParameter<Schema extends z.ZodType>(
  request: FastifyRequest,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(queryParameter(request, name));
  if (result.success) return result.data;
  const [problem] = Object.values(fieldErrorsOf(result.error));
  throw new AppError('malformed', 'error_malformed', problem && { fields: { [name]: problem } });
}

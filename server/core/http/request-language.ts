import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, preferredLanguage, toLanguage } from '#shared/language.ts';
import { queryParameter } from './request-address.ts';

/** The language of an API call: `?lng=`, else Accept-Language, else English. */
export function requestLanguage(request: FastifyRequest): Language {
  const lng = queryParameter(request, 'lng');
  const asked = typeof lng === 'string' ? toLanguage(lng) : undefined;
  return asked ?? preferredLanguage(request.headers['accept-language']) ?? defaultLanguage;
}

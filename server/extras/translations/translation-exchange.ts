import type { FastifyRequest } from 'fastify';
import { requireKind } from '#server/core/http/calls/authentication.ts';
import type { TranslationService } from './translation-service.ts';

/** Refuses other sections' records and missing ones before the body is read. */
export async function findRecord(
  { params, request }: { params: { entity: string; id: string }; request: FastifyRequest },
  { translations }: { translations: TranslationService },
): Promise<void> {
  requireKind(request, params.entity);
  await translations.getTexts(params.entity, params.id);
}

import type { FastifyInstance } from 'fastify';
import type { ApiCall } from './api-call.ts';
import { requireFreshProof, requireSection, requireSignedIn } from './authentication.ts';
import type { Call } from './call.ts';

const guardOf: Record<ApiCall['access'], typeof requireSection | undefined> = {
  anyone: undefined,
  'more for staff': undefined,
  'signed in': requireSignedIn,
  staff: requireSection,
};

const forms = ['application/x-www-form-urlencoded', 'text/plain'];
/** The media types refused with 415 before they are read, by the kind of body. */
const refusedTypes: Record<Call<never>['takes'], string[]> = {
  any: [],
  json: [...forms, 'multipart/form-data'],
  multipart: [...forms, 'application/json'],
  'json or multipart': forms,
};

/** Registers the routes of `calls` below `api`; their handlers get `services`. */
export function registerCalls<Services>(
  api: FastifyInstance,
  calls: readonly Call<Services>[],
  services: Services,
): void {
  for (const [takes, types] of Object.entries(refusedTypes)) {
    void api.register(async (scope) => {
      if (types.length > 0) scope.removeContentTypeParser(types);
      for (const call of calls.filter((each) => each.takes === takes)) registerCall(scope, call, services);
    });
  }
}

function registerCall<Services>(scope: FastifyInstance, call: Call<Services>, services: Services): void {
  const guard = guardOf[call.access];
  scope.route({
    method: call.method.toUpperCase(),
    url: call.path,
    onRequest: [...(guard ? [guard] : []), ...(call.confirmed ? [requireFreshProof] : [])],
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    config: call.config,
    handler: (request, reply) => call.answer(request, reply, services),
  });
}

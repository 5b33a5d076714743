import type { FastifyInstance } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { forgottenPasswordSchema, passwordRecoverySchema } from '#shared/account.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { placeOf } from './caller-place.ts';
import type { RecoveryService } from './recovery-service.ts';

const open = { config: { ignoresToken: true } };

/** POST /auth/password/forgotten and /auth/password/recover, for anyone. */
export function recoveryRoutes(api: FastifyInstance, { recovery }: { recovery: RecoveryService }): void {
  withJsonOnly(api, (scope) => {
    scope.post('/auth/password/forgotten', open, async (request, reply) => {
      const { username } = parseOrRefuse(forgottenPasswordSchema, readJsonObject(request));
      const asking = { ...placeOf(request), language: requestLanguage(request) };
      await recovery.askForLink(username, asking);
      return replyWithSuccess(request, reply, 'recovery_asked');
    });

    scope.post('/auth/password/recover', open, async (request, reply) => {
      const change = parseOrRefuse(passwordRecoverySchema, readJsonObject(request));
      await recovery.setPassword(change, clientNetwork(request));
      return replyWithSuccess(request, reply, 'recovery_done');
    });
  });
}

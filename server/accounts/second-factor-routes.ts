import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { forAdmins, requireSignedIn } from '#server/http/signed-in.ts';
import { passwordProofSchema, totpConfirmationSchema } from '#shared/account.ts';
import type { AuditAction } from '#shared/audit.ts';
import { AppError } from '#shared/errors.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { AuthService } from './auth-service.ts';
import { callerOf } from './caller-place.ts';
import type { SecondFactorService } from './second-factor-service.ts';
import type { Account } from './session-queries.ts';
import type { UserService } from './user-service.ts';

type Parts = { auth: AuthService; secondFactor: SecondFactorService; users: UserService };
type WithId = { Params: { id: string } };

const own = (audit: AuditAction | 'none') => ({ onRequest: requireSignedIn, config: { audit, duringTotpSetup: true } });

/** One's own second factor: GET and POST /auth/totp, …/confirm, …/off and …/recovery-codes; DELETE /users/:id/totp. */
export function secondFactorRoutes(api: FastifyInstance, { auth, secondFactor, users }: Parts): void {
  withJsonOnly(api, (scope) => {
    readAndBegin(scope, secondFactor);
    withPassword(scope, auth, secondFactor);
  });

  api.delete<WithId>(
    '/users/:id/totp',
    { ...forAdmins, config: { audit: 'totp_turned_off' } },
    async (request, reply) => {
      const { _id } = await users.getUser(request.params.id);
      // Changing one's own second factor requires the password.
      if (request.account?.id === _id) throw new AppError('conflict', 'totp_own');
      await secondFactor.reset(_id);
      return replyWithSuccess(request, reply, 'totp_turned_off');
    },
  );
}

function readAndBegin(api: FastifyInstance, secondFactor: SecondFactorService): void {
  api.get('/auth/totp', own('none'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return secondFactor.getState(accountOf(request));
  });

  api.post('/auth/totp', own('none'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return secondFactor.begin(accountOf(request));
  });
}

/** These changes require the password: an unattended session must not be enough. */
function withPassword(api: FastifyInstance, auth: AuthService, secondFactor: SecondFactorService): void {
  async function proven(request: FastifyRequest): Promise<Account> {
    const account = accountOf(request);
    const { password } = parseOrRefuse(passwordProofSchema, readJsonObject(request));
    await auth.requirePassword(account.username, { password }, callerOf(request));
    return account;
  }

  api.post('/auth/totp/confirm', own('totp_turned_on'), async (request, reply) => {
    const { code, password } = parseOrRefuse(totpConfirmationSchema, readJsonObject(request));
    const caller = callerOf(request);
    const isProven = password === undefined && (await auth.isFresh(caller.token));
    const account = isProven ? accountOf(request) : await proven(request);
    reply.header('cache-control', 'no-store');
    return { recoveryCodes: await secondFactor.confirm(account, code, caller) };
  });

  api.post('/auth/totp/off', own('totp_turned_off'), async (request, reply) => {
    await secondFactor.turnOff(await proven(request), callerOf(request));
    return replyWithSuccess(request, reply, 'totp_turned_off');
  });

  api.post('/auth/totp/recovery-codes', own('recovery_codes_made'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { recoveryCodes: await secondFactor.renewRecoveryCodes(await proven(request), callerOf(request)) };
  });
}

function accountOf({ account }: FastifyRequest): Account {
  if (!account) throw new AppError('unauthenticated', 'error_unauthenticated');
  return account;
}

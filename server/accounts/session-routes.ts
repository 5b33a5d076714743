import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { bearerToken, forAdmins, requireSignedIn } from '#server/http/signed-in.ts';
import type { AuthService } from './auth-service.ts';
import { callerOf } from './caller-place.ts';
import type { Caller } from './other-sessions.ts';
import type { UserService } from './user-service.ts';

type Parts = { auth: AuthService; users: UserService };
type WithId = { Params: { id: string } };
type WithSession = { Params: { id: string; session: string } };

const audited = { config: { audit: 'sessions_ended' } } as const;
const own = { onRequest: requireSignedIn, ...audited };

/**
 * Open sessions: one's own under /auth/sessions, those of other users, for administrators, under /users/:id/sessions.
 */
export function sessionRoutes(api: FastifyInstance, { auth, users }: Parts): void {
  ownSessions(api, auth);

  api.get<WithId>('/users/:id/sessions', forAdmins, async (request, reply) => {
    const { _id } = await users.getUser(request.params.id);
    reply.header('cache-control', 'no-store');
    return auth.listSessions(_id, bearerToken(request) ?? '');
  });

  api.delete<WithSession>('/users/:id/sessions/:session', { ...forAdmins, ...audited }, async (request, reply) => {
    const { _id } = await users.getUser(request.params.id);
    await auth.endSession(_id, request.params.session, ownCaller(request, _id));
    return replyWithSuccess(request, reply, 'user_sessions_ended');
  });
}

/** The caller's session, when it is their own account. */
export function ownCaller(request: FastifyRequest, id: string): Caller | undefined {
  return callerId(request) === id ? callerOf(request) : undefined;
}

const callerId = ({ account }: FastifyRequest): string => account?.id ?? '';

function ownSessions(api: FastifyInstance, auth: AuthService): void {
  api.get('/auth/sessions', { onRequest: requireSignedIn }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return auth.listSessions(callerId(request), bearerToken(request) ?? '');
  });

  api.delete('/auth/sessions', own, async (request, reply) => {
    await auth.endSessions(callerId(request), callerOf(request));
    return replyWithSuccess(request, reply, 'user_sessions_ended');
  });

  api.delete<WithId>('/auth/sessions/:id', own, async (request, reply) => {
    await auth.endSession(callerId(request), request.params.id, callerOf(request));
    return replyWithSuccess(request, reply, 'user_sessions_ended');
  });
}

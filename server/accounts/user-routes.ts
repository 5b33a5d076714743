import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { setPagingHeaders } from '#server/http/content-reply.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { forAdmins } from '#server/http/signed-in.ts';
import { newPasswordSchema, newUserSchema, userChangeSchema } from '#shared/account.ts';
import type { AuditAction } from '#shared/audit.ts';
import { AppError } from '#shared/errors.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { AuthService } from './auth-service.ts';
import { ownCaller } from './session-routes.ts';
import type { UserService } from './user-service.ts';

type Parts = { users: UserService; auth: AuthService };
type WithId = { Params: { id: string } };

/** The users of the back office, for administrators: list, add, role, password, sessions, delete. */
export function userRoutes(api: FastifyInstance, parts: Parts): void {
  withJsonOnly(api, (scope) => {
    readAndAdd(scope, parts.users);
    changeAccess(scope, parts);
    remove(scope, parts.users);
  });
}

const audited = (audit: AuditAction) => ({ ...forAdmins, config: { audit } });

function readAndAdd(api: FastifyInstance, users: UserService): void {
  api.get('/users', forAdmins, async (request, reply) => {
    const page = await users.listUsers(readListQuery(request));
    setPagingHeaders(request, reply, page);
    reply.header('cache-control', 'no-store');
    return page.items;
  });

  api.get<WithId>('/users/:id', forAdmins, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return users.getUser(request.params.id);
  });

  api.post('/users', forAdmins, async (request, reply) => {
    const user = await users.createUser(parseOrRefuse(newUserSchema, readJsonObject(request)));
    reply.status(201).header('location', `/api/users/${user._id}`).header('cache-control', 'no-store');
    return user;
  });
}

function changeAccess(api: FastifyInstance, { users, auth }: Parts): void {
  api.patch<WithId>('/users/:id', forAdmins, async (request, reply) => {
    const { _id } = await users.getUser(request.params.id);
    const change = parseOrRefuse(userChangeSchema, readJsonObject(request));
    reply.header('cache-control', 'no-store');
    return users.changeUser(_id, change);
  });

  api.put<WithId>('/users/:id/password', audited('password_reset'), async (request, reply) => {
    const { _id } = await users.getUser(request.params.id);
    refuseForOneself(request, 'user_own_password');
    const { password } = parseOrRefuse(newPasswordSchema, readJsonObject(request));
    await users.resetPassword(_id, password);
    return replyWithSuccess(request, reply, 'user_password_reset');
  });

  api.delete<WithId>('/users/:id/sessions', audited('sessions_ended'), async (request, reply) => {
    const { _id } = await users.getUser(request.params.id);
    await auth.endSessions(_id, ownCaller(request, _id));
    return replyWithSuccess(request, reply, 'user_sessions_ended');
  });
}

function remove(api: FastifyInstance, users: UserService): void {
  api.delete<WithId>('/users/:id', forAdmins, async (request, reply) => {
    const { _id } = await users.getUser(request.params.id);
    refuseForOneself(request, 'user_own_deletion');
    await users.removeUser(_id);
    return replyWithSuccess(request, reply, 'user_deleted');
  });
}

/** @throws AppError `conflict` (409) when the user is the caller */
function refuseForOneself(request: FastifyRequest<WithId>, why: MessageKey): void {
  if (request.account?.id === request.params.id) throw new AppError('conflict', why);
}

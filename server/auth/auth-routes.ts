import type { FastifyInstance } from 'fastify';
import { bearerToken, requireSignedIn } from '#server/http/signed-in.ts';
import { credentialsSchema } from '#shared/account.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { AuthService } from './auth-service.ts';

/** POST /auth/login, POST /auth/logout and GET /auth/me. */
export function authRoutes(api: FastifyInstance, { auth }: { auth: AuthService }): void {
  api.post('/auth/login', { config: { ignoresToken: true } }, async (request, reply) => {
    const credentials = parseOrRefuse(credentialsSchema, request.body ?? {});
    reply.header('cache-control', 'no-store');
    return auth.signIn(credentials, request.ip);
  });

  api.post('/auth/logout', { preHandler: requireSignedIn }, async (request, reply) => {
    const token = bearerToken(request);
    if (token) await auth.signOut(token);
    return reply.status(204).send();
  });

  api.get('/auth/me', { preHandler: requireSignedIn }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { username, role } = request.account ?? {};
    return { user: { username, role } };
  });
}

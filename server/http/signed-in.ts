import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthService } from '#server/auth/auth-service.ts';
import type { Account } from '#server/auth/session-queries.ts';
import { isAdmin, isStaff, type Role } from '#shared/account.ts';
import { type ContentEntity, contentPaths } from '#shared/content-entity.ts';
import { AppError } from '#shared/errors.ts';
import { mayUse, sectionOfCall } from '#shared/staff-sections.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever's token the call carries. */
    account?: Account | undefined;
    /** The same, when it is a member of staff. */
    staff?: { username: string; role: Role } | undefined;
  }
}

const unauthenticated = () => new AppError('unauthenticated', 'error_unauthenticated');
const forbidden = () => new AppError('forbidden', 'error_forbidden');

/** The token of `Authorization: Bearer …`; undefined without the header. @throws AppError 401 for another scheme. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer +([\w-]+)$/i.exec(authorization)?.[1];
  if (!token) throw unauthenticated();
  return token;
}

/**
 * Finds out who calls. A token that no longer works is refused everywhere, also where nobody need be signed in: a
 * member of staff who believes to be signed in must not be answered as a stranger.
 */
export function registerSignedIn(api: FastifyInstance, auth: AuthService): void {
  api.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.ignoresToken) return;
    const token = bearerToken(request);
    if (token === undefined) return;
    const session = await auth.findSession(token);
    if (!session) throw unauthenticated();
    if (session.mustSetUpTotp && !request.routeOptions.config.duringTotpSetup) {
      throw new AppError('totp_setup_required', 'totp_setup_required');
    }
    request.account = session;
    request.staff = isStaff(session) ? session : undefined;
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For sign-in itself: an old token in the header does not matter there. */
    ignoresToken?: boolean;
    /** For what administrators may do who must set up their second factor first. */
    duringTotpSetup?: boolean;
  }
}

/** For routes that anyone signed in may call. */
export async function requireSignedIn(request: FastifyRequest): Promise<void> {
  if (!request.account) throw unauthenticated();
}

/** For routes that only administrators may call: 401 without a valid token, 403 for anyone else. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (!request.account) throw unauthenticated();
  if (!isAdmin(request.account)) throw forbidden();
}

/** For routes of the back office: 401 without a valid token, 403 for whoever may not use the section of the address. */
export async function requireSection(request: FastifyRequest): Promise<void> {
  if (!request.account) throw unauthenticated();
  const section = sectionOfCall((request.routeOptions.url ?? '').replace(/^\/api/, ''));
  if (!mayUse(request.account.role, section)) throw forbidden();
}

/** Whether the caller is staff with this section. */
export function usesSection(request: FastifyRequest, section: string): boolean {
  return request.staff !== undefined && mayUse(request.staff.role, section);
}

/** Where a record's kind is told by a parameter: 403 for whoever may not use the kind's section. */
export function requireKind(request: FastifyRequest, entity: string): void {
  const isKnown = Object.hasOwn(contentPaths, entity);
  // A kind that there is not is simply not found.
  if (isKnown && !usesSection(request, sectionOfCall(contentPaths[entity as ContentEntity]))) throw forbidden();
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { isAdmin, isStaff, type Role } from '#shared/account.ts';
import { type ContentEntity, contentPaths } from '#shared/content-entity.ts';
import { AppError } from '#shared/errors.ts';
import { mayUse, sectionOfCall } from '#shared/staff-sections.ts';

type Account = { id: string; username: string; role: Role };

/** Who knows the sessions that tokens open. */
type Sessions = {
  findSession(token: string): Promise<(Account & { mustSetUpTotp: boolean }) | undefined>;
  /** @throws AppError 401 when the session has ended, 403 when its role is another by now */
  confirmSession(database: Database, token: string, role: Role): Promise<void>;
};

type Guard = (request: FastifyRequest) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever's token the call carries. */
    account?: Account | undefined;
    /** The same, when it is a member of staff. */
    staff?: { username: string; role: Role } | undefined;
    /** What the route asks of its caller. */
    guard?: Guard | undefined;
    /** Finds out again who calls, and asks the same of them: a body may take hours. @throws AppError 401, 403 */
    confirmRights(): Promise<void>;
    /** The same within the transaction of a change. @throws AppError 401, 403 */
    confirmSession(database: Database): Promise<void>;
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
 * member of staff who believes to be signed in must not be answered as a stranger. What changes something is asked again
 * once its body is there; `receiveMultipart` asks for the bodies that it reads, and `Actor` where content is written.
 */
export function registerSignedIn(api: FastifyInstance, auth: Sessions): void {
  api.decorateRequest('guard', undefined);
  api.decorateRequest('confirmRights', async function confirmRights(this: FastifyRequest) {
    if (!this.account) return;
    await identify(this, auth);
    this.guard?.(this);
  });
  api.decorateRequest('confirmSession', async function confirmSession(this: FastifyRequest, database: Database) {
    if (this.account) await auth.confirmSession(database, bearerToken(this) ?? '', this.account.role);
  });
  api.addHook('onRequest', (request) => identify(request, auth));
  api.addHook('preHandler', async (request) => {
    if (!readingMethods.has(request.method)) await request.confirmRights();
  });
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

async function identify(request: FastifyRequest, auth: Sessions): Promise<void> {
  const { ignoresToken, duringTotpSetup } = request.routeOptions.config;
  const token = ignoresToken ? undefined : bearerToken(request);
  if (token === undefined) return;
  const session = await auth.findSession(token);
  if (!session) throw unauthenticated();
  if (session.mustSetUpTotp && !duringTotpSetup) {
    throw new AppError('totp_setup_required', 'totp_setup_required');
  }
  request.account = session;
  request.staff = isStaff(session) ? session : undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For sign-in itself: an old token in the header does not matter there. */
    ignoresToken?: boolean;
    /** For what administrators may do who must set up their second factor first. */
    duringTotpSetup?: boolean;
  }
}

/** What a route asks before the body is looked at, and `confirmRights` after it. */
function guardedBy(guard: Guard) {
  return async (request: FastifyRequest): Promise<void> => {
    guard(request);
    request.guard = guard;
  };
}

/** For routes that anyone signed in may call. */
export const requireSignedIn = guardedBy((request) => {
  if (!request.account) throw unauthenticated();
});

/** For routes that only administrators may call: 401 without a valid token, 403 for anyone else. */
export const requireAdmin = guardedBy((request) => {
  if (!request.account) throw unauthenticated();
  if (!isAdmin(request.account)) throw forbidden();
});

/** For routes of the back office: 401 without a valid token, 403 for whoever may not use the section of the address. */
export const requireSection = guardedBy((request) => {
  if (!request.account) throw unauthenticated();
  const section = sectionOfCall((request.routeOptions.url ?? '').replace(/^\/api/, ''));
  if (!mayUse(request.account.role, section)) throw forbidden();
});

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

/** For the options of a route of the back office, for those who may use its section: settled before the body is looked at. */
export const forStaff = { onRequest: requireSection };
/** For the options of a route that is for administrators alone, whatever its section. */
export const forAdmins = { onRequest: requireAdmin };

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import { isStaff, type Role } from '#shared/accounts/roles.ts';
import { mayUse, sectionOfCall } from '#shared/accounts/staff-sections.ts';
import { AppError } from '#shared/errors.ts';
import { type ContentEntity, contentEntities, findKindPath } from '#shared/kinds/kinds.ts';

type Account = { id: string; username: string; role: Role };
/** `isFresh`: whether the user proved within five minutes who they are. */
type Caller = Account & { isFresh: boolean };

/** Who knows the sessions that tokens open. */
type Sessions = {
  findSession(token: string): Promise<(Caller & { mustSetUpTotp: boolean }) | undefined>;
  /** @throws AppError 401 when the session has ended, 403 when its role is another by now */
  confirmSession(database: Database, token: string, role: Role): Promise<void>;
};

type Guard = (request: FastifyRequest) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the call's token. */
    account?: Caller | undefined;
    /** The same, if they are staff. */
    staff?: { username: string; role: Role } | undefined;
    guard?: Guard | undefined;
    /** Authenticates the caller again and repeats the requirement: a body may take hours. @throws AppError 401, 403 */
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
 * Authenticates the caller. An invalid token is refused on public calls too: staff who believe to be signed in must not
 * get the reply for visitors. Calls that change something check again after reading their body: `receiveMultipart` for its
 * bodies, `Actor` for content.
 */
export function registerAuthentication(api: FastifyInstance, auth: Sessions): void {
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
  request.account = session;
  request.staff = isStaff(session) ? session : undefined;
  if (session.mustSetUpTotp && !duringTotpSetup) {
    throw new AppError('totp_setup_required', 'totp_setup_required');
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For sign-in itself: an old token does not matter there. */
    ignoresToken?: boolean;
    /** For calls that administrators may make before they set up their required second factor. */
    duringTotpSetup?: boolean;
  }
}

/** The requirement of a route before its body is read, and for `confirmRights` afterwards. */
function guardedBy(guard: Guard) {
  return async (request: FastifyRequest): Promise<void> => {
    guard(request);
    request.guard = guard;
  };
}

/** For routes open to every signed-in user. */
export const requireSignedIn = guardedBy((request) => {
  if (!request.account) throw unauthenticated();
});

/** For back-office routes: 401 without a valid token, 403 without access to the section of the address. */
export const requireSection = guardedBy((request) => {
  if (!request.account) throw unauthenticated();
  const section = sectionOfCall((request.routeOptions.url ?? '').replace(/^\/api/, ''));
  if (!mayUse(request.account.role, section)) throw forbidden();
});

/**
 * For calls that are `confirmed`: an unattended browser or a stolen token must not be enough.
 * @throws AppError `confirmation_required` (403) when the last proof is older than five minutes
 */
export async function requireFreshProof({ account }: FastifyRequest): Promise<void> {
  if (!account?.isFresh) throw new AppError('confirmation_required', 'confirmation_required');
}

/** Whether the caller is staff with access to this section. */
export function usesSection(request: FastifyRequest, section: string): boolean {
  return request.staff !== undefined && mayUse(request.staff.role, section);
}

/** The kinds of content, and the company, whose sections the caller may use. */
export function ownEntities(request: FastifyRequest): ContentEntity[] {
  return contentEntities.filter((entity) => usesSection(request, sectionOfCall(findKindPath(entity))));
}

/** For routes with a kind parameter: 403 without access to the kind's section. */
export function requireKind(request: FastifyRequest, entity: string): void {
  const known = contentEntities.find((name) => name === entity);
  // An unknown kind is a 404.
  if (known && !usesSection(request, sectionOfCall(findKindPath(known)))) throw forbidden();
}

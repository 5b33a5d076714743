import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditRoutes } from '#server/audit/audit-routes.ts';
import { securitySettingsRoutes } from '#server/audit/security-settings-routes.ts';
import { authRoutes } from '#server/auth/auth-routes.ts';
import { recoveryRoutes } from '#server/auth/recovery-routes.ts';
import { secondFactorRoutes } from '#server/auth/second-factor-routes.ts';
import { sessionRoutes } from '#server/auth/session-routes.ts';
import { userRoutes } from '#server/auth/user-routes.ts';
import type { Services } from '#server/services.ts';

/** Signing in and everything about accounts, and the log of what they do. */
export function accountApi(
  api: FastifyInstance,
  services: Services,
  isSecure: (call: FastifyRequest) => boolean,
): void {
  authRoutes(api, { ...services, isSecure });
  secondFactorRoutes(api, services);
  sessionRoutes(api, services);
  recoveryRoutes(api, services);
  userRoutes(api, services);
  auditRoutes(api, services);
  securitySettingsRoutes(api, services);
}

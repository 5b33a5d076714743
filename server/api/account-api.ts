import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditRoutes } from '#server/accounts/audit-routes.ts';
import { authRoutes } from '#server/accounts/auth-routes.ts';
import { recoveryRoutes } from '#server/accounts/recovery-routes.ts';
import { secondFactorRoutes } from '#server/accounts/second-factor-routes.ts';
import { securitySettingsRoutes } from '#server/accounts/security-settings-routes.ts';
import { sessionRoutes } from '#server/accounts/session-routes.ts';
import { userRoutes } from '#server/accounts/user-routes.ts';
import type { Services } from '#server/services/services.ts';

/** Routes of sign-in, accounts and the audit log. */
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

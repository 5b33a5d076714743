import type { FastifyInstance } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { forAdmins } from '#server/http/signed-in.ts';
import { type SecuritySettings, securitySettingsSchema } from '#shared/account.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { AuditService } from './audit-service.ts';

type Parts = {
  audit: AuditService;
  secondFactor: { isRequired(): Promise<boolean>; setRequired(required: boolean): Promise<void> };
};

/** GET and PUT /settings/security, for administrators: who needs a second factor, how long the audit log is kept. */
export function securitySettingsRoutes(api: FastifyInstance, { audit, secondFactor }: Parts): void {
  api.get('/settings/security', forAdmins, async (_request, reply): Promise<SecuritySettings> => {
    reply.header('cache-control', 'no-store');
    return { totpRequired: await secondFactor.isRequired(), auditMonths: await audit.getMonths() };
  });

  withJsonOnly(api, (scope) => {
    scope.put('/settings/security', forAdmins, async (request, reply) => {
      const { totpRequired, auditMonths } = parseOrRefuse(securitySettingsSchema, readJsonObject(request));
      await secondFactor.setRequired(totpRequired);
      await audit.setMonths(auditMonths);
      return replyWithSuccess(request, reply, 'security_settings_saved');
    });
  });
}

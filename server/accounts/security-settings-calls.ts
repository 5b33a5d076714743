import { answer, callsFor, json, success } from '#server/core/http/calls/calls.ts';
import { securitySettingsSchema } from '#shared/accounts/account.ts';
import type { AuditService } from './audit/audit-service.ts';
import type { SecondFactorService } from './second-factor/second-factor-service.ts';

const settings = { name: 'SecuritySettings', schema: securitySettingsSchema };
type Services = { audit: AuditService; secondFactor: SecondFactorService };
const call = callsFor<Services>('Audit log');

const readSettings = async (_input: unknown, { audit, secondFactor }: Services) => ({
  totpRequired: await secondFactor.isRequired(),
  auditMonths: await audit.getMonths(),
});

export const securitySettingsCalls = [
  call('GET /settings/security', {
    summary: 'Read who needs a second factor, and how long the log is kept',
    reply: answer('The settings.', settings),
    handle: readSettings,
  }),
  call('PUT /settings/security', {
    summary: 'Settle who needs a second factor, and how long the log is kept',
    confirmed: true,
    body: json(settings.name, settings.schema),
    reply: success('They are saved.', 'security_settings_saved'),
    current: readSettings,
    async handle({ body }, { audit, secondFactor }) {
      await secondFactor.setRequired(body.totpRequired);
      await audit.setMonths(body.auditMonths);
    },
  }),
];

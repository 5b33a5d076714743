import { z } from 'zod';
import { adminCall } from '#server/http/admin-call.ts';
import type { ApiCall } from '#server/http/api-call.ts';
import { backupStates } from '#shared/backup.ts';
import { boundedStores, type SiteStatus, siteParts } from '#shared/site-status.ts';

const status = z.object({
  mail: z.object({
    isSetUp: z.boolean(),
    failingSince: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .describe('Since when mail to staff has not been delivered; null while all is well.'),
    undelivered: z.int(),
  }),
  troubles: z.array(z.enum(siteParts)).describe('What cannot do its work now.'),
  full: z
    .array(z.enum(boundedStores))
    .describe('What has reached the bound for all visitors together: they are asked for more than usual.'),
  backup: z.enum(backupStates).nullable().describe('How the backups do; null for staff who are no administrators.'),
}) satisfies z.ZodType<SiteStatus>;

export const statusCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/status',
    tag: 'Site',
    summary: 'Read what staff must know about the site itself',
    reply: { status: 200, description: 'How the site does.', shape: { name: 'SiteStatus', schema: status } },
  }),
];

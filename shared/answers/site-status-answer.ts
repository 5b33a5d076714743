import { z } from 'zod';
import { backupStates } from '../backup.ts';
import { boundedStores, type SiteStatus, siteParts } from '../site-status.ts';
import { type AnswerSchema, count, knownOf, textOrNull } from './answer-parts.ts';

/** Separate from the schemas of single screens: the status line is on every back-office screen. */
export const siteStatusAnswer: AnswerSchema<SiteStatus> = z.object({
  mail: z
    .object({ isSetUp: z.boolean().catch(true), failingSince: textOrNull, undelivered: count })
    .catch({ isSetUp: true, failingSince: null, undelivered: 0 }),
  troubles: knownOf(siteParts),
  full: knownOf(boundedStores),
  backup: z.enum(backupStates).nullable().catch(null),
});

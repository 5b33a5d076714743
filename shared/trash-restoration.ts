import { z } from 'zod';
import { longestId, mostAtOnce } from './bulk-change.ts';
import { kindNames } from './kinds/kinds.ts';
import type { MessageKey } from './message-key.ts';
import { listOf, requiredText } from './text-schema.ts';

const record = z.object({
  entity: z.enum(kindNames, { error: 'error_invalid_choice' satisfies MessageKey }),
  _id: requiredText(longestId),
});

/** The 1–100 deleted records to restore together. */
export const trashRestorationSchema = z.object({
  records: listOf(record, mostAtOnce, 'error_required').min(1, { error: 'error_required' satisfies MessageKey }),
});

import { z } from 'zod';
import { longestId, mostAtOnce } from '../content/bulk-change.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, requiredText } from '../text/text-schema.ts';
import { kindNames } from './kinds.ts';

const record = z.object({
  entity: z.enum(kindNames, { error: 'error_invalid_choice' satisfies MessageKey }),
  _id: requiredText(longestId),
});

/** The 1–100 deleted records to restore together. */
export const trashRestorationSchema = z.object({
  records: listOf(record, mostAtOnce, 'error_required').min(1, { error: 'error_required' satisfies MessageKey }),
});

import { z } from 'zod';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, oneOf, requiredText } from '../text/text-schema.ts';

/** The most characters of an id. */
export const longestId = 64;
/** The most records that one call changes. */
export const mostAtOnce = 100;
const wrongChoice = 'error_invalid_choice' satisfies MessageKey;

const ids = listOf(requiredText(longestId), mostAtOnce, 'error_required')
  .min(1, { error: 'error_required' satisfies MessageKey })
  .transform((named) => [...new Set(named)]);
const deletion = z.object({
  action: z.literal('delete', { error: wrongChoice }),
  ids,
  isListed: z
    .boolean({ error: wrongChoice })
    .exactOptional()
    .describe('Whether the answer has the ids of those that it deleted.'),
});

/** A bulk change of 1–100 records of a kind: deletion or, where there are `statuses`, a status change. */
export function bulkChangeSchema(statuses?: readonly [string, ...string[]]) {
  if (!statuses) return deletion;
  const change = z.object({
    action: z.literal('status'),
    ids,
    status: oneOf(statuses, wrongChoice),
    // The status of each record when it was selected, by id.
    seen: z.record(z.string(), z.string(), { error: wrongChoice }).optional(),
  });
  return z.discriminatedUnion('action', [deletion, change], { error: wrongChoice });
}

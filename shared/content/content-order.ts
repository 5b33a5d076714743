import { z } from 'zod';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, requiredText } from '../text/text-schema.ts';

const longestId = 64;
const mostRecords = 1_000;

/** The ids of records in their new order; unnamed records keep their position. */
export const contentOrderSchema = z.object({
  ids: listOf(requiredText(longestId), mostRecords).refine((ids) => new Set(ids).size === ids.length, {
    error: 'error_named_twice' satisfies MessageKey,
  }),
});

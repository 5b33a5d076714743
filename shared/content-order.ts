import { z } from 'zod';
import type { MessageKey } from './message-key.ts';
import { listOf, requiredText } from './text-schema.ts';

const longestId = 64;
const mostRecords = 1_000;

/** Ids of records of one kind in their new order; records that are not named keep their place. */
export const contentOrderSchema = z.object({
  ids: listOf(requiredText(longestId), mostRecords).refine((ids) => new Set(ids).size === ids.length, {
    error: 'error_named_twice' satisfies MessageKey,
  }),
});

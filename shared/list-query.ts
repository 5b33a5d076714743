import { z } from 'zod';
import { limits } from './limits.ts';
import type { MessageKey } from './message-key.ts';

const wholeNumber = (max: number, key: MessageKey) =>
  z.coerce.number({ error: key }).int({ error: key }).min(1, { error: key }).max(max, { error: key });

/**
 * What every list call takes: `?q=` search, `?sort=field` or `-field`, and `?page=` with `?limit=` (1–100). Lists of content
 * also take `?arabic=missing`: the records of which a visitor who reads Arabic would be shown something in English.
 */
export const listQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .max(limits.search, { error: 'error_too_long' satisfies MessageKey })
    // No text of ours holds it, and PostgreSQL takes none that does.
    .transform((text) => text.replaceAll('\0', ' ').trim())
    .optional(),
  sort: z
    .string()
    .max(64, { error: 'error_sort' satisfies MessageKey })
    .optional(),
  arabic: z
    .union([z.literal('missing'), z.literal('').transform(() => undefined)], {
      error: 'error_invalid_choice' satisfies MessageKey,
    })
    .optional(),
  page: wholeNumber(1_000_000, 'error_page').optional(),
  limit: wholeNumber(limits.pageSize, 'error_limit').optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** One answered list; `total` counts all records that match, `page` and `limit` are set when paging was asked for. */
export type Page<Item> = { items: Item[]; total: number; page?: number; limit?: number };

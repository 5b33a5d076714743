import { z } from 'zod';
import type { Language } from './language.ts';
import { limits } from './limits.ts';
import type { MessageKey } from './text/message-key.ts';

const wholeNumber = (max: number, key: MessageKey) =>
  z.coerce.number({ error: key }).int({ error: key }).min(1, { error: key }).max(max, { error: key });

/**
 * Parameters of every list call: `?q=` search, `?sort=field` or `-field`, and `?page=` with `?limit=` (1–100). Content
 * lists also accept `?arabic=missing`: records that lack some Arabic text.
 */
export const listQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .max(limits.search, { error: 'error_too_long' satisfies MessageKey })
    // No stored text contains NUL, and PostgreSQL rejects it.
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
/** `language`: that of the caller, in whose order names are listed; English unless said. */
export type ListQuery = z.infer<typeof listQuerySchema> & { language?: Language | undefined };

/** A list reply; `total` counts all matching records, `page` and `limit` are set with paging. */
export type Page<Item> = { items: Item[]; total: number; page?: number; limit?: number };

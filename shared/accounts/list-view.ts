import { z } from 'zod';
import { lenient } from '../answer-parts.ts';
import type { MessageKey } from '../text/message-key.ts';
import { optionalText } from '../text/text-schema.ts';
import { optionalLine } from '../text/visitor-text.ts';

/** How many views a user may keep, how long their names and addresses may be, and how many columns a list may have. */
export const listViewLimits = { perUser: 100, name: 60, search: 2_000, columns: 40 } as const;

const invalid = { error: 'error_invalid_choice' satisfies MessageKey };
const list = z.string(invalid).regex(/^[a-z][a-z-]{0,39}$/, invalid);
const column = z.string(invalid).regex(/^\w{1,40}$/, invalid);

/** How a user sees a list; without a name: how it opens. */
export const listViewSchema = z.object({
  list: list.describe('The last part of the address of its screen.'),
  name: optionalLine(listViewLimits.name),
  search: optionalText(listViewLimits.search).describe('Words, filters and order, as in the address of the screen.'),
  hidden: z.array(column).max(listViewLimits.columns, { error: 'error_too_many_entries' satisfies MessageKey }),
  isWhole: z.boolean(invalid).describe('Whether long texts are shown whole, on several lines.'),
});
export type ListView = z.output<typeof listViewSchema>;

export const storedListView = listViewSchema.extend({ _id: z.string() });
export type StoredListView = z.output<typeof storedListView>;
export const listViewAnswer = lenient(storedListView);

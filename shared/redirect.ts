import { z } from 'zod';
import type { MessageKey } from './message-key.ts';
import { requiredText } from './text-schema.ts';

/** A moved page: whoever asks for `from` is sent to `to`, for good. Both are paths of the site without language prefix. */
export type Redirect = { _id: string; from: string; to: string; createdAt: string };

/** The fields that `?sort=` may name. */
export const redirectSortFields = ['from', 'to', 'createdAt'] as const;

const longestPath = 500;
const say = (key: MessageKey) => ({ error: key });

/** A path as addresses have it: one leading slash, none at the end, percent-encoded. */
function toPath(text: string): string {
  const { pathname, search, hash } = new URL(text, 'http://site');
  return `${normalPath(pathname)}${search}${hash}`;
}

/** A requested path without language prefix, as redirects know it. */
export function normalPath(pathname: string): string {
  return pathname.replace(/^\/ar(?=\/|$)/, '').replace(/\/+$/, '') || '/';
}

// Two slashes at the beginning would name another site.
const isPath = (text: string) => /^\/(?![/\\])/.test(text) && URL.canParse(text, 'http://site');

const path = (missing: MessageKey) =>
  requiredText(longestPath, missing).refine(isPath, say('redirect_path_invalid')).transform(toPath);

/** What an administrator sends for a moved page. */
export const redirectInputSchema = z.object({
  from: path('redirect_from_required').refine((text) => !/[?#]/.test(text), say('redirect_from_plain')),
  to: path('redirect_to_required'),
});
export type RedirectInput = z.infer<typeof redirectInputSchema>;

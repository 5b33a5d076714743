import { isDeepStrictEqual } from 'node:util';
import { isAdmin } from '#shared/account.ts';
import { AppError } from '#shared/errors.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent, Values } from './content-kind.ts';
import type { EditedKind } from './content-record.ts';

type Change<Content> = { current: Values<Content>; next: Values<Content>; terms: ChangeTerms };

/** @throws AppError `forbidden` (403) naming the fields that only administrators may change */
export function requireAllowed<Content extends AnyContent>(
  { adminsOnly }: Pick<EditedKind<Content>, 'adminsOnly'>,
  { current, next, terms: { role } }: Change<Content>,
): void {
  if (!adminsOnly || role === undefined || isAdmin({ role })) return;
  const [before, after] = [adminsOnly.values(current), adminsOnly.values(next)];
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((field) => [field, { key: 'error_admins_only' as const }]));
  throw new AppError('forbidden', adminsOnly.refusal, { fields });
}

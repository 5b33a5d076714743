import { z } from 'zod';
import { limits } from './limits.ts';
import type { MessageKey } from './message-key.ts';
import { oneOf } from './text-schema.ts';

/**
 * `admin` has all rights; `marketing`, `sales` and `hr` are staff with the sections that `staff-sections.ts` gives them;
 * `user` is signed in without being staff.
 */
export const roles = ['admin', 'marketing', 'sales', 'hr', 'user'] as const;
export type Role = (typeof roles)[number];

/** Whoever is signed in, as sign-in and GET /auth/me answer it. */
export type SignedInUser = { username: string; role: Role };

// An over-long name or password is not looked at, and is answered like any other wrong one.
const credential = (missing: MessageKey) => z.string({ error: missing }).min(1, { error: missing });

export const credentialsSchema = z.object({
  username: credential('login_username_required'),
  password: credential('login_password_required'),
});
export type SignInCredentials = z.infer<typeof credentialsSchema>;

export function isAdmin(user: { role: string } | undefined): boolean {
  return user?.role === 'admin';
}

/** Whether somebody works in the back office, in whatever sections. */
export function isStaff(user: { role: string } | undefined): boolean {
  return user !== undefined && user.role !== 'user' && roles.some((role) => role === user.role);
}

/** How sign-in is throttled and how long a token lives (decisions.md, "Limits"). */
export const signInLimits = {
  failures: 10,
  windowMilliseconds: 15 * 60 * 1000,
  idleMilliseconds: 12 * 60 * 60 * 1000,
  absoluteMilliseconds: 7 * 24 * 60 * 60 * 1000,
  passwordMin: 12,
  passwordMax: 128,
  username: limits.name,
} as const;

// Letters of any script with single spaces, dots and the like between them: no control or direction marks, which
// would let one name look like another.
const usernamePattern = /^[\p{L}\p{N}](?:[ ._@'-]?[\p{L}\p{M}\p{N}])*$/u;

const username = z
  .string({ error: 'login_username_required' satisfies MessageKey })
  .trim()
  .min(1, { error: 'login_username_required' satisfies MessageKey })
  .max(signInLimits.username, { error: 'error_too_long' satisfies MessageKey })
  .regex(usernamePattern, { error: 'user_name_invalid' satisfies MessageKey });

const newPassword = z
  .string({ error: 'login_password_required' satisfies MessageKey })
  .min(1, { error: 'login_password_required' satisfies MessageKey })
  .min(signInLimits.passwordMin, { error: 'user_password_short' satisfies MessageKey })
  .max(signInLimits.passwordMax, { error: 'error_too_long' satisfies MessageKey })
  .refine((value) => value.isWellFormed(), { error: 'error_invalid_text' satisfies MessageKey });

export const userRoleSchema = z.object({ role: oneOf(roles, 'error_invalid_choice') });
export const newPasswordSchema = z.object({ password: newPassword });
/** A new user, as POST /users takes it. */
export const newUserSchema = z.object({ username, ...newPasswordSchema.shape, ...userRoleSchema.shape });
export type NewUser = z.infer<typeof newUserSchema>;

/** A change of one's own password; the current one proves who asks. */
export const passwordChangeSchema = z.object({ current: credential('user_current_required'), next: newPassword });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Someone who can sign in, as administrators see them. */
export type User = {
  _id: string;
  username: string;
  role: Role;
  createdAt: string;
  /** How many browsers are signed in with this name. */
  sessions: number;
  /** When one of them was last used; null when none is signed in. */
  lastSeenAt: string | null;
};

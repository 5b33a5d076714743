import { z } from 'zod';
import { limits } from './limits.ts';
import type { MessageKey } from './message-key.ts';

/** `admin` has all rights; `user` is signed in without being staff. */
export const roles = ['admin', 'user'] as const;
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

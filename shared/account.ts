import { z } from 'zod';
import { auditMonths } from './audit.ts';
import { limits } from './limits.ts';
import type { MessageKey } from './message-key.ts';
import { oneOf, requiredEmail } from './text-schema.ts';

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
  /** The code of the second factor, or a recovery code, for whoever has one. */
  totp: z.string({ error: 'totp_code_wrong' satisfies MessageKey }).optional(),
  /** Proof of the work that an earlier refusal asked for. */
  challengeProof: z.string({ error: 'challenge_wrong' satisfies MessageKey }).optional(),
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
  /** Rows of failures that all networks together leave within the window; an attempt leaves two or three. */
  storedInAll: 20_000,
  idleMilliseconds: 12 * 60 * 60 * 1000,
  absoluteMilliseconds: 7 * 24 * 60 * 60 * 1000,
  /** So long after a sign-in its password still proves who asks. */
  freshMilliseconds: 5 * 60 * 1000,
  passwordMin: 12,
  passwordMax: 128,
  username: limits.name,
} as const;

/** Browsers and networks in which a user signed in: for how long, and how many of either, are remembered. */
export const knownPlaceLimits = { milliseconds: 90 * 24 * 60 * 60 * 1000, perUser: 20 } as const;

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

// '' takes the address away.
const email = z.union([z.literal(''), requiredEmail(limits.email)], {
  error: 'error_email_invalid' satisfies MessageKey,
});

export const userRoleSchema = z.object({ role: oneOf(roles, 'error_invalid_choice') });
/** What administrators change of a user; what is not sent stays. */
export const userChangeSchema = z
  .object({ ...userRoleSchema.shape, email })
  .partial()
  .refine((change) => Object.keys(change).length > 0, {
    error: 'error_required' satisfies MessageKey,
    path: ['role'],
  });
export type UserChange = z.infer<typeof userChangeSchema>;
export const newPasswordSchema = z.object({ password: newPassword });
/** A new user, as POST /users takes it. */
export const newUserSchema = z.object({
  username,
  ...newPasswordSchema.shape,
  ...userRoleSchema.shape,
  email: email.optional(),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** A change of one's own password; the current one proves who asks. */
export const passwordChangeSchema = z.object({ current: credential('user_current_required'), next: newPassword });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** How long a link for a forgotten password is good. */
export const passwordLinkMilliseconds = 30 * 60 * 1000;

/** Who has forgotten a password: a user name or an address. */
export const forgottenPasswordSchema = z.object({ username: credential('login_username_required') });
/** A new password, by the token of a mailed link. */
export const passwordRecoverySchema = z.object({
  token: z.string({ error: 'recovery_link_used' satisfies MessageKey }).max(100),
  ...newPasswordSchema.shape,
});
export type PasswordRecovery = z.infer<typeof passwordRecoverySchema>;

/** The password of whoever is signed in, to prove who asks. */
export const passwordProofSchema = z.object({ password: credential('login_password_required') });
/** A code of the app whose key is to count from now on, and the password unless the sign-in was just now. */
export const totpConfirmationSchema = passwordProofSchema.partial().extend({ code: credential('totp_code_required') });

/** The second factor of whoever is signed in. */
export type SecondFactor = {
  /** Since when it is on; null: it is off. */
  since: string | null;
  /** How many recovery codes are left. */
  recoveryCodes: number;
  /** Whether administrators must have one. */
  isRequired: boolean;
};
/** A new key, in letters and as the address that an app reads from a QR code. */
export type SecondFactorKey = { key: string; address: string };

/** A browser that is signed in; `device` is a few words about it, such as `Firefox · Windows`. */
export type OpenSession = { _id: string; device: string; createdAt: string; usedAt: string; isCurrent: boolean };

/** What administrators settle about everybody's sign-in, and how long the audit log is kept. */
export const securitySettingsSchema = z.object({
  totpRequired: z.boolean({ error: 'error_invalid_choice' satisfies MessageKey }),
  auditMonths: z
    .int({ error: 'error_whole_number' satisfies MessageKey })
    .min(auditMonths.least, { error: 'audit_months_range' satisfies MessageKey })
    .max(auditMonths.most, { error: 'audit_months_range' satisfies MessageKey }),
});
export type SecuritySettings = z.infer<typeof securitySettingsSchema>;

/** Someone who can sign in, as administrators see them. */
export type User = {
  _id: string;
  username: string;
  role: Role;
  /** Where links for a forgotten password are mailed; null: nowhere. */
  email: string | null;
  /** Whether there is a second factor. */
  hasTotp: boolean;
  createdAt: string;
  /** How many browsers are signed in with this name. */
  sessions: number;
  /** When one of them was last used; null when none is signed in. */
  lastSeenAt: string | null;
};

import { z } from 'zod';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { oneOf, optionalEmail } from '../text/text-schema.ts';
import { auditMonths } from './audit.ts';
import { mixesScripts } from './look-of-name.ts';
import { type Role, roles } from './roles.ts';

/** The signed-in user, as returned by sign-in and GET /auth/me. */
export type SignedInUser = { username: string; role: Role };

// Over-long names and passwords are refused like any wrong ones, without checking.
const credential = (missing: MessageKey) => z.string({ error: missing }).min(1, { error: missing });

export const credentialsSchema = z.object({
  username: credential('login_username_required'),
  password: credential('login_password_required'),
  /** The second-factor code, or a recovery code. */
  totp: z.string({ error: 'totp_code_wrong' satisfies MessageKey }).optional(),
  /** The proof of work requested by an earlier refusal. */
  challengeProof: z.string({ error: 'challenge_wrong' satisfies MessageKey }).optional(),
});
export type SignInCredentials = z.infer<typeof credentialsSchema>;

/** How sign-in is throttled and how long a token lives (decisions.md, "Limits"). */
export const signInLimits = {
  failures: 10,
  windowMilliseconds: 15 * 60 * 1000,
  /** The total of failure rows within the window; an attempt stores two or three. */
  storedInAll: 20_000,
  idleMilliseconds: 12 * 60 * 60 * 1000,
  absoluteMilliseconds: 7 * 24 * 60 * 60 * 1000,
  /** How recent the last proof of who is calling must be for the calls that need one. */
  freshMilliseconds: 5 * 60 * 1000,
  passwordMin: 12,
  passwordMax: 128,
  username: limits.name,
} as const;

/** Known places of a user: retention, and the maximum of each kind. */
export const knownPlaceLimits = { milliseconds: 90 * 24 * 60 * 60 * 1000, perUser: 20 } as const;

// Letters of any script separated by single spaces, dots and the like: no control or direction marks, which could
// imitate another name. Full width and the like become plain letters before.
const usernamePattern = /^[\p{L}\p{N}](?:[ ._@'-]?[\p{L}\p{M}\p{N}])*$/u;

const username = z
  .string({ error: 'login_username_required' satisfies MessageKey })
  .normalize('NFKC')
  .trim()
  .min(1, { error: 'login_username_required' satisfies MessageKey })
  .max(signInLimits.username, { error: 'error_too_long' satisfies MessageKey })
  .regex(usernamePattern, { error: 'user_name_invalid' satisfies MessageKey })
  .refine((name) => !mixesScripts(name), { error: 'user_name_mixed' satisfies MessageKey });

const newPassword = z
  .string({ error: 'login_password_required' satisfies MessageKey })
  .min(1, { error: 'login_password_required' satisfies MessageKey })
  .min(signInLimits.passwordMin, { error: 'user_password_short' satisfies MessageKey })
  .max(signInLimits.passwordMax, { error: 'error_too_long' satisfies MessageKey })
  .refine((value) => value.isWellFormed(), { error: 'error_invalid_text' satisfies MessageKey });

// '' removes the address.
const email = optionalEmail(limits.email);

export const userRoleSchema = z.object({ role: oneOf(roles, 'error_invalid_choice') });
/** A change of a user by administrators; omitted fields stay. */
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

/** A change of one's own password; the current one is required. */
export const passwordChangeSchema = z.object({ current: credential('user_current_required'), next: newPassword });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The validity of a password link. */
export const passwordLinkMilliseconds = 30 * 60 * 1000;

/** A request for a password link: a user name or an address. */
export const forgottenPasswordSchema = z.object({ username: credential('login_username_required') });
/** A new password with the token of a mailed link. */
export const passwordRecoverySchema = z.object({
  token: z.string({ error: 'recovery_link_used' satisfies MessageKey }).max(100),
  ...newPasswordSchema.shape,
});
export type PasswordRecovery = z.infer<typeof passwordRecoverySchema>;

/** The current password, as confirmation. */
export const passwordProofSchema = z.object({ password: credential('login_password_required') });
/** The first code of a new key; a password sent with it is checked. */
export const totpConfirmationSchema = passwordProofSchema.partial().extend({ code: credential('totp_code_required') });

/** Administrators' security settings, and the retention of the audit log. */
export const securitySettingsSchema = z.object({
  totpRequired: z.boolean({ error: 'error_invalid_choice' satisfies MessageKey }),
  auditMonths: z
    .int({ error: 'error_whole_number' satisfies MessageKey })
    .min(auditMonths.least, { error: 'audit_months_range' satisfies MessageKey })
    .max(auditMonths.most, { error: 'audit_months_range' satisfies MessageKey }),
});
export type SecuritySettings = z.infer<typeof securitySettingsSchema>;

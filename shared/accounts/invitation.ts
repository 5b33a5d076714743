import { z } from 'zod';
import type { MessageKey } from '../text/message-key.ts';
import { newPasswordSchema, newUserSchema } from './account.ts';

/** How long an invitation is valid, how many may be open, and how many one administrator makes in 15 minutes. */
export const invitationLimits = {
  milliseconds: 72 * 60 * 60 * 1000,
  open: 50,
  perAdministrator: 20,
  perAddress: 3,
} as const;

/** An invitation, as POST /users/invitations takes it; the invited person chooses the password. */
export const newInvitationSchema = newUserSchema.omit({ password: true });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** A password with the token of an invitation's link. */
export const invitationAcceptanceSchema = z.object({
  token: z.string({ error: 'invitation_link_invalid' satisfies MessageKey }).max(100),
  ...newPasswordSchema.shape,
});
export type InvitationAcceptance = z.infer<typeof invitationAcceptanceSchema>;

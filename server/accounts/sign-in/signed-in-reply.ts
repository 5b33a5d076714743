import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer } from '#server/core/http/calls/calls.ts';
import type { SignedInUser } from '#shared/accounts/account.ts';
import { roles } from '#shared/accounts/roles.ts';
import type { Language } from '#shared/language.ts';
import { callerPlace, describeDevice, keepDeviceToken } from './caller-place.ts';
import type { SignInPlace } from './known-places.ts';
import type { SignedIn } from './session-opening.ts';

/** The signed-in user, as the API shows it. */
export const signedInUser = z.object({ username: z.string(), role: z.enum(roles) }) satisfies z.ZodType<SignedInUser>;

/** The reply of every way to sign in. */
export const signedInReply = answer('The token for later calls: 12 hours without use end it, 7 days in any case.', {
  name: 'SignedIn',
  schema: z.object({ token: z.string(), user: signedInUser }),
});

type Exchange = { request: FastifyRequest; reply: FastifyReply; language: Language };

/** Signs in from the caller's place, whose browser then keeps its device token. */
export async function signInFrom(
  { request, reply, language }: Exchange,
  isSecure: (request: FastifyRequest) => boolean,
  signIn: (place: SignInPlace) => Promise<SignedIn>,
): Promise<Omit<SignedIn, 'deviceToken'>> {
  const device = describeDevice(request.headers['user-agent']);
  const { deviceToken, ...signedIn } = await signIn({ ...callerPlace(request), device, language });
  if (deviceToken) keepDeviceToken(reply, deviceToken, { isSecure: isSecure(request) });
  return signedIn;
}

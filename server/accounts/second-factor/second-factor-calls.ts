import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer, callsFor, json, success } from '#server/core/http/calls/calls.ts';
import { passwordProofSchema, totpConfirmationSchema } from '#shared/accounts/account.ts';
import { secondFactorKeyShape, secondFactorShape } from '#shared/accounts/account-answers.ts';
import { AppError } from '#shared/errors.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { AuthService } from '../sign-in/auth-service.ts';
import { describeCaller, requireAccount } from '../sign-in/caller-place.ts';
import type { Account } from '../sign-in/session-queries.ts';
import type { UserService } from '../users/user-service.ts';
import type { SecondFactorService } from './second-factor-service.ts';

const codes = z.object({ recoveryCodes: z.array(z.string()).describe('Each good once; shown only now.') });
const codesReply = answer('The recovery codes.', { name: 'RecoveryCodes', schema: codes });
const isOff = success('It is off.', 'totp_turned_off');
const proof = json('PasswordProof', passwordProofSchema);
const own = { access: 'signed in', duringTotpSetup: true } as const;
const call = callsFor<{ auth: AuthService; secondFactor: SecondFactorService; users: UserService }>('Second factor');

/** One's own second factor, and for administrators that of somebody who has lost it. */
export const secondFactorCalls = [
  call('GET /auth/totp', {
    ...own,
    summary: "Read the state of one's own second factor",
    reply: answer('Its state.', { name: 'SecondFactor', schema: secondFactorShape }),
    audit: 'none',
    handle: ({ request }, { secondFactor }) => secondFactor.getState(requireAccount(request)),
  }),
  call('POST /auth/totp', {
    ...own,
    summary: 'Ask for a new key, which counts once a code of it was given',
    confirmed: true,
    reply: answer('The key.', { name: 'SecondFactorKey', schema: secondFactorKeyShape }),
    refusals: ['conflict'],
    audit: 'none',
    handle: ({ request }, { secondFactor }) => secondFactor.begin(requireAccount(request)),
  }),
  call('POST /auth/totp/confirm', {
    ...own,
    summary: 'Turn the second factor on, with a code of the new key; other sessions end',
    confirmed: true,
    body: json('TotpConfirmation', totpConfirmationSchema),
    reply: codesReply,
    refusals: ['conflict', 'too_many'],
    audit: 'totp_turned_on',
    async handle({ body, request }, { auth, secondFactor }) {
      const { code, password } = body;
      const account = password === undefined ? requireAccount(request) : await provenAccount(request, body, auth);
      return { recoveryCodes: await secondFactor.confirm(account, code, describeCaller(request)) };
    },
  }),
  call('POST /auth/totp/off', {
    ...own,
    summary: 'Turn the second factor off, with the password; other sessions end',
    confirmed: true,
    body: proof,
    reply: isOff,
    refusals: ['conflict', 'too_many'],
    audit: 'totp_turned_off',
    async handle({ body, request }, { auth, secondFactor }) {
      await secondFactor.turnOff(await provenAccount(request, body, auth), describeCaller(request));
    },
  }),
  call('POST /auth/totp/recovery-codes', {
    ...own,
    summary: 'Ask for new recovery codes in place of the old ones, with the password; other sessions end',
    confirmed: true,
    body: proof,
    reply: codesReply,
    refusals: ['conflict', 'too_many'],
    audit: 'recovery_codes_made',
    async handle({ body, request }, { auth, secondFactor }) {
      const account = await provenAccount(request, body, auth);
      return { recoveryCodes: await secondFactor.renewRecoveryCodes(account, describeCaller(request)) };
    },
  }),
  call('DELETE /users/:id/totp', {
    summary: 'Turn off the second factor of somebody who has lost it, and end the sessions',
    confirmed: true,
    reply: isOff,
    refusals: ['conflict'],
    audit: 'totp_turned_off',
    async handle({ params, request }, { secondFactor, users }) {
      const { _id } = await users.getUser(params.id);
      // Changing one's own second factor requires the password.
      if (request.account?.id === _id) throw new AppError('conflict', 'totp_own');
      await secondFactor.reset(_id);
    },
  }),
];

/** The caller's account, once the password is right: an unattended session must not be enough. */
async function provenAccount(request: FastifyRequest, sent: object, auth: AuthService): Promise<Account> {
  const account = requireAccount(request);
  const { password } = parseOrRefuse(passwordProofSchema, sent);
  await auth.requirePassword(account.username, { password }, describeCaller(request));
  return account;
}

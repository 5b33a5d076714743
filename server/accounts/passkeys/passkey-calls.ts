import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer, callsFor, created, json, success, wholeList } from '#server/core/http/calls/calls.ts';
import { say } from '#server/core/i18n/say.ts';
import { newPasskeySchema, passkeyLimits, passkeyNameSchema, signedChallengeSchema } from '#shared/accounts/passkey.ts';
import { passkeyShape } from '#shared/accounts/passkey-answers.ts';
import { describeCaller, describeDevice, requireAccount } from '../sign-in/caller-place.ts';
import { signedInReply, signInFrom } from '../sign-in/signed-in-reply.ts';
import type { PasskeyService } from './passkey-service.ts';

const passkey = { name: 'Passkey', schema: passkeyShape };
const options = (name: string, takes: string) =>
  answer(`For ${takes} (WebAuthn); good for five minutes and once.`, { name, schema: z.looseObject({}) });
const own = { access: 'signed in' } as const;
const change = { ...own, confirmed: true } as const;
const call = callsFor<{ passkeys: PasskeyService; isSecure: (request: FastifyRequest) => boolean }>('Passkeys');

/** Signing in with a passkey, and one's own passkeys. */
export const passkeyCalls = [
  call('POST /auth/login/passkey/options', {
    summary: 'Ask for a challenge to sign in with a passkey',
    access: 'anyone',
    reply: options('PasskeyRequest', '`navigator.credentials.get()`'),
    refusals: ['not_found'],
    audit: 'none',
    ignoresToken: true,
    handle: async (_input, { passkeys }) => ({ ...(await passkeys.beginSignIn()) }),
  }),
  call('POST /auth/login/passkey', {
    summary: 'Sign in with a passkey, which stands for password and second factor',
    access: 'anyone',
    body: json('SignedChallenge', signedChallengeSchema),
    reply: signedInReply,
    refusals: ['unauthenticated', 'too_many'],
    audit: 'none',
    ignoresToken: true,
    handle: ({ body, ...exchange }, { passkeys, isSecure }) =>
      signInFrom(exchange, isSecure, (place) => passkeys.signIn(body, place)),
  }),
  call('GET /auth/passkeys', {
    ...own,
    summary: "List one's own passkeys, oldest first",
    reply: wholeList('The passkeys.', passkey),
    handle: ({ request }, { passkeys }) => passkeys.listPasskeys(requireAccount(request)),
  }),
  call('POST /auth/passkeys/options', {
    ...change,
    summary: 'Ask for what a browser needs to make a passkey',
    reply: options('PasskeyCreation', '`navigator.credentials.create()`'),
    refusals: ['conflict', 'not_found'],
    audit: 'none',
    handle: async ({ request }, { passkeys }) => ({
      ...(await passkeys.beginAdding(requireAccount(request), describeCaller(request))),
    }),
  }),
  call('POST /auth/passkeys', {
    ...change,
    summary: `Add a passkey that a browser made; at most ${passkeyLimits.perUser} per user`,
    body: json('NewPasskey', newPasskeySchema),
    reply: created('The passkey.', passkey),
    refusals: ['conflict'],
    audit: 'passkey_added',
    handle({ body, request, language }, { passkeys }) {
      const name = body.name || describeDevice(request.headers['user-agent']) || say('passkey_unnamed', {}, language);
      return passkeys.addPasskey(
        requireAccount(request),
        { name, credential: body.credential },
        describeCaller(request),
      );
    },
  }),
  call('PATCH /auth/passkeys/:id', {
    ...change,
    summary: "Rename one of one's own passkeys",
    body: json('PasskeyName', passkeyNameSchema),
    reply: success('It has the name.', 'passkey_renamed'),
    current: async ({ params, request }, { passkeys }) =>
      (await passkeys.listPasskeys(requireAccount(request))).find(({ _id }) => _id === params.id),
    handle: ({ params, body, request }, { passkeys }) =>
      passkeys.renamePasskey(requireAccount(request), params.id, body.name),
  }),
  call('DELETE /auth/passkeys/:id', {
    ...change,
    summary: "Remove one of one's own passkeys; other sessions end",
    reply: success('It is removed.', 'passkey_removed'),
    audit: 'passkey_removed',
    handle: ({ params, request }, { passkeys }) =>
      passkeys.removePasskey(requireAccount(request), params.id, describeCaller(request)),
  }),
];

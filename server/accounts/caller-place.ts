import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#server/http/client-network.ts';
import { bearerToken } from '#server/http/signed-in.ts';
import { knownPlaceLimits } from '#shared/account.ts';
import type { Place } from './known-places.ts';
import type { Caller } from './other-sessions.ts';

const deviceCookie = 'known-device';
const deviceToken = /(?:^|;\s?)(?:__Secure-)?known-device=([\w-]{43})(?:;|$)/;

/** The origin of a call: its network, and the device token of an earlier sign-in. */
export function placeOf(request: FastifyRequest): Place {
  return { address: clientNetwork(request), deviceToken: deviceToken.exec(request.headers.cookie ?? '')?.[1] };
}

/** The place and session of a signed-in call. */
export function callerOf(request: FastifyRequest): Caller {
  return { ...placeOf(request), token: bearerToken(request) ?? '' };
}

/** Sets the cookie that identifies the device at later sign-ins; HttpOnly and same-site. */
export function keepDeviceToken(reply: FastifyReply, token: string, { isSecure }: { isSecure: boolean }): void {
  const attributes = `Path=/api; Max-Age=${knownPlaceLimits.milliseconds / 1000}; HttpOnly; SameSite=Strict`;
  const [prefix, secure] = isSecure ? ['__Secure-', '; Secure'] : ['', ''];
  reply.header('set-cookie', `${prefix}${deviceCookie}=${token}; ${attributes}${secure}`);
}

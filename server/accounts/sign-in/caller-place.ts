import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '#server/core/http/calls/authentication.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { knownPlaceLimits } from '#shared/accounts/account.ts';
import { AppError } from '#shared/errors.ts';
import type { SignInPlace } from './known-places.ts';
import type { Caller } from './other-sessions.ts';
import type { Account } from './session-queries.ts';

const deviceCookie = 'known-device';
const deviceToken = /(?:^|;\s?)(?:__Secure-)?known-device=([\w-]{43})(?:;|$)/;

/** The origin of a call: its network, and the device token of an earlier sign-in. */
export function callerPlace(request: FastifyRequest): SignInPlace {
  return { address: clientNetwork(request), deviceToken: deviceToken.exec(request.headers.cookie ?? '')?.[1] };
}

/** The place and session of a signed-in call. */
export function describeCaller(request: FastifyRequest): Caller {
  return { ...callerPlace(request), token: bearerToken(request) ?? '' };
}

/** Sets the cookie that identifies the device at later sign-ins; HttpOnly and same-site. */
export function keepDeviceToken(reply: FastifyReply, token: string, { isSecure }: { isSecure: boolean }): void {
  const attributes = `Path=/api; Max-Age=${knownPlaceLimits.milliseconds / 1000}; HttpOnly; SameSite=Strict`;
  const [prefix, secure] = isSecure ? ['__Secure-', '; Secure'] : ['', ''];
  reply.header('set-cookie', `${prefix}${deviceCookie}=${token}; ${attributes}${secure}`);
}

/** The account of a signed-in call. @throws AppError `unauthenticated` */
export function requireAccount({ account }: FastifyRequest): Account {
  if (!account) throw new AppError('unauthenticated', 'error_unauthenticated');
  return account;
}

/** The caller's session, when `id` is their own account. */
export function ownCaller(request: FastifyRequest, id: string): Caller | undefined {
  return requireAccount(request).id === id ? describeCaller(request) : undefined;
}

// The order matters: most browsers also identify as Chrome and Safari.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A short description of a browser from its User-Agent, `Firefox · Windows`; '' when it is unknown. */
export function describeDevice(userAgent: string | undefined): string {
  const findName = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [findName(browsers), findName(systems)].filter(Boolean).join(' · ');
}

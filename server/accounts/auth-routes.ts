import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { bearerToken, requireSignedIn } from '#server/http/signed-in.ts';
import { credentialsSchema, passwordChangeSchema } from '#shared/account.ts';
import { AppError } from '#shared/errors.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { AuthService } from './auth-service.ts';
import { callerOf, keepDeviceToken, placeOf } from './caller-place.ts';

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
export function deviceWords(userAgent: string | undefined): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ');
}

type Parts = {
  auth: AuthService;
  /** Whether a call came over TLS. */
  isSecure: (request: FastifyRequest) => boolean;
};

/** POST /auth/login, POST /auth/logout, GET /auth/me and PUT /auth/password. */
export function authRoutes(api: FastifyInstance, { auth, isSecure }: Parts): void {
  api.post('/auth/login', { config: { ignoresToken: true, audit: 'none' } }, async (request, reply) => {
    const credentials = parseOrRefuse(credentialsSchema, request.body ?? {});
    reply.header('cache-control', 'no-store');
    const device = deviceWords(request.headers['user-agent']);
    const { deviceToken, ...signedIn } = await auth.signIn(credentials, { ...placeOf(request), device });
    keepDeviceToken(reply, deviceToken, { isSecure: isSecure(request) });
    return signedIn;
  });

  api.post(
    '/auth/logout',
    { preHandler: requireSignedIn, config: { audit: 'sign_out', duringTotpSetup: true } },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token) await auth.signOut(token);
      return reply.status(204).send();
    },
  );

  api.get('/auth/me', { preHandler: requireSignedIn, config: { duringTotpSetup: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { username, role } = request.account ?? {};
    return { user: { username, role } };
  });

  withJsonOnly(api, (scope) => {
    scope.put(
      '/auth/password',
      { onRequest: requireSignedIn, config: { audit: 'password_changed' } },
      async (request, reply) => {
        const change = parseOrRefuse(passwordChangeSchema, readJsonObject(request));
        if (!request.account) throw new AppError('unauthenticated', 'error_unauthenticated');
        await auth.changePassword(request.account, change, callerOf(request));
        return replyWithSuccess(request, reply, 'user_password_changed');
      },
    );
  });
}

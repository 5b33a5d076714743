import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { mediaRoutes } from '#server/content/media/media-routes.ts';
import type { Config } from '#server/core/config/config.ts';
import { answerBrokenRequest, refuseExpectations } from '#server/core/http/broken-request.ts';
import { registerAuthentication } from '#server/core/http/calls/authentication.ts';
import { registerCalls } from '#server/core/http/calls/register-calls.ts';
import { registerConnectionLimits, serverLimits } from '#server/core/http/connection-limits.ts';
import { registerCompression } from '#server/core/http/replies/compress-answers.ts';
import { encodingFor } from '#server/core/http/replies/content-encoding.ts';
import { registerErrorReplies, sendRefusal, toRefusal } from '#server/core/http/replies/error-reply.ts';
import { bodyVersion } from '#server/core/http/replies/etag-reply.ts';
import { registerRequestGuard } from '#server/core/http/request-guard.ts';
import { requestLanguage } from '#server/core/http/request-language.ts';
import { registerRequestParsing } from '#server/core/http/request-parsing.ts';
import { registerRequestTurns } from '#server/core/http/request-turns.ts';
import { cacheReplies } from '#server/core/http/response-cache/cache-replies.ts';
import { createResponseCache, type ResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import { isOverTls, registerSecurityHeaders, setSecurityHeaders } from '#server/core/http/security-headers.ts';
import { datasheetRoutes, mostNewDatasheets } from '#server/extras/datasheets/datasheet-routes.ts';
import { createVisitLimit } from '#server/extras/visits/visit-limits.ts';
import { requestPaperRoutes } from '#server/leads/quotes/request-paper-routes.ts';
import { discoveryRoutes } from '#server/site/discovery/discovery-routes.ts';
import type { HttpParts } from '#server/site/pages/http-parts.ts';
import { singleParameters } from '#server/site/pages/page-address.ts';
import { mountPages } from '#server/site/pages/pages.ts';
import { answerPlainReads } from '#server/site/pages/plain-reads.ts';
import { createSharedPages } from '#server/site/pages/shared-pages.ts';
import { shareRoutes } from '#server/site/share/share-routes.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { apiCalls } from './api-calls.ts';
import { referenceFiles } from './api-reference.ts';
import { registerAudit } from './audit-hook.ts';
import type { ApiDescription } from './description-calls.ts';
import { openApiDocument } from './openapi-document.ts';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

const refuse = (): never => {
  throw new Error('Routes have no JSON schemas: zod reads what comes, JSON.stringify writes what goes.');
};

/** Keeps the framework from loading its JSON schema compilers, which no route needs; saves a tenth of the start. */
const noSchemas: SchemaController = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };

/** `OPTIONS *` asks about the server as a whole. */
const rewriteUrl = ({ method, url = '/' }: IncomingMessage): string =>
  method === 'OPTIONS' && url === '*' ? '/' : url;

// A missing Host is refused with our own error. Slow uploads may take long, but not without any data.
const options = { ...serverLimits, requireHostHeader: false, keepAliveTimeout: 72_000, requestTimeout: 0 };
const silentMilliseconds = 120_000;

/** The whole HTTP side: `/api`, `/media`, static files and, last, the pages. */
export async function buildHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const responses = createResponseCache(parts);
  const shared = createSharedPages(responses);
  parts.metrics?.watchPageCache(shared.counts);
  const plainReads = parts.pages && parts.pages.mode !== 'development' && { ...parts, responses, ...shared };
  const app = Fastify({
    loggerInstance: parts.logger,
    schemaController: noSchemas,
    // Only hops added by trusted proxies count; the rest of X-Forwarded-For is controlled by the client.
    trustProxy: (_address, hop) => hop < parts.config.trustProxy,
    bodyLimit: limits.jsonBytes,
    routerOptions: { maxParamLength: 1_000, ignoreTrailingSlash: true },
    requestIdHeader: false,
    rewriteUrl,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 0,
    connectionTimeout: silentMilliseconds,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => answerUnroutable(error, request, reply, parts.config),
    clientErrorHandler: answerBrokenRequest(parts.config),
    http: options,
    ...(plainReads && { serverFactory: answerPlainReads(plainReads, { options, silentMilliseconds }) }),
  });
  refuseExpectations(app.server, parts.config);
  registerSecurityHeaders(app, parts.config);
  registerErrorReplies(app);
  registerRequestTurns(app, parts.config);
  registerCompression(app);
  registerConnectionLimits(app);
  registerRequestGuard(app, { siteUrl: parts.config.siteUrl, singleParameters });
  app.decorateRequest('account', undefined);
  app.decorateRequest('staff', undefined);
  logOutcomes(app, parts.metrics);
  registerAudit(app, parts.services);
  const { uploadRoom, files } = parts.services;
  await registerRequestParsing(app, files.temp, { uploadRoom, ...parts.config });
  mediaRoutes(app, parts.services);
  discoveryRoutes(app, parts.services, parts.config.siteUrl);
  shareRoutes(app, parts.services, parts.config);
  datasheetRoutes(app, parts.services, {
    ...parts.config,
    program: packageJson.version,
    limit: createVisitLimit({ factor: parts.config.rateLimitFactor, now: Date.now, perAddress: mostNewDatasheets }),
  });
  requestPaperRoutes(app, parts.services);
  app.addHook('onClose', async () => responses.close());
  await app.register((api) => apiRoutes(api, parts, responses), { prefix: '/api' });
  // Load balancers ask so whether the program answers at all.
  app.options('/*', (_request, reply) => reply.status(204).header('allow', 'GET, HEAD, POST, OPTIONS').send());
  if (parts.pages) await mountPages(app, parts, { pages: parts.pages, responses, shared });
  return app;
}

async function apiRoutes(
  api: FastifyInstance,
  { config, services }: HttpParts,
  responses: ResponseCache,
): Promise<void> {
  registerErrorReplies(api);
  const isSecure = (request: FastifyRequest) => isOverTls(config, request);
  cacheReplies(api, { responses, keyOf: (request) => answerKey(request, isSecure(request)) });
  registerAuthentication(api, services.auth);
  registerCalls(api, apiCalls, { ...services, isSecure, description: describer(config.siteUrl) });
  referenceFiles(api);
  // Otherwise the page handler would answer unknown addresses under /api.
  api.all('/*', () => {
    throw new AppError('not_found', 'error_not_found');
  });
}

// Longer addresses are not worth caching.
const longestKept = 500;
const readingParameters = new Set(
  apiCalls.filter(({ query }) => query.some(({ name }) => name !== 'lng')).map(({ path }) => `/api${path}`),
);

/** The cache key of an anonymous read of the API: one for each record, whatever stands behind its address. */
function answerKey(request: FastifyRequest, isSecure: boolean): string | undefined {
  const { method, headers } = request.raw;
  const { url: route = '' } = request.routeOptions;
  const asked = readingParameters.has(route) ? request.url : `${route} ${JSON.stringify(request.params)}`;
  if (method !== 'GET' || headers.authorization !== undefined || asked.length > longestKept) return undefined;
  return `api ${requestLanguage(request)}${isSecure ? '+' : ''} ${encodingFor(headers['accept-encoding'])} ${asked}`;
}

/** The OpenAPI document as it is sent, generated on the first request, so that it does not delay the start. */
function describer(siteUrl: string): ApiDescription {
  let described: ReturnType<ApiDescription> | undefined;
  return () => {
    if (!described) {
      const document = openApiDocument(apiCalls, { version: packageJson.version, siteUrl });
      const body = JSON.stringify(document, null, 2);
      described = { body, version: bodyVersion(body) };
    }
    return described;
  };
}

/** Undecodable or too long addresses reach neither routes nor hooks. */
function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply, config: Config): void {
  setSecurityHeaders(request, reply, config);
  const { status, reply: body } = toRefusal(error, request);
  void sendRefusal(request, reply.status(status), body);
}

/** One log line per request, without query strings, addresses and bodies, which may be personal data. */
function logOutcomes(app: FastifyInstance, metrics: HttpParts['metrics']): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, milliseconds }, 'answered');
    metrics?.observe({ method: request.method, route, status: reply.statusCode, milliseconds });
  });
}

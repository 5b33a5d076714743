import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { bodyVersion, replyFresh } from '#server/http/fresh-reply.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Language } from '#shared/language.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { apiCalls } from './api-calls.ts';
import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { openApiDocument } from './openapi-document.ts';

/** GET /openapi.json and the same as a page at /docs, in the caller's language, for anyone. */
export function openApiRoutes(api: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  let described: ReturnType<typeof describe> | undefined;
  // Generated on first request, so that it does not delay the start.
  const description = () => (described ??= describe(siteUrl));

  api.get('/openapi.json', (request, reply) => {
    reply.isForEveryone = true;
    return replyFresh(request, reply, { type: 'application/json; charset=utf-8', ...description().json });
  });

  api.get('/docs', (request, reply) => {
    const language = requestLanguage(request);
    reply.header('content-language', language).header('vary', 'accept-language');
    reply.header('content-security-policy', stylePolicy);
    reply.isForEveryone = true;
    return replyFresh(request, reply, { type: 'text/html; charset=utf-8', ...description().pageIn(language) });
  });
}

// The page needs only its style block and icon.
const stylePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', docsStyle, 'base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Described = { body: string; version: string };

const withVersion = (body: string): Described => ({ body, version: bodyVersion(body) });

function describe(siteUrl: string) {
  const document = openApiDocument(apiCalls, { version: packageJson.version, siteUrl });
  const pages: Partial<Record<Language, Described>> = {};
  return {
    json: withVersion(JSON.stringify(document, null, 2)),
    pageIn(language: Language): Described {
      pages[language] ??= withVersion(docsPage(document, apiCalls, language));
      return pages[language];
    },
  };
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import viewer from '@fastify/swagger-ui/package.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { type ContentEncoding, encode, encodingFor } from '#server/core/http/replies/content-encoding.ts';
import { bodyVersion } from '#server/core/http/replies/etag-reply.ts';
import { writePolicy } from '#server/core/http/security-headers.ts';
import { AppError } from '#shared/errors.ts';

const { resolve } = createRequire(import.meta.url);

// For reading only: calls cannot be tried out. `validatorUrl` would ask another host.
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const followColourMode = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followColourMode);
followColourMode();

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

// What a page for reading does not need, so that the rest fits on a phone: tokens, fields to fill in, links.
const style = `.swagger-ui .auth-wrapper,
.swagger-ui .parameters :disabled,
.swagger-ui .response-col_links {
  display: none;
}
.swagger-ui .parameters-container,
.swagger-ui .responses-inner {
  overflow-x: auto;
}
`;

const files: Record<string, { type: string; read: () => Promise<Buffer> }> = {
  'swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    read: () => readFile(resolve('@fastify/swagger-ui/static/swagger-ui.css')),
  },
  'swagger-ui-bundle.js': {
    type: 'text/javascript; charset=utf-8',
    read: () => readFile(resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js')),
  },
  'style.css': { type: 'text/css; charset=utf-8', read: async () => Buffer.from(style) },
  'start.js': { type: 'text/javascript; charset=utf-8', read: async () => Buffer.from(start) },
};

// Another release has other addresses, so that browsers may keep each file for good.
const release = bodyVersion(`${viewer.version} ${start} ${style}`);
const address = (file: string): string => `/api/docs/${release}/${file}`;

/** The page at /api/docs; Swagger UI fills it from /api/openapi.json. */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mansooj API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${address('swagger-ui.css')}">
<link rel="stylesheet" href="${address('style.css')}">
</head>
<body>
<main id="reference"></main>
<noscript><p>The same as data: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p></noscript>
<script src="${address('swagger-ui-bundle.js')}"></script>
<script src="${address('start.js')}"></script>
</body>
</html>
`;

/** The policy of that page: its own files, the pictures in its stylesheet, and the description. */
export const referencePolicy = writePolicy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

const forever = 'public, max-age=31536000, immutable';

/** GET /docs/<release>/<file>: the files of the viewer, each compressed once per process. */
export function referenceFiles(api: FastifyInstance): void {
  const encoded = new Map<string, Promise<Buffer>>();
  const encodeOnce = (name: string, encoding: ContentEncoding, read: () => Promise<Buffer>): Promise<Buffer> => {
    const key = `${encoding} ${name}`;
    const bytes = encoded.get(key) ?? read().then((text) => encode(text, encoding, 'kept'));
    encoded.set(key, bytes);
    return bytes;
  };

  api.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const [asked, name = ''] = request.params['*'].split('/');
    const file = asked === release && Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) throw new AppError('not_found', 'error_not_found');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('vary', 'Accept-Encoding').header('cache-control', forever).type(file.type);
    return reply.send(await encodeOnce(name, encoding, file.read));
  });
}

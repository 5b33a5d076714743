import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyOf } from '#server/core/http/security-headers.ts';
import { isBackOfficePath } from '#shared/site/site-paths.ts';
import type { InlineHashes } from './rendered-page.ts';

type PageSort = { isBackOffice: boolean; isDevelopment: boolean };

/** The policy of a page: same-origin files, and the inline scripts and styles with the given hashes (`sha256-…`). */
export function pagePolicy(inline: InlineHashes, { isBackOffice, isDevelopment }: PageSort): string {
  // Previews of drafts and chosen files are blob URLs; small images in style sheets are data URLs.
  const shown = isBackOffice ? "'self' data: blob:" : "'self' data:";
  return policyOf({
    'default-src': "'none'",
    'script-src': ownAnd(inline.scripts),
    // In development, styles are injected by scripts.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : ownAnd(inline.styles),
    'img-src': shown,
    'media-src': isBackOffice ? "'self' blob:" : "'self'",
    'font-src': "'self'",
    // As specified, the image call returns a data URL, which the client then fetches.
    'connect-src': isBackOffice ? "'self' data:" : "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
}

const ownAnd = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** Replaces the default policy, which allows nothing, by the page's own. */
export function registerPagePolicy(pages: FastifyInstance, { isDevelopment }: { isDevelopment: boolean }): void {
  pages.addHook('onSend', (request, reply, _payload, done) => {
    const hashes = hashesOf(request, reply);
    const sort = { isBackOffice: isOfBackOffice(request), isDevelopment };
    if (hashes) reply.header('content-security-policy', pagePolicy(hashes, sort));
    done();
  });
}

function hashesOf({ method }: FastifyRequest, reply: FastifyReply): InlineHashes | undefined {
  if (reply.inlineHashes) return reply.inlineHashes;
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
  return method === 'HEAD' && isPage ? { scripts: [], styles: [] } : undefined;
}

const isOfBackOffice = ({ url }: FastifyRequest): boolean => isBackOfficePath(url.replace(/[?#].*/s, ''));

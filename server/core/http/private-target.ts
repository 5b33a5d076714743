import type { FastifyReply } from 'fastify';
import { addressOfTarget } from './request-address.ts';

const privateSegment = /(?:^|\/)requests(?:\/|$)/i;

/**
 * Whether a request target may lead to a private page, in whatever spelling: what a router or a browser could make of it
 * counts, since the token in it is the key.
 */
export function isPrivateTarget(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!/requests|%/i.test(path)) return false;
  return [path, decoded(path), addressOfTarget(target).pathname].some((spelling) =>
    privateSegment.test(spelling.replaceAll('\\', '/')),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address is a key: neither a cache nor another site may get it, whatever the answer is. */
export function keepPrivate(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}

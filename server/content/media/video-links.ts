import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import { mediaAddress } from '#shared/content/picture.ts';

const lifetimeSeconds = 10 * 60;

export type LinkQuery = { expires?: unknown; signature?: unknown };

/**
 * Signed links to the videos of drafts: a `<video>` cannot send a token. The holder of a link may watch for ten
 * minutes.
 */
export function createVideoLinks({ db, now = () => Date.now() }: { db: Database; now?: () => number }) {
  const sign = keyedHash(db, 'video-links');
  const nowInSeconds = (): number => Math.floor(now() / 1000);

  return {
    /** `/media/videos/…?expires=…&signature=…`, valid for ten minutes. */
    async signedLink(path: string): Promise<string> {
      const expires = nowInSeconds() + lifetimeSeconds;
      const signature = await sign(`${expires}:${path}`);
      return `${mediaAddress(path)}?expires=${expires}&signature=${signature}`;
    },

    /** Whether the query of a link is valid for `path` now. */
    async allows(path: string, { expires, signature }: LinkQuery): Promise<boolean> {
      if (typeof signature !== 'string' || typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
      if (Number(expires) < nowInSeconds()) return false;
      const sent = Buffer.from(signature, 'base64url');
      const expected = Buffer.from(await sign(`${Number(expires)}:${path}`), 'base64url');
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { siteSecret } from '#server/db/site-secret.ts';
import { mediaAddress } from '#shared/picture.ts';

const lifetimeSeconds = 10 * 60;

/** What a signed link carries in its query. */
export type LinkQuery = { expires?: unknown; signature?: unknown };

/**
 * Signed links to the videos of drafts: a `<video>` cannot send a token. The holder of a link may watch for ten
 * minutes.
 */
export function createVideoLinks({ db, now = () => Date.now() }: { db: Database; now?: () => number }) {
  let key: Promise<Buffer> | undefined;

  async function sign(path: string, expires: number): Promise<Buffer> {
    key ??= siteSecret(db, 'video-links').catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return createHmac('sha256', await key)
      .update(`${expires}:${path}`)
      .digest();
  }

  const nowInSeconds = (): number => Math.floor(now() / 1000);

  return {
    /** `/media/videos/…?expires=…&signature=…`, valid for ten minutes. */
    async signedLink(path: string): Promise<string> {
      const expires = nowInSeconds() + lifetimeSeconds;
      const signature = (await sign(path, expires)).toString('base64url');
      return `${mediaAddress(path)}?expires=${expires}&signature=${signature}`;
    },

    /** Whether the query of a link is valid for `path` now. */
    async allows(path: string, { expires, signature }: LinkQuery): Promise<boolean> {
      if (typeof signature !== 'string' || typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
      if (Number(expires) < nowInSeconds()) return false;
      const [sent, right] = [Buffer.from(signature, 'base64url'), await sign(path, Number(expires))];
      return sent.length === right.length && timingSafeEqual(sent, right);
    },
  };
}

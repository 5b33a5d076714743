import type { AuditService } from '#server/audit/audit-service.ts';
import type { AuthService } from '#server/auth/auth-service.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { MediaService } from './media-service.ts';
import type { MediaLogger } from './variant-worker.ts';

const firstAfterMilliseconds = 5 * 60 * 1000;
const everyMilliseconds = 60 * 60 * 1000;

type Parts = { audit: AuditService; auth: AuthService; media: MediaService; files: FileStore; logger: MediaLogger };

/** Removes, every hour, what crashes left behind (unfinished uploads, files that no row names) and ended sessions. */
export function startHousekeeping({ audit, auth, media, files, logger }: Parts): { stop(): void } {
  async function tidy(): Promise<void> {
    try {
      await files.temp.sweep();
      await media.removeOrphans();
      await auth.sweep();
      await audit.sweep();
    } catch (error) {
      logger.error({ err: error }, 'leftover files could not be removed');
    }
  }
  const first = setTimeout(tidy, firstAfterMilliseconds).unref();
  const regular = setInterval(tidy, everyMilliseconds).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(regular);
    },
  };
}

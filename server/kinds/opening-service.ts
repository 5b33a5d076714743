import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import { AppError } from '#shared/errors.ts';
import type { Opening } from '#shared/kinds/opening.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { openingContent } from './opening-content.ts';

export type OpeningService = ReturnType<typeof createOpeningService>;

/** The status set by staff. */
export type OpeningFilter = { status?: Opening['status'] | undefined };

type OpeningParts = { db: Database; contents: ContentWriteService; now?: () => Date };

/** The rules about job openings. Records come in English with `translations`; `localise` gives a reader's language. */
export function createOpeningService({ db, contents, now = () => new Date() }: OpeningParts) {
  /** Today in Amman, YYYY-MM-DD. */
  const today = (): string => dayInAmman(now());

  return {
    /** The staff operations. */
    writes: contents.writesOf<Opening>(openingContent),

    /** The openings that accept applications; `closesOn` is the last day, inclusive. */
    listOpenings(query: ListQuery = {}): Promise<Page<Opening>> {
      return kindTables.opening.list(db, query, { status: 'open', closesOn: { notBefore: today() } });
    },

    /** Every opening, as stored, for staff. */
    listAllOpenings(query: ListQuery = {}, filter: OpeningFilter = {}): Promise<Page<Opening>> {
      return kindTables.opening.list(db, query, filter);
    },

    /** One opening; its status is `closed` after its last day. @throws AppError `not_found` 'Job opening not found' */
    async getOpening(id: string): Promise<Opening> {
      const opening = await kindTables.opening.find(db, id);
      if (!opening) throw new AppError('not_found', 'opening_not_found');
      const hasEnded = opening.closesOn !== null && opening.closesOn < today();
      return hasEnded ? { ...opening, status: 'closed' } : opening;
    },
  };
}

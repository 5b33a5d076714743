import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { AppError } from '#shared/errors.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { partnerContent } from './partner-content.ts';

export type PartnerService = ReturnType<typeof createPartnerService>;
/** `industry` is the English value. */
export type PartnerFilter = { industry?: string | undefined };

const otherPartners = 3;

/** The rules about partners. Records come in English with `translations`; `localise` gives a reader's language. */
export function createPartnerService({ db, contents }: { db: Database; contents: ContentWriteService }) {
  return {
    /** The staff operations. */
    writes: contents.writesOf<Partner>(partnerContent),

    listPartners(query: ListQuery = {}, filter: PartnerFilter = {}): Promise<Page<Partner>> {
      return kindTables.partner.list(db, query, filter);
    },

    /** @throws AppError `not_found` 'Partner not found' */
    async getPartner(id: string): Promise<Partner> {
      const partner = await kindTables.partner.find(db, id);
      if (!partner) throw new AppError('not_found', 'partner_not_found');
      return partner;
    },

    /** Up to three other partners, those of the same industry first. */
    listOtherPartners(partner: Partner, limit = otherPartners): Promise<Partner[]> {
      return kindTables.partner.listOthers(db, partner, 'industry', limit);
    },
  };
}

import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { AppError } from '#shared/errors.ts';
import type { Service } from '#shared/kinds/service.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';
import { offeringContent } from './offering-content.ts';

export type OfferingService = ReturnType<typeof createOfferingService>;
/** One of the five service categories. */
export type OfferingFilter = { category?: ServiceCategory | undefined };

/** The rules about the services of the consulting brand. Records come in English with `translations`; `localise` gives a reader's language. */
export function createOfferingService({ db, contents }: { db: Database; contents: ContentWriteService }) {
  return {
    /** The staff operations. */
    writes: contents.writesOf<Service>(offeringContent),

    listServices(query: ListQuery = {}, filter: OfferingFilter = {}): Promise<Page<Service>> {
      return kindTables.service.list(db, query, filter);
    },

    /** @throws AppError `not_found` 'Service not found' */
    async getService(id: string): Promise<Service> {
      const service = await kindTables.service.find(db, id);
      if (!service) throw new AppError('not_found', 'service_not_found');
      return service;
    },
  };
}

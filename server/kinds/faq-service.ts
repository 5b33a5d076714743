import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { Database } from '#server/db/database.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { AppError } from '#shared/errors.ts';
import type { Faq } from '#shared/kinds/faq.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { faqContent } from './faq-content.ts';

export type FaqService = ReturnType<typeof createFaqService>;
/** `group` is the English value. */
export type FaqFilter = { group?: string | undefined };

/** The rules about frequently asked questions. Records come in English with `translations`; `localise` gives a reader's language. */
export function createFaqService({ db, contents }: { db: Database; contents: ContentWriteService }) {
  return {
    /** The staff operations. */
    writes: contents.writesOf<Faq>(faqContent),

    listFaqs(query: ListQuery = {}, filter: FaqFilter = {}): Promise<Page<Faq>> {
      return kindTables.faq.list(db, query, filter);
    },

    /** @throws AppError `not_found` 'Question not found' */
    async getFaq(id: string): Promise<Faq> {
      const faq = await kindTables.faq.find(db, id);
      if (!faq) throw new AppError('not_found', 'faq_not_found');
      return faq;
    },
  };
}

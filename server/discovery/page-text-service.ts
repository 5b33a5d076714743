import type { CompanyService } from '#server/company/company-service.ts';
import type { Database } from '#server/db/database.ts';
import { cachedReads } from '#server/db/read-cache.ts';
import type { PrivacyService } from '#server/privacy/privacy-service.ts';
import type { SearchedPage } from '#shared/searched-page.ts';
import { writePageTexts } from './page-texts.ts';

type Parts = {
  db: Database;
  company: Pick<CompanyService, 'getCompany'>;
  privacy: Pick<PrivacyService, 'getRetention'>;
  /** How many months visit counts are stored. */
  months: number;
};

/** The texts of the fixed pages: from the messages, the company's profile and the chosen retention. */
export function createPageTexts({ db, company, privacy, months }: Parts) {
  return {
    /** The same list until one of its sources changes. */
    async readPages(): Promise<readonly SearchedPage[]> {
      const cached = await cachedReads(db);
      return cached({ tables: ['company', 'setting'], key: ['page texts'] }, async () =>
        writePageTexts({ company: await company.getCompany(), retention: await privacy.getRetention(), months }),
      );
    },
  };
}

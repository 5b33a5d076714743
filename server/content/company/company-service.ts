import type { ChangeTerms, ContentChange, ContentWriteService } from '#server/content/records/content-write-service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Company, PageHead, PageHeads } from '#shared/content/company.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { PublicPage } from '#shared/site/fixed-pages.ts';
import { companyContent } from './company-content.ts';
import { companyQueries } from './company-queries.ts';
import { pageHead, pageHeads } from './page-heads.ts';

// The profile's record id in the list of file uses.
const onlyCompany = 'company';

export type CompanyService = ReturnType<typeof createCompanyService>;

/** The rules about the company's profile, in English with `translations`; `localise` returns one language. */
export function createCompanyService({ db, contents }: { db: Database; contents: ContentWriteService }) {
  const edits = contents.editsOf<Company>(companyContent);
  /** @throws AppError `not_found` when no profile was ever stored; the first start stores one. */
  async function getCompany(): Promise<Company> {
    const company = await companyQueries.find(db);
    if (!company) throw new AppError('not_found', 'company_not_found');
    return company;
  }

  return {
    getCompany,

    /** What a fixed page says of itself in its head, unless staff wrote texts for search engines. */
    getPageHead: async (page: PublicPage, language: Language): Promise<PageHead> =>
      pageHead(page, await getCompany(), language),

    /** What search engines show of each fixed page where staff wrote nothing; `language` is that of the pages' names. */
    listPageHeads: async (language: Language): Promise<PageHeads[]> => pageHeads(await getCompany(), language),

    /** Updates the fields sent. @throws AppError as every change of content */
    updateCompany: (change: ContentChange, terms: ChangeTerms): Promise<Company> =>
      edits.update(onlyCompany, change, terms),

    /** When the profile changed last, ISO 8601. */
    getChangedAt: (): Promise<string | undefined> => companyQueries.changedAt(db),
  };
}

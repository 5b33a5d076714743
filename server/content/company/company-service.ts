import type { Database } from '#server/core/db/database.ts';
import { say } from '#server/core/i18n/say.ts';
import { readPromises } from '#server/core/settings/answer-clock.ts';
import type { Company, PageHead, PageHeads } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { Promises } from '#shared/leads/working-hours.ts';
import { fixedEntries, type PublicPage, pageFigures } from '#shared/site/fixed-pages.ts';
import { foldBlanks, headTitle } from '#shared/site/head-title.ts';
import { longestDescription } from '#shared/site/search-texts.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import { promiseKey } from '#shared/time/answer-promise.ts';
import { cutBeginning } from '#shared/typography/cut-beginning.ts';
import type { ChangeTerms, ContentChange, ContentWriteService } from '../records/content-write-service.ts';
import { companyContent } from './company-content.ts';
import { companyQueries } from './company-queries.ts';

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

  const getProfile = async (): Promise<Profile> => ({ company: await getCompany(), promised: await readPromises(db) });

  return {
    getCompany,

    /** What a fixed page says of itself in its head, unless staff wrote texts for search engines. */
    getPageHead: async (page: PublicPage, language: Language): Promise<PageHead> =>
      pageHead(page, await getProfile(), language),

    /** What search engines show of each fixed page where staff wrote nothing; `language` is that of the pages' names. */
    listPageHeads: async (language: Language): Promise<PageHeads[]> => pageHeads(await getProfile(), language),

    /** Updates the fields sent. @throws AppError as every change of content */
    updateCompany: (change: ContentChange, terms: ChangeTerms): Promise<Company> =>
      edits.update(onlyCompany, change, terms),

    getChangedAt: (): Promise<string | undefined> => companyQueries.changedAt(db),
  };
}

type Profile = { company: Company; promised: Promises };

/** What a page says of itself in its head; the title is without the company's name. */
function pageHead({ title, lead, head }: PublicPage, { company, promised }: Profile, language: Language): PageHead {
  const profile = localise(company, language);
  const within = say(promiseKey(promised.contact), { days: promised.contact }, language);
  return {
    // The company may have set its lines.
    title: head?.title ? normalLine(profile[head.title]) : say(title, {}, language),
    description: head ? profile[head.description] : lead ? say(lead, pageFigures(profile, within), language) : '',
  };
}

/** The same of every page, as it stands in the page's head; `language` is that of the pages' names. */
function pageHeads(known: Profile, language: Language): PageHeads[] {
  const shown = (page: PublicPage, of: Language) => {
    const { title, description } = pageHead(page, known, of);
    return {
      title: headTitle(title, { company: localise(known.company, of).name }),
      description: cutBeginning(foldBlanks(description), longestDescription),
    };
  };
  return fixedEntries.map((page) => ({
    page: page.path,
    name: say(page.name, {}, language),
    en: shown(page, 'en'),
    ar: shown(page, 'ar'),
  }));
}

import { say } from '#server/core/i18n/say.ts';
import type { Company, PageHead, PageHeads } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import { fixedEntries, type PublicPage, pageFigures } from '#shared/site/fixed-pages.ts';
import { headTitle } from '#shared/site/head-title.ts';
import { longestDescription } from '#shared/site/search-texts.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import { beginningOf } from '#shared/typography/beginning-of.ts';

/** What a page says of itself in its head; the title is without the company's name. */
export function pageHead({ title, lead, head }: PublicPage, company: Company, language: Language): PageHead {
  const profile = localise(company, language);
  return {
    // The company may have set its lines.
    title: head?.title ? normalLine(profile[head.title]) : say(title, {}, language),
    description: head ? profile[head.description] : lead ? say(lead, pageFigures(profile), language) : '',
  };
}

/** The same of every page, as it stands in the page's head; `language` is that of the pages' names. */
export function pageHeads(company: Company, language: Language): PageHeads[] {
  const shown = (page: PublicPage, of: Language) => {
    const { title, description } = pageHead(page, company, of);
    return {
      title: headTitle(title, { company: localise(company, of).name }),
      description: beginningOf(description, longestDescription),
    };
  };
  return fixedEntries.map((page) => ({
    page: page.path,
    name: say(page.name, {}, language),
    en: shown(page, 'en'),
    ar: shown(page, 'ar'),
  }));
}

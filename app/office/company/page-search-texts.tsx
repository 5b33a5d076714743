import { useState } from 'react';
import { SearchTexts } from '#app/office/components/record/search-texts.tsx';
import type { PageWords } from '#app/office/components/record/search-texts-fields.tsx';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { type FixedPage, fixedPages } from '#shared/site/fixed-pages.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import styles from './company-form.module.css';

const names: Record<FixedPage, () => string> = {
  '/': m.search_page_home,
  '/our-story': m.search_page_story,
  '/our-values': m.search_page_values,
  '/products': m.search_page_products,
  '/partners': m.search_page_partners,
  '/services': m.search_page_services,
  '/projects': m.search_page_projects,
  '/blog': m.search_page_blog,
  '/faqs': m.search_page_faqs,
  '/certificates': m.search_page_certificates,
  '/markets': m.search_markets,
  '/careers': m.search_page_careers,
  '/consultation': m.search_page_consultation,
  '/contact-us': m.search_page_contact,
  '/quote': m.search_page_quote,
  '/calculator': m.search_page_calculator,
  '/finder': m.search_page_finder,
  '/privacy': m.search_page_privacy,
};

const nothing = { title: '', description: '' };

/** The current head of a page; empty when it cannot be read. */
async function readHead(page: FixedPage, language: Language): Promise<PageWords[Language]> {
  try {
    // Without cookies, so that the user's own language choice has no effect.
    const headers = { 'accept-language': language };
    const reply = await fetch(pathIn(language, page), { credentials: 'omit', headers });
    if (!reply.ok) return nothing;
    // Title and description come before the styles, which the policy of this page would not allow.
    const [beginning = ''] = (await reply.text()).split('<style', 1);
    const { title, head } = new DOMParser().parseFromString(beginning, 'text/html');
    return { title, description: head.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '' };
  } catch {
    return nothing;
  }
}

type OnePageProps = { form: FieldForm; page: FixedPage; place: number };

function OnePage({ form, page, place }: OnePageProps) {
  const [words, setWords] = useState<PageWords>({ en: nothing, ar: nothing });
  const prefix = `pages.${place}.`;

  /** Stored texts are not the page's default. */
  async function readWords(): Promise<void> {
    const [en, ar] = await Promise.all(
      languages.map(async (language) => {
        const { title, description } = await readHead(page, language);
        const written = (field: string) =>
          form.getInputProps(`${language === 'ar' ? 'translations.ar.' : ''}${prefix}${field}`).value;
        return {
          title: written('searchTitle') ? '' : title,
          description: written('searchDescription') ? '' : description,
        };
      }),
    );
    setWords({ en: en ?? nothing, ar: ar ?? nothing });
  }

  return <SearchTexts form={form} prefix={prefix} label={names[page]()} page={page} words={words} onOpen={readWords} />;
}

/** The search-engine texts of the fixed pages. */
export function PageSearchTexts({ form }: { form: FieldForm }) {
  return (
    <div className={styles.pages}>
      {fixedPages.map((page, place) => (
        <OnePage key={page} form={form} page={page} place={place} />
      ))}
    </div>
  );
}

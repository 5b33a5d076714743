import { useEffect, useState } from 'react';
import { z } from 'zod';
import { readApi } from '#app/office/components/api-client.ts';
import { text, translationsOf } from '#shared/answer-parts.ts';
import type { Language } from '#shared/language.ts';
import { headTitle } from '#shared/site/head-title.ts';
import { SearchTextsGroup } from './search-texts.tsx';
import type { PageWords } from './search-texts-fields.tsx';

type Names = Record<Language, string>;
const profile = z.object({ name: text, translations: translationsOf<{ name: string }>() });

/** The company's name, which is appended to page titles; none until loaded. */
function useCompanyNames(isWanted: boolean): Names | undefined {
  const [names, setNames] = useState<Names>();
  useEffect(() => {
    if (!isWanted) return;
    readApi('/company', profile).then(
      ({ name, translations }) => setNames({ en: name, ar: translations.ar.name || name }),
      // Only affects the placeholder.
      () => {},
    );
  }, [isWanted]);
  return names;
}

type RecordSearchTextsProps = Pick<Parameters<typeof SearchTextsGroup>[0], 'form' | 'page'> & {
  /** The page's default texts. */
  words: PageWords;
};

/** The search-engine texts of a record with its own page. */
export function RecordSearchTexts({ form, page, words }: RecordSearchTextsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const names = useCompanyNames(isOpen);
  const followed = (language: Language) => {
    const { title, description } = words[language];
    return { title: headTitle(title, { company: names?.[language] }), description };
  };
  return (
    <SearchTextsGroup
      form={form}
      page={page}
      words={{ en: followed('en'), ar: followed('ar') }}
      onOpen={() => setIsOpen(true)}
    />
  );
}

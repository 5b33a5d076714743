import { useEffect, useMemo, useState } from 'react';
import { readApi } from '#app/components/back-office/api-client.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import { localise } from '#shared/content.ts';
import type { Faq } from '#shared/kinds/faq.ts';
import { countTerms, type Term } from '#shared/term.ts';
import { faqKind } from './faq-kind.ts';
import type { SiteContentFilter, SiteContentKind } from './site-content-kind.ts';

function groupFilter(groups: Term[]): SiteContentFilter {
  return {
    name: 'group',
    label: m.admin_field_group,
    all: m.admin_filter_all_groups,
    choices: () => groups.map((group) => ({ value: group.name, label: localise(group, currentLanguage()).name })),
  };
}

/** The FAQ kind with existing subjects as filter and suggestions, so that typos do not create new subjects. */
function withGroups(groups: Term[]): SiteContentKind<Faq> {
  const suggestions = {
    en: groups.map(({ name }) => name),
    ar: groups.flatMap(({ translations }) => translations.ar.name ?? []),
  };
  const fields = faqKind.fields.map((field) =>
    field.name === 'group' && field.type === 'text' ? { ...field, suggestions } : field,
  );
  return { ...faqKind, fields, filters: [groupFilter(groups), ...faqKind.filters] };
}

async function readGroups(): Promise<Term[]> {
  const faqs = await readApi(faqKind.path, arrayOf(faqKind.answer));
  return countTerms(faqs.map(({ group, translations }) => ({ name: group, arabic: translations.ar.group })));
}

/** The FAQ kind, with subjects reloaded when `records` changes. */
export function useFaqKind(records: unknown): SiteContentKind<Faq> {
  const [groups, setGroups] = useState<Term[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may hold another subject
  useEffect(() => {
    let isGone = false;
    // Optional: without them there are no filters and suggestions.
    readGroups().then(
      (read) => isGone || setGroups(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [records]);
  return useMemo(() => withGroups(groups), [groups]);
}

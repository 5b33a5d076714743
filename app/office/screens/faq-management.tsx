import { useEffect, useMemo, useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { KindManagement, kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import { buildAnswerSchema } from '#shared/kinds/answer-schema.ts';
import { faq } from '#shared/kinds/faq.ts';
import { countTerms, type Term } from '#shared/terms/term.ts';
import type { Route } from './+types/faq-management';

const choicesOf = (groups: Term[]) => groups.map((group) => ({ value: group.name, label: localised(group).name }));

const suggestionsOf = (groups: Term[]) => ({
  en: groups.map(({ name }) => name),
  ar: groups.flatMap(({ translations }) => translations.ar.name ?? []),
});

/** The existing subjects are a filter and suggestions, so that typos do not create new subjects. */
const formWith = (groups: Term[]): KindForm<'faq'> => ({
  name: 'faq',
  fields: {
    group: { label: m.admin_field_group, suggestions: suggestionsOf(groups) },
    question: { label: m.admin_field_question, rows: 2 },
    answer: { label: m.admin_field_answer, rows: 6 },
  },
  sentences: {},
  columns: ['group', 'position'],
  filters: { group: { all: m.admin_filter_all_groups, choices: () => choicesOf(groups) } },
});

async function readGroups(): Promise<Term[]> {
  const faqs = await readApi(faq.path, arrayOf(buildAnswerSchema(faq)));
  return countTerms(faqs.map(({ group, translations }) => ({ name: group, arabic: translations.ar.group })));
}

/** The form, with subjects reloaded when `records` changes. */
function useFaqForm(records: unknown): KindForm<'faq'> {
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
  return useMemo(() => formWith(groups), [groups]);
}

const route = kindRoute(formWith([]));

export const handle = route.handle;
export const clientLoader = route.clientLoader;

export default function FaqManagement({ loaderData: { records } }: Route.ComponentProps) {
  return <KindManagement form={useFaqForm(records)} records={records} />;
}

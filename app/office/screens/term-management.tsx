import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, readAnswer } from '#app/office/components/api-client.ts';
import { textProps } from '#app/office/components/both-languages.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import { type ListColumn, sortable } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { RowMenu } from '#app/office/components/list/row-menu.tsx';
import { useAddressed, useAddressedId } from '#app/office/components/list/use-addressed-record.ts';
import { DeleteAction, RowAction } from '#app/office/components/row-action.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { type OpenedTerm, TermDialog } from '#app/office/terms/term-dialog.tsx';
import { originChoices, originLabels } from '#app/office/terms/term-labels.ts';
import styles from '#app/office/terms/terms.module.css';
import { TrialBox } from '#app/office/terms/trial-box.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import { termLabel } from '#shared/terms/term-label.ts';
import { type StaffTerm, staffTermAnswer, type TermOrigin } from '#shared/terms/trade-term.ts';
import type { Route } from './+types/term-management';

export const handle = { title: m.admin_nav_terms };

const useChoices = () => [
  { value: 'searched', label: m.terms_use_searched() },
  { value: 'agreed', label: m.terms_use_agreed() },
];

const source = {
  path: '/terms',
  filters: [
    { name: 'origin', label: m.terms_origin, all: m.terms_all_origins, choices: originChoices },
    { name: 'use', label: m.terms_use, all: m.terms_all_uses, choices: useChoices },
  ],
  schema: arrayOf(staffTermAnswer),
  order: 'name',
  failed: m.terms_error_fetching,
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { terms: readList(request, source) };
}

const colours: Record<TermOrigin, string> = { shipped: 'gray', changed: 'blue', added: 'green', removed: 'red' };

const nameOf = (term: StaffTerm): string => termLabel(term, currentLanguage());

/** What the term is called, by which the list is ordered, and its name in another language. */
function NameCell({ term }: { term: StaffTerm }) {
  const { name, origin } = term;
  const label = nameOf(term);
  return (
    <span className="cell-parts">
      <bdi>{label}</bdi>
      {label !== name && <bdi className="small muted">{name}</bdi>}
      {origin !== 'shipped' && <Chip colour={colours[origin]}>{originLabels[origin]()}</Chip>}
    </span>
  );
}

function WordsCell({ term: { englishSearch, arabicSearch, isSearched } }: { term: StaffTerm }) {
  if (!isSearched || englishSearch.length + arabicSearch.length === 0) return '–';
  const english = englishSearch.length > 0 && <span {...textProps('en')}>{englishSearch.join(' · ')}</span>;
  const arabic = arabicSearch.length > 0 && <span {...textProps('ar')}>{arabicSearch.join(' · ')}</span>;
  const isArabicFirst = currentLanguage() === 'ar';
  return (
    <span className={`cell-parts muted ${styles.words}`}>
      {isArabicFirst ? arabic : english}
      {isArabicFirst ? english : arabic}
    </span>
  );
}

function columns(): ListColumn<StaffTerm>[] {
  return [
    sortable('name', m.terms_name(), (term) => <NameCell term={term} />),
    sortable('english', m.admin_text_english(), ({ english }) => <bdi lang="en">{english || '–'}</bdi>),
    sortable('arabic', m.admin_text_arabic(), ({ arabic }) => <bdi lang="ar">{arabic || '–'}</bdi>),
    { key: 'words', label: m.terms_words(), cell: (term) => <WordsCell term={term} /> },
  ];
}

/** What the rows of the list can do. */
function useTermActions() {
  const { failure, act, tellDone, tellFailure } = useActions();
  return {
    failure,
    tellDone,
    tellFailure,

    remove: (term: StaffTerm) =>
      act({
        ask: {
          title: m.terms_remove_question({ name: nameOf(term) }),
          text: term.origin === 'added' ? m.terms_remove_effect() : m.terms_remove_shipped_effect(),
          confirmLabel: m.terms_remove(),
        },
        call: () => callApi(`/terms/${term._id}`, { method: 'DELETE' }),
        done: m.terms_removed(),
        failed: m.terms_error_removing(),
      }),

    takeBack: (term: StaffTerm) =>
      act({
        ask: {
          title: m.terms_take_back_question({ name: nameOf(term) }),
          text: m.terms_take_back_effect(),
          confirmLabel: m.terms_take_back(),
          isDanger: false,
        },
        call: () => callApi(`/terms/${term._id}/changes`, { method: 'DELETE' }),
        done: m.terms_taken_back(),
        failed: m.terms_error_saving(),
      }),
  };
}

/** The words of search and the termbase: try a search, change, add, remove. */
export default function TermManagement({ loaderData }: Route.ComponentProps) {
  const { failure, tellDone, tellFailure, remove, takeBack } = useTermActions();
  const [opened, setOpened] = useState<OpenedTerm>();
  const [isTrying, setIsTrying] = useState(false);
  const open = async (id: string): Promise<void> => {
    try {
      const { answer: term, headers } = await readAnswer(`/terms/${encodeURIComponent(id)}`, staffTermAnswer);
      setOpened({ term, etag: headers.get('etag') ?? '' });
    } catch (error) {
      tellFailure(error, m.terms_error_fetching());
    }
  };
  useAddressedId(open);
  useAddressed('words', (words) => setOpened({ words }));
  return (
    <RecordListScreen
      title={m.admin_nav_terms()}
      subtitle={m.terms_subtitle()}
      actions={
        <>
          <Button variant="default" aria-expanded={isTrying} onClick={() => setIsTrying(!isTrying)}>
            {m.terms_try_title()}
          </Button>
          <Button data-shortcut="new" onClick={() => setOpened({ words: '' })}>
            {m.terms_add()}
          </Button>
        </>
      }
      notice={isTrying && <TrialBox />}
      failure={failure}
      source={source}
      outcome={loaderData.terms}
      columns={columns()}
      nameOf={nameOf}
      empty={m.terms_empty()}
      rowActions={(term) => (
        <>
          <RowAction
            icon="edit"
            title={m.terms_edit()}
            label={m.admin_edit_named({ name: nameOf(term) })}
            onClick={() => void open(term._id)}
          />
          <RowMenu name={nameOf(term)}>
            {(term.origin === 'changed' || term.origin === 'removed') && (
              <RowAction
                icon="restore"
                title={m.terms_take_back()}
                label={m.terms_take_back_named({ name: nameOf(term) })}
                onClick={() => void takeBack(term)}
              />
            )}
            {term.origin !== 'removed' && <DeleteAction name={nameOf(term)} onClick={() => void remove(term)} />}
          </RowMenu>
        </>
      )}
    >
      {opened && <TermDialog opened={opened} onClose={() => setOpened(undefined)} onSaved={tellDone} />}
    </RecordListScreen>
  );
}

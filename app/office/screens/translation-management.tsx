import { useState } from 'react';
import { type Outcome, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { RowAction, RowLink } from '#app/office/components/row-action.tsx';
import { checkChangedTexts, usePendingChecks } from '#app/office/components/text-checks/pending-checks.ts';
import { toastFailure } from '#app/office/components/toast.ts';
import { ExportButton } from '#app/office/leads/export-button.tsx';
import { placeOfSection } from '#app/office/shell/sections.ts';
import { languageLabels, textFieldLabel } from '#app/office/translations/text-field-label.ts';
import { TranslationDialog } from '#app/office/translations/translation-dialog.tsx';
import { formatDateTime, formatNumber } from '#app/ui/i18n/format.ts';
import { entityLabel } from '#app/ui/i18n/kind-labels.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { contentEntities } from '#shared/kinds/kinds.ts';
import {
  type Translation,
  type TranslationCounts,
  translationCountsAnswer,
  translationStates,
  translationsAnswer,
} from '#shared/terms/translations.ts';
import type { Route } from './+types/translation-management';

export const handle = { title: m.admin_nav_translations };

const stateLabels = {
  open: m.translations_state_open,
  missing: m.translations_state_missing,
  stale: m.translations_state_stale,
  look: m.translations_state_look,
  done: m.translations_state_done,
};

const source = {
  path: '/translations',
  schema: translationsAnswer,
  order: '-updatedAt',
  filters: [
    {
      name: 'state',
      label: m.translations_column_state,
      all: m.translations_any_state,
      choices: () => translationStates.map((value) => ({ value, label: stateLabels[value]() })),
    },
    {
      name: 'language',
      label: m.translations_column_language,
      all: m.translations_any_language,
      choices: () => [
        { value: 'ar', label: m.admin_text_arabic() },
        { value: 'en', label: m.admin_text_english() },
      ],
    },
    {
      name: 'kind',
      label: m.trash_column_kind,
      all: m.trash_all_kinds,
      choices: () => contentEntities.map((value) => ({ value, label: entityLabel(value) })),
    },
    'record',
  ],
  failed: m.translations_error_fetching,
};

/** Not awaited: the screen renders while the list loads, which is read when the changed texts were checked. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = checkChangedTexts();
  const readCounts = () => readApi('/translations/counts', translationCountsAnswer);
  return {
    state,
    rows: state.then(() => readList(request, source)),
    counts: toOutcome(state.then(readCounts), m.translations_error_fetching()),
  };
}

const titleOf = (row: Translation): string => localised(row).title;

/** Where the findings of a record are listed. */
const linkFindings = ({ entity, record }: Translation): string =>
  `/admin/text-checks?${new URLSearchParams({ entity, record })}`;

function States({ row: { missing, stale, look } }: { row: Translation }) {
  const nameFields = (fields: string[]) => fields.map(textFieldLabel).join(', ');
  if (missing.length + stale.length + look.length === 0)
    return <Chip colour="green">{m.translations_state_done()}</Chip>;
  return (
    <>
      {missing.length > 0 && (
        <Chip colour="yellow" title={nameFields(missing)}>
          {m.translations_state_missing()}
        </Chip>
      )}{' '}
      {look.length > 0 && (
        <Chip colour="blue" title={nameFields(look)}>
          {m.translations_state_look()}
        </Chip>
      )}{' '}
      {stale[0] && (
        <Chip colour="yellow" title={nameFields(stale.map(({ field }) => field))}>
          {m.translations_since({ time: formatDateTime(stale[0].since) })}
        </Chip>
      )}
    </>
  );
}

function columns(): ListColumn<Translation>[] {
  return [
    { key: 'title', label: m.translations_column_record(), cell: (row) => <bdi>{titleOf(row)}</bdi> },
    { key: 'entity', label: m.trash_column_kind(), cell: ({ entity }) => entityLabel(entity) },
    { key: 'language', label: m.translations_column_language(), cell: ({ language }) => languageLabels[language]() },
    { key: 'state', label: m.translations_column_state(), cell: (row) => <States row={row} /> },
    {
      key: 'words',
      label: m.translations_column_words(),
      isWhole: true,
      cell: ({ words }) => formatNumber(words),
    },
    whole(sortable('updatedAt', m.translations_column_changed(), ({ updatedAt }) => formatDateTime(updatedAt))),
  ];
}

/** How much is left, in words and records; what the list is about where that is not known. */
function Left({ outcome }: { outcome: Promise<Outcome<TranslationCounts>> }) {
  return (
    <AwaitData outcome={outcome} loading={m.translations_subtitle()} failed={m.translations_subtitle}>
      {({ states, words, isCut }) => {
        const sum = (state: 'missing' | 'stale' | 'look' | 'done') =>
          states.reduce((total, counts) => total + counts[state], 0);
        const countWords = (own: string) => formatNumber(words.find(({ language }) => language === own)?.count ?? 0);
        const counted = { english: countWords('en'), arabic: countWords('ar') };
        return (
          <p>
            {[
              ...(['missing', 'stale', 'look', 'done'] as const).map(
                (state) => `${stateLabels[state]()}: ${formatNumber(sum(state))}`,
              ),
              isCut ? m.translations_words_cut(counted) : m.translations_words_left(counted),
            ].join(' · ')}
          </p>
        );
      }}
    </AwaitData>
  );
}

/** What one language lacks or is behind in, with the texts side by side. */
export default function TranslationManagement({ loaderData: { state, rows, counts } }: Route.ComponentProps) {
  const isPending = usePendingChecks(state);
  const [compared, setCompared] = useState<Translation>();
  const { path, filters } = source;
  return (
    <RecordListScreen
      title={m.admin_nav_translations()}
      subtitle={<Left outcome={counts} />}
      actions={<ExportButton path={path} filters={filters} tellFailure={(_error, words) => toastFailure(words)} />}
      notice={isPending && <p role="status">{m.text_checks_pending()}</p>}
      source={source}
      outcome={rows}
      columns={columns()}
      nameOf={titleOf}
      empty={m.translations_empty()}
      rowActions={(row) => (
        <>
          <RowAction
            icon="view"
            title={m.translations_compare()}
            label={m.translations_compare_named({ title: titleOf(row) })}
            onClick={() => setCompared(row)}
          />
          {row.findings > 0 && (
            <RowLink
              icon="cleared"
              title={m.translations_findings({ count: row.findings })}
              label={m.translations_findings_named({ title: titleOf(row) })}
              to={linkFindings(row)}
            />
          )}
        </>
      )}
    >
      {compared && (
        <TranslationDialog
          row={compared}
          editorOf={placeOfSection}
          foundAt={compared.findings > 0 ? linkFindings(compared) : undefined}
          onClose={() => setCompared(undefined)}
        />
      )}
    </RecordListScreen>
  );
}

import { Link } from 'react-router';
import { callApi } from '#app/office/components/api-client.ts';
import { type ListColumn, sortable } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { RowAction, RowLink } from '#app/office/components/row-action.tsx';
import { checkLabel, checkReason } from '#app/office/components/text-checks/check-words.ts';
import { FoundWords } from '#app/office/components/text-checks/finding-list.tsx';
import { checkChangedTexts, usePendingChecks } from '#app/office/components/text-checks/pending-checks.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { placeOfSection } from '#app/office/shell/sections.ts';
import { textFieldLabel } from '#app/office/translations/text-field-label.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { entityLabel } from '#app/ui/i18n/kind-labels.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { contentEntities, findKindPath } from '#shared/kinds/kinds.ts';
import { checkNames } from '#shared/text-checks/text-check.ts';
import { type TextFinding, textFindingsAnswer } from '#shared/text-checks/text-findings.ts';
import type { Route } from './+types/text-check-management';

export const handle = { title: m.admin_nav_text_checks };

const kindFilter = {
  name: 'entity',
  label: m.trash_column_kind,
  all: m.trash_all_kinds,
  choices: () => contentEntities.map((value) => ({ value, label: entityLabel(value) })),
};
const checkFilter = {
  name: 'check',
  label: m.text_checks_column_check,
  all: m.text_checks_all_checks,
  choices: () => checkNames.map((value) => ({ value, label: checkLabel(value) })),
};
const stateFilter = {
  name: 'state',
  label: m.text_checks_state,
  all: m.text_checks_open,
  choices: () => [{ value: 'dismissed', label: m.text_checks_dismissed() }],
};

const source = {
  path: '/text-checks',
  schema: textFindingsAnswer,
  order: 'check',
  filters: [kindFilter, checkFilter, stateFilter, 'record'],
  failed: m.text_checks_error,
};

/** Not awaited: the screen renders while the list loads, which is read when the changed texts were checked. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = checkChangedTexts();
  return { state, findings: state.then(() => readList(request, source)) };
}

const titleOf = (finding: TextFinding): string => localised(finding).title;

/** The record of a finding; its link opens the editor. */
function RecordLink({ finding }: { finding: TextFinding }) {
  const place = placeOfSection(findKindPath(finding.entity).slice(1), finding.record);
  const title = <bdi>{titleOf(finding) || entityLabel(finding.entity)}</bdi>;
  return place ? <Link to={place.to}>{title}</Link> : title;
}

/** The name of a text's field, of a text in a list with its number: `specifications.2.value` is "Details 3". */
function fieldPlace(path: string): string {
  const [field = '', place] = path.split('.');
  return place === undefined ? textFieldLabel(field) : `${textFieldLabel(field)} ${formatNumber(Number(place) + 1)}`;
}

function columns(): ListColumn<TextFinding>[] {
  return [
    sortable('check', m.text_checks_column_check(), ({ check }) => checkLabel(check)),
    sortable('title', m.text_checks_column_record(), (finding) => <RecordLink finding={finding} />),
    sortable('entity', m.trash_column_kind(), ({ entity }) => entityLabel(entity)),
    sortable('field', m.text_checks_column_field(), ({ field }) => fieldPlace(field)),
    {
      key: 'found',
      label: m.text_checks_column_found(),
      cell: (finding) => (
        <span className="cell-parts">
          <FoundWords finding={finding} />
          <span className="muted">{checkReason(finding.check)}</span>
        </span>
      ),
    },
  ];
}

/** Dismisses a finding, or shows it again. */
function Dismissal({ finding, onClick }: { finding: TextFinding; onClick: () => void }) {
  const check = checkLabel(finding.check);
  return finding.isDismissed ? (
    <RowAction
      icon="restore"
      title={m.text_check_show_again()}
      label={m.text_check_show_again_named({ check })}
      onClick={onClick}
    />
  ) : (
    <RowAction
      icon="cleared"
      title={m.text_check_dismiss()}
      label={m.text_check_dismiss_named({ check })}
      onClick={onClick}
    />
  );
}

/** What the checks found in the texts of all content; a finding is mended in the editor, or dismissed. */
export default function TextCheckManagement({ loaderData: { state, findings } }: Route.ComponentProps) {
  const { failure, act } = useActions();
  const isPending = usePendingChecks(state);
  const dismiss = ({ entity, record, field, check, hash, isDismissed }: TextFinding) =>
    act({
      call: () =>
        callApi(`/text-checks/${entity}/${encodeURIComponent(record)}/dismissals`, {
          method: 'PUT',
          body: { field, check, hash, isDismissed: !isDismissed },
        }),
      done: isDismissed ? m.text_check_was_shown() : m.text_check_was_dismissed(),
      failed: m.text_check_dismiss_error(),
    });
  return (
    <RecordListScreen
      title={m.admin_nav_text_checks()}
      subtitle={m.text_checks_subtitle()}
      notice={isPending && <p role="status">{m.text_checks_pending()}</p>}
      failure={failure}
      source={source}
      outcome={findings}
      columns={columns()}
      nameOf={titleOf}
      empty={m.text_checks_empty()}
      rowActions={(finding) => (
        <>
          <RowLink
            icon="view"
            title={m.translations_compare()}
            label={m.translations_compare_named({ title: titleOf(finding) })}
            to={`/admin/translations?${new URLSearchParams({ kind: finding.entity, record: finding.record })}`}
          />
          <Dismissal finding={finding} onClick={() => dismiss(finding)} />
        </>
      )}
    />
  );
}

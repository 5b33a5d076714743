import { Checkbox } from '@mantine/core';
import { callApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { leadKindLabels } from '#app/office/desk/desk-words.ts';
import { formatDecimal, formatNumber } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { Dashboard } from '#shared/leads/dashboard.ts';
import type { WeekFigures, WeekGroup } from '#shared/leads/week.ts';
import { DashboardPanel } from './dashboard-panel.tsx';
import styles from './week-panel.module.css';

const minutesOfHour = 60;

type WeekPanelProps = { week: WeekFigures; letter: Dashboard['weekLetter'] };

/** What came, what was answered and how fast, and what waits; by kind, country and source. */
export function WeekPanel({ week, letter }: WeekPanelProps) {
  const { arrived, waiting, kinds, countries, sources } = week;
  const figures = [
    [m.week_arrived(), formatNumber(arrived)],
    [m.week_in_time(), inTimeOf(week)],
    [m.week_median(), medianOf(week)],
    [m.week_waiting(), formatNumber(waiting)],
  ] as const;
  const groups = [
    [m.desk_kind(), kinds.map((kind) => ({ ...kind, label: leadKindLabels[kind.value]() }))],
    [m.quote_country(), countries.map((country) => ({ ...country, label: country.value }))],
    [m.admin_came_from(), sources.map((source) => ({ ...source, label: source.value }))],
  ] as const;
  return (
    <DashboardPanel title={m.week_title()}>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {kinds.length > 0 && (
        <details>
          <summary className={styles.summary}>{m.week_groups()}</summary>
          <table className={styles.groups}>
            <thead>
              <tr>
                <td />
                <th scope="col">{m.week_arrived()}</th>
                <th scope="col">{m.week_in_time()}</th>
                <th scope="col">{m.week_median_hours()}</th>
                <th scope="col">{m.week_waiting()}</th>
              </tr>
            </thead>
            {groups
              .filter(([, rows]) => rows.length > 0)
              .map(([title, rows]) => (
                <Group key={title} title={title} rows={rows} />
              ))}
          </table>
        </details>
      )}
      {letter && <LetterChoice {...letter} />}
    </DashboardPanel>
  );
}

const inTimeOf = ({ inTime, answered }: Pick<WeekGroup, 'inTime' | 'answered'>): string =>
  answered === 0 ? '–' : m.week_of({ part: formatNumber(inTime), whole: formatNumber(answered) });

const medianOf = ({ medianMinutes }: Pick<WeekGroup, 'medianMinutes'>): string =>
  medianMinutes === null ? '–' : formatDecimal(medianMinutes / minutesOfHour);

function Group({ title, rows }: { title: string; rows: readonly (WeekGroup & { label: string })[] }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={5}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.value}>
          <th scope="row">
            <bdi>{row.label}</bdi>
          </th>
          <td>{formatNumber(row.arrived)}</td>
          <td>{inTimeOf(row)}</td>
          <td>{medianOf(row)}</td>
          <td>{formatNumber(row.waiting)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Whether one gets this by mail each week. */
function LetterChoice({ isWanted, email }: NonNullable<Dashboard['weekLetter']>) {
  const { failure, isBusy, act } = useActions();
  const choose = (wanted: boolean) =>
    act({
      call: () => callApi('/leads/week-letter', { method: 'PUT', body: { isWanted: wanted } }),
      done: wanted ? m.week_letter_on() : m.week_letter_off(),
      failed: m.week_letter_failed(),
    });
  return (
    <>
      {failure && <ErrorLine {...failure} />}
      <Checkbox
        size="xs"
        label={email ? m.week_letter({ email }) : m.week_letter_no_address()}
        checked={isWanted}
        disabled={isBusy || (!email && !isWanted)}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
    </>
  );
}

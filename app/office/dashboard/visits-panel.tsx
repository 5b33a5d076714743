import { NativeSelect } from '@mantine/core';
import { type ReactNode, useState, useTransition } from 'react';
import { type Outcome, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { formatDayOfYear, formatShortDate } from '#app/ui/i18n/format.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import {
  otherValues,
  usualVisitSpan,
  type VisitClick,
  type VisitDay,
  type VisitedPage,
  type VisitSpan,
  type VisitSummary,
  visitSpans,
  visitSummaryAnswer,
} from '#shared/site/visit.ts';
import charts from './charts.module.css';
import { type ChartColumn, ColumnsChart } from './columns-chart.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';
import { ValuesList } from './values-list.tsx';
import styles from './visits-panel.module.css';

const spanLabels: Record<VisitSpan, () => string> = {
  7: m.admin_visits_days_7,
  30: m.admin_visits_days_30,
  90: m.admin_visits_days_90,
  365: m.admin_visits_days_365,
};
const clickLabels: Record<VisitClick, () => string> = {
  whatsapp: m.admin_visits_click_whatsapp,
  phone: m.admin_visits_click_phone,
  mail: m.admin_visits_click_mail,
  datasheet: m.admin_visits_click_datasheet,
  share: m.admin_visits_click_share,
};

/** The visit statistics of the last `span` days; never rejects. */
export function readVisits(span: VisitSpan = usualVisitSpan): Promise<Outcome<VisitSummary>> {
  return toOutcome(readApi(`/visits?days=${span}`, visitSummaryAnswer), m.admin_visits_error());
}

function Totals({ days, clicks }: VisitSummary) {
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  const pressed = Object.values(clicks).reduce((sum, count) => sum + count, 0);
  const totals = [
    { label: m.admin_visits_visits(), total: visits },
    { label: m.admin_visits_views(), total: views },
    { label: m.admin_visits_clicks(), total: pressed },
  ];
  return (
    <dl className={styles.totals}>
      {totals.map(({ label, total }) => (
        <div key={label} className={styles.total}>
          <dt>{label}</dt>
          <dd>{total}</dd>
        </div>
      ))}
    </dl>
  );
}

function Counts(summary: VisitSummary) {
  const { days, clicks, pages, referrers, campaigns, languages } = summary;
  if (days.every(({ views }) => views === 0)) return <p className="small muted">{m.admin_visits_none()}</p>;
  const titles = new Map(pages.map((page) => [page.value, nameVisitedPage(page)]));
  const pressed = Object.entries(clicks).map(([value, count]) => ({ value, count, clicks: 0 }));
  return (
    <>
      <Totals {...summary} />
      <VisitsChart days={days} />
      <div className={styles.lists}>
        <ValuesList
          title={m.admin_visits_pages()}
          unit={m.admin_visits_views()}
          values={pages}
          labelOf={(path) => pageLabel(path, titles.get(path))}
        />
        <ValuesList
          title={m.admin_visits_referrers()}
          unit={m.admin_visits_visits()}
          values={referrers}
          labelOf={referrerLabel}
        />
        <ValuesList
          title={m.admin_visits_campaigns()}
          unit={m.admin_visits_visits()}
          values={campaigns}
          labelOf={valueLabel}
          none={m.admin_visits_no_campaigns()}
        />
        <ValuesList
          title={m.admin_visits_languages()}
          unit={m.admin_visits_views()}
          values={languages}
          labelOf={languageLabel}
        />
        <ValuesList
          title={m.admin_visits_clicks()}
          values={pressed}
          labelOf={(click) => clickLabels[click as VisitClick]()}
        />
      </div>
    </>
  );
}

/** Visit statistics: number, pages, sources and clicks. */
export function VisitsPanel({ outcome: usual }: { outcome: Promise<Outcome<VisitSummary>> }) {
  const [chosen, setChosen] = useState<{ span: VisitSpan; outcome: Promise<Outcome<VisitSummary>> }>();
  const [isLoading, startLoading] = useTransition();
  const { span, outcome } = chosen ?? { span: usualVisitSpan, outcome: usual };
  // The shown numbers stay until the new ones have loaded.
  const choose = (next: VisitSpan) => startLoading(() => setChosen({ span: next, outcome: readVisits(next) }));
  return (
    <DashboardPanel title={m.admin_visits_title()}>
      <NativeSelect
        className={styles.span}
        aria-label={m.admin_visits_span()}
        data={visitSpans.map((each) => ({ value: String(each), label: spanLabels[each]() }))}
        defaultValue={String(usualVisitSpan)}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value) as VisitSpan)}
      />
      <div className={styles.counts} aria-busy={isLoading}>
        <AwaitData outcome={outcome} loading={<p role="status">{m.admin_loading()}</p>} retry={() => choose(span)}>
          {(summary) => <Counts {...summary} />}
        </AwaitData>
      </div>
      <p className="small muted">{m.admin_visits_about()}</p>
    </DashboardPanel>
  );
}

// More columns are too thin to be seen.
const mostDays = 90;
const daysOfWeek = 7;

/** Days, or for long spans weeks ending today; the oldest may be shorter. */
function groupDays(days: VisitDay[]): ChartColumn[] {
  const length = days.length > mostDays ? daysOfWeek : 1;
  const label = days.length > mostDays ? formatShortDate : formatDayOfYear;
  const starts = days.map((_, index) => index).filter((i) => i === 0 || (days.length - i) % length === 0);
  return starts.map((start, i) => {
    const period = days.slice(start, starts[i + 1]);
    const visits = period.reduce((sum, day) => sum + day.visits, 0);
    const views = period.reduce((sum, day) => sum + day.views, 0);
    const day = days[start]?.day ?? '';
    return { key: day, label: label(day), counts: [visits, views - visits] };
  });
}

/** First page views of visits, stacked with further views. */
function VisitsChart({ days }: { days: VisitDay[] }) {
  return (
    <ColumnsChart
      unit={days.length > mostDays ? m.admin_dashboard_week() : m.admin_visits_day()}
      series={[
        { label: m.admin_visits_visits(), className: charts.visits },
        { label: m.admin_visits_further(), className: charts.further },
      ]}
      columns={groupDays(days)}
    />
  );
}

// Labels are inside `dir="auto"`, which ignores <bdi>: an Arabic title would be cut at its beginning.

/** A value as it was counted. */
function valueLabel(value: string): ReactNode {
  return value === otherValues ? m.admin_visits_others() : value;
}

/** The host that visits came from. */
function referrerLabel(host: string): ReactNode {
  return host === '' ? m.admin_visits_direct() : valueLabel(host);
}

/** What the record of a page is called, in the reader's language. */
function nameVisitedPage({ title = '', translations = { ar: {} } }: VisitedPage): string {
  return localised({ title, translations }).title;
}

/** A page of the site, by its title where it has one, as a link to it. */
function pageLabel(path: string, title: string | undefined): ReactNode {
  if (path === otherValues) return m.admin_visits_others();
  return <a href={localPath(path)}>{title || <Isolate>{path}</Isolate>}</a>;
}

/** A language of the site. */
function languageLabel(language: string): ReactNode {
  return language === 'ar' ? m.admin_text_arabic() : m.admin_text_english();
}

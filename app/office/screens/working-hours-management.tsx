import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, outcomeOf, readApi } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import { useLeaveGuard } from '#app/office/components/record/use-leave-guard.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { leadKindLabels } from '#app/office/desk/desk-words.ts';
import { FeastButtons, feastNames, HolidayRows } from '#app/office/working-hours/holiday-rows.tsx';
import styles from '#app/office/working-hours/working-hours.module.css';
import { formatWeekday } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { leadKinds } from '#shared/leads/lead.ts';
import {
  type ExpectedFeast,
  promisedKinds,
  type WorkingHoursInForce,
  workingHoursShape,
} from '#shared/leads/working-hours.ts';
import { promiseKey } from '#shared/time/answer-promise.ts';
import { weekdays } from '#shared/time/work-spans.ts';
import type { Route } from './+types/working-hours-management';

export const handle = { title: m.admin_nav_working_hours };

/** Not awaited: the screen renders while the hours load. */
export function clientLoader() {
  return { hours: outcomeOf(readApi('/working-hours', workingHoursShape), m.working_hours_error_fetching()) };
}

/** When the company works, and how soon it answers. */
export default function WorkingHoursManagement({ loaderData: { hours } }: Route.ComponentProps) {
  return (
    <ListScreen title={m.admin_nav_working_hours()} subtitle={m.working_hours_subtitle()}>
      <AwaitData outcome={hours}>{(answer) => <HoursForm answer={answer} />}</AwaitData>
    </ListScreen>
  );
}

type Answer = WorkingHoursInForce;

/** The fields by the paths that the server calls them by; holidays are rows. */
function fieldsOf({ week, ramadan, answerHours }: Answer['hours']): Record<string, string> {
  return {
    ...Object.fromEntries(weekdays.map((day) => [`week.${day}`, week[day]])),
    ...Object.fromEntries(leadKinds.map((kind) => [`answerHours.${kind}`, `${answerHours[kind]}`])),
    'ramadan.from': ramadan?.from ?? '',
    'ramadan.to': ramadan?.to ?? '',
    'ramadan.spans': ramadan?.spans ?? '',
  };
}

function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`stack gap-4 box ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id} className="title-s">
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

function HoursForm({ answer: { hours, promised, feasts } }: { answer: Answer }) {
  const { revalidate } = useRevalidator();
  const [holidays, setHolidays] = useState(hours.holidays);
  const [saved, setSaved] = useState(() => JSON.stringify([fieldsOf(hours), hours.holidays]));
  const form = useServerForm(fieldsOf(hours), m.working_hours_error_saving(), async (values) => {
    const of = (group: string, names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, values[`${group}.${name}`]]));
    const ramadan = of('ramadan', ['from', 'to', 'spans']);
    const body = {
      week: of('week', weekdays),
      ramadan: Object.values(ramadan).some(Boolean) ? ramadan : null,
      holidays,
      answerHours: of('answerHours', leadKinds),
    };
    await callApi('/working-hours', { method: 'PUT', body });
    toastSuccess(m.working_hours_saved());
    setSaved(JSON.stringify([values, holidays]));
    await revalidate();
  });

  useLeaveGuard(JSON.stringify([form.values, holidays]) !== saved, { onDiscard() {} });

  const take = ({ feast, from, to }: ExpectedFeast) => {
    if (feast === 'ramadan') form.change({ 'ramadan.from': from, 'ramadan.to': to });
    else setHolidays([...holidays, { name: feastNames[feast](), from, to }]);
  };
  const isTaken = ({ from, to }: ExpectedFeast): boolean =>
    holidays.some((holiday) => holiday.from <= to && from <= holiday.to) || form.values['ramadan.from'] === from;
  const proposed = feasts.filter((feast) => !isTaken(feast));
  const isRamadan = ({ feast }: ExpectedFeast) => feast === 'ramadan';

  return (
    <form ref={form.element} className="stack gap-5" noValidate onSubmit={form.submit}>
      <Panel title={m.working_hours_week()} hint={m.working_hours_week_hint()}>
        <div className={styles.fields}>
          {weekdays.map((day, place) => (
            <TextInput
              key={day}
              {...form.field(`week.${day}`)}
              label={formatWeekday(place)}
              placeholder={m.working_hours_off()}
              dir="ltr"
            />
          ))}
        </div>
      </Panel>
      <Panel title={m.working_hours_ramadan()} hint={m.working_hours_ramadan_hint()}>
        <div className={styles.fields}>
          <TextInput {...form.field('ramadan.from')} label={m.working_hours_from()} type="date" />
          <TextInput {...form.field('ramadan.to')} label={m.working_hours_to()} type="date" />
          <TextInput {...form.field('ramadan.spans')} label={m.working_hours_spans()} dir="ltr" />
        </div>
        <FeastButtons feasts={proposed.filter(isRamadan)} onTake={take} />
      </Panel>
      <Panel title={m.working_hours_holidays()}>
        <HolidayRows holidays={holidays} onChange={setHolidays} errorOf={form.errorOf} />
        <p>
          <Button variant="default" onClick={() => setHolidays([...holidays, { name: '', from: '', to: '' }])}>
            {m.working_hours_holiday_add()}
          </Button>
        </p>
        <FeastButtons feasts={proposed.filter((feast) => !isRamadan(feast))} onTake={take} />
      </Panel>
      <Panel title={m.working_hours_answer()} hint={m.working_hours_answer_hint()}>
        <div className={styles.fields}>
          {leadKinds.map((kind) => (
            <TextInput
              key={kind}
              {...form.field(`answerHours.${kind}`)}
              label={leadKindLabels[kind]()}
              description={promisedIn(kind, promised)}
              inputMode="numeric"
              required
            />
          ))}
        </div>
      </Panel>
      {form.failure && <ErrorLine {...form.failure} />}
      <p>
        <Button type="submit" loading={form.isBusy}>
          {m.working_hours_save()}
        </Button>
      </p>
    </form>
  );
}

const promiseWords = {
  within_two_working_days: m.within_two_working_days,
  within_three_working_days: m.within_three_working_days,
  within_working_days: m.within_working_days,
};

/** What the site says of the stored answer time. */
function promisedIn(kind: (typeof leadKinds)[number], promised: Answer['promised']): string {
  const known = promisedKinds.find((each) => each === kind);
  if (!known) return m.working_hours_promised_weeks();
  return m.working_hours_promised({ within: promiseWords[promiseKey(promised[known])]({ days: promised[known] }) });
}

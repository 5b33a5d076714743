import { Button, TextInput } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, failureMessage, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { EditedFields } from '#app/office/components/edited-context.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import { type ReadRecord, readRecord } from '#app/office/components/record/read-record.ts';
import { useLeaveGuard } from '#app/office/components/record/use-leave-guard.ts';
import { toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { leadKindLabels } from '#app/office/desk/desk-words.ts';
import { FeastButtons, feastNames, HolidayRows } from '#app/office/working-hours/holiday-rows.tsx';
import styles from '#app/office/working-hours/working-hours.module.css';
import { formatWeekday } from '#app/ui/i18n/format.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { doneAnswer } from '#shared/answer-parts.ts';
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

export function clientLoader() {
  return { hours: toOutcome(readRecord('/working-hours', workingHoursShape), m.working_hours_error_fetching()) };
}

/** When the company works, and how soon it answers. */
export default function WorkingHoursManagement({ loaderData: { hours } }: Route.ComponentProps) {
  return (
    <ListScreen title={m.admin_nav_working_hours()} subtitle={m.working_hours_subtitle()}>
      <AwaitData outcome={hours}>{(read) => <HoursForm read={read} />}</AwaitData>
    </ListScreen>
  );
}

type Answer = WorkingHoursInForce;

/** The fields by the paths that the server calls them by; holidays are rows. */
function fillFields({ week, ramadan, answerHours }: Answer['hours']): Record<string, string> {
  return {
    ...Object.fromEntries(weekdays.map((day) => [`week.${day}`, week[day]])),
    ...Object.fromEntries(leadKinds.map((kind) => [`answerHours.${kind}`, `${answerHours[kind]}`])),
    'ramadan.from': ramadan?.from ?? '',
    'ramadan.to': ramadan?.to ?? '',
    'ramadan.spans': ramadan?.spans ?? '',
  };
}

/** The same as the server takes them. */
function writeBody(values: Record<string, string>, holidays: Answer['hours']['holidays']) {
  const of = (group: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values[`${group}.${name}`]]));
  const ramadan = of('ramadan', ['from', 'to', 'spans']);
  return {
    week: of('week', weekdays),
    ramadan: Object.values(ramadan).some(Boolean) ? ramadan : null,
    holidays,
    answerHours: of('answerHours', leadKinds),
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

// Loaded on demand, since most saves need none.
const ConflictDialog = lazyPart(() => import('#app/office/components/record/conflict-dialog.tsx'), 'ConflictDialog');

const ramadanLabels = { from: m.working_hours_from, to: m.working_hours_to, spans: m.working_hours_spans };
const hoursAnswer = { parse: (sent: unknown) => workingHoursShape.parse(sent).hours };

/** What each value is called where two states are compared. */
const comparedFields = [
  ...weekdays.map((day, place) => ({ name: `week.${day}`, label: () => formatWeekday(place) })),
  ...(['from', 'to', 'spans'] as const).map((part) => ({
    name: `ramadan.${part}`,
    label: () => `${m.working_hours_ramadan()}: ${ramadanLabels[part]()}`,
  })),
  { name: 'holidays', label: m.working_hours_holidays },
  ...leadKinds.map((kind) => ({ name: `answerHours.${kind}`, label: leadKindLabels[kind] })),
].map((field) => ({ ...field, type: 'line' as const }));

function HoursForm({ read: { record, etag } }: { read: ReadRecord<Answer> }) {
  const { hours, promised, feasts } = record;
  const { revalidate } = useRevalidator();
  const [holidays, setHolidays] = useState(hours.holidays);
  const [saved, setSaved] = useState(() => JSON.stringify([fillFields(hours), hours.holidays]));
  // The state that the next save is based on.
  const [base, setBase] = useState<{ hours: object; etag: string }>({ hours, etag });
  const [hasConflict, setHasConflict] = useState(false);
  const form = useServerForm(fillFields(hours), m.working_hours_error_saving(), async (values) => {
    const body = writeBody(values, holidays);
    try {
      const stored = await readRecord('/working-hours', doneAnswer, { method: 'PUT', body, ifMatch: base.etag });
      setBase({ hours: body, etag: stored.etag });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'changed')) throw error;
      return setHasConflict(true);
    }
    toastSuccess(m.working_hours_saved());
    setSaved(JSON.stringify([values, holidays]));
    await revalidate();
  });

  /** Saves the form over what a colleague stored, after taking some values from it. */
  function saveOver({ record: stored, etag: current }: ReadRecord<object>, taken: readonly string[]): void {
    const theirs = stored as Answer['hours'];
    const values = Object.entries(fillFields(theirs)).filter(([name]) => taken.includes(name));
    form.change(Object.fromEntries(values));
    if (taken.includes('holidays')) setHolidays(theirs.holidays);
    setBase({ hours: theirs, etag: current });
    setHasConflict(false);
    requestAnimationFrame(() => form.element.current?.requestSubmit());
  }

  async function takeTheirs(): Promise<void> {
    try {
      const stored = await readRecord('/working-hours', workingHoursShape);
      const theirs = stored.record.hours;
      form.change(fillFields(theirs));
      setHolidays(theirs.holidays);
      setSaved(JSON.stringify([fillFields(theirs), theirs.holidays]));
      setBase({ hours: theirs, etag: stored.etag });
      setHasConflict(false);
    } catch (error) {
      toastFailure(failureMessage(error, m.working_hours_error_fetching()));
    }
  }

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
        <HolidayRows holidays={holidays} onChange={setHolidays} errorOf={form.findError} />
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
              description={sayPromise(kind, promised)}
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
      {hasConflict && (
        <EditedFields value={comparedFields}>
          <Suspense>
            <ConflictDialog
              path="/working-hours"
              schema={hoursAnswer}
              change={undefined}
              comparedIn={() => comparedFields.map(({ name }) => name)}
              base={base.hours}
              mine={writeBody(form.values, holidays)}
              onSave={saveOver}
              onTakeTheirs={() => void takeTheirs()}
              onBack={() => setHasConflict(false)}
            />
          </Suspense>
        </EditedFields>
      )}
    </form>
  );
}

const promiseWords = {
  within_two_working_days: m.within_two_working_days,
  within_three_working_days: m.within_three_working_days,
  within_working_days: m.within_working_days,
};

/** What the site says of the stored answer time. */
function sayPromise(kind: (typeof leadKinds)[number], promised: Answer['promised']): string {
  const known = promisedKinds.find((each) => each === kind);
  if (!known) return m.working_hours_promised_weeks();
  return m.working_hours_promised({ within: promiseWords[promiseKey(promised[known])]({ days: promised[known] }) });
}

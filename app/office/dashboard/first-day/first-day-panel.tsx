import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, type Outcome, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { usePolledOutcome } from '#app/office/components/use-polling.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { type FirstDay, firstDayAnswer, isFirstDayOver } from '#shared/content/first-day.ts';
import { DashboardPanel } from '../dashboard-panel.tsx';
import styles from './first-day.module.css';
import { describeSteps } from './first-day-steps.tsx';
import type { OpenAccountDialog } from './own-password.tsx';

type Loading = Promise<Outcome<FirstDay>>;

/** For the dashboard's loader. */
export const readFirstDay = (): Loading => toOutcome(readApi('/first-day', firstDayAnswer), m.first_day_error());

type FirstDayPanelProps = { outcome: Loading; accountDialog: OpenAccountDialog };

/** What the installation still needs; nothing once all of it is there. */
export function FirstDayPanel({ outcome, accountDialog }: FirstDayPanelProps) {
  // Some of it happens without anybody, such as the first backup.
  const current = usePolledOutcome(outcome, (signal) => readApi('/first-day', firstDayAnswer, { signal }));
  return (
    <AwaitData outcome={current} loading={null}>
      {(firstDay) =>
        isFirstDayOver(firstDay) ? null : <FirstSteps firstDay={firstDay} accountDialog={accountDialog} />
      }
    </AwaitData>
  );
}

type FirstStepsProps = { firstDay: FirstDay; accountDialog: OpenAccountDialog };

function FirstSteps({ firstDay, accountDialog }: FirstStepsProps) {
  const { failure, isBusy, act } = useActions();
  const { revalidate } = useRevalidator();
  const { isDismissed, hasLeads, items } = firstDay;
  const [isOpen, setIsOpen] = useState(!hasLeads);
  const done = items.filter(({ isDone }) => isDone).length;
  const setDismissed = (dismissed: boolean) => {
    setIsOpen(!dismissed);
    if (dismissed === isDismissed) return;
    void act({
      call: () => callApi('/first-day', { method: 'PUT', body: { isDismissed: dismissed } }),
      failed: m.first_day_error(),
    });
  };
  const progress = m.first_day_progress({ done, total: items.length });
  // Once there are leads, these come first.
  if (isDismissed || !isOpen)
    return (
      <p className="small row gap-3">
        <Button variant="default" size="xs" loading={isBusy} onClick={() => setDismissed(false)}>
          {m.first_day_show()}
        </Button>
        <span className="muted">{progress}</span>
        {failure && <ErrorLine {...failure} />}
      </p>
    );
  const steps = describeSteps(firstDay, { accountDialog, onChanged: () => void revalidate() });
  return (
    <DashboardPanel title={m.first_day_title()}>
      <p className={styles.lead}>
        {m.first_day_lead()} <strong>{progress}</strong>
      </p>
      {failure && <ErrorLine {...failure} />}
      <ol className="stack">
        {items.map(({ name, isDone }) => (
          <FirstDayStep key={name} title={steps[name].title} isDone={isDone}>
            {steps[name].content}
          </FirstDayStep>
        ))}
      </ol>
      <Button
        className={styles.hide ?? ''}
        variant="default"
        size="xs"
        loading={isBusy}
        onClick={() => setDismissed(true)}
      >
        {m.first_day_hide()}
      </Button>
    </DashboardPanel>
  );
}

const tick = 'M5 12.5l4.5 4.5L19 7.5';

type FirstDayStepProps = { title: string; isDone: boolean; children: ReactNode };

/** One step: ticked, or with what there is to do. */
function FirstDayStep({ title, isDone, children }: FirstDayStepProps) {
  return (
    <li className={isDone ? `${styles.step} ${styles.done}` : styles.step}>
      <span className={styles.mark}>{isDone && <LineIcon path={tick} size={16} weight={2.5} />}</span>
      <div className={`stack gap-2 ${styles.words}`}>
        <h3 className={styles.title}>
          {title} <span className="visually-hidden">({isDone ? m.first_day_done() : m.first_day_open()})</span>
        </h3>
        {!isDone && children}
      </div>
    </li>
  );
}

import { Suspense } from 'react';
import { type Outcome, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { readSession } from '#app/office/components/session.ts';
import { usePolledOutcome } from '#app/office/components/use-polling.ts';
import { BackupPanel } from '#app/office/dashboard/backup-panel.tsx';
import styles from '#app/office/dashboard/dashboard.module.css';
import { dashboardCards, mixedCards, readCards } from '#app/office/dashboard/dashboard-cards.ts';
import { StatusesChart, WeeksChart } from '#app/office/dashboard/dashboard-charts.tsx';
import { FirstDayPanel, readFirstDay } from '#app/office/dashboard/first-day/first-day-panel.tsx';
import { ChangesPanel, DeskLine, ExpiringPanel, WaitingPanel } from '#app/office/dashboard/record-panels.tsx';
import { StalledJobsPanel } from '#app/office/dashboard/stalled-jobs-panel.tsx';
import { readVisits, VisitsPanel } from '#app/office/dashboard/visits-panel.tsx';
import { WeekPanel } from '#app/office/dashboard/week-panel.tsx';
import { placeOfSection } from '#app/office/shell/sections.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { type Dashboard as DashboardContent, dashboardAnswer } from '#shared/leads/dashboard.ts';
import { type BackupStatus, backupStatusAnswer } from '#shared/operations/backup.ts';
import { isAlarming } from '#shared/operations/site-status.ts';
import { isFlowing, type StalledJobs, stalledWorkAnswer } from '#shared/operations/stalled-jobs.ts';
import type { Route } from './+types/dashboard';

export const handle = { title: m.admin_title };

export function clientLoader() {
  const role = readSession()?.user.role ?? '';
  return {
    firstDay: mayUse(role, 'first-day') ? readFirstDay() : undefined,
    content: toOutcome(readApi('/dashboard', dashboardAnswer), m.admin_dashboard_error()),
    visits: mayUse(role, 'visits') ? readVisits() : undefined,
    backups: mayUse(role, 'backups')
      ? toOutcome(readApi('/backups', backupStatusAnswer), m.admin_backup_error())
      : undefined,
    work: mayUse(role, 'work') ? toOutcome(readApi('/work', stalledWorkAnswer), m.admin_work_error()) : undefined,
  };
}

function Panels(content: DashboardContent) {
  const { desk, week, weekLetter, expiring, expiringCvs, changes, messagesPerWeek, applicationsPerStatus } = content;
  const place = { placeOf: placeOfSection };
  const cards = readCards(content);
  return (
    <>
      {desk && <DeskLine {...desk} />}
      <div className={styles.panels}>
        <ExpiringPanel expiring={expiring} cvs={expiringCvs} {...place} />
        {dashboardCards.map(([of, title, to]) => {
          const waiting = cards[of];
          const isMixed = mixedCards.includes(of);
          // Texts that wait for nobody have no card.
          if (!waiting || (isMixed && waiting.count === 0)) return null;
          return <WaitingPanel key={of} title={title()} waiting={waiting} to={to} isMixed={isMixed} {...place} />;
        })}
      </div>
      {week && <WeekPanel week={week} letter={weekLetter} />}
      <div className={styles.wide}>
        {messagesPerWeek.length > 0 && <WeeksChart weeks={messagesPerWeek} />}
        {applicationsPerStatus.length > 0 && <StatusesChart statuses={applicationsPerStatus} />}
      </div>
      {cards.arabic && <ChangesPanel changes={changes} {...place} />}
    </>
  );
}

type BackupsProps = { outcome: Promise<Outcome<BackupStatus>>; where: 'above' | 'below' };

/** At the top when action is needed, otherwise at the bottom. */
function Backups({ outcome, where }: BackupsProps) {
  const isAbove = where === 'above';
  return (
    <AwaitData outcome={outcome} loading={null} {...(isAbove && { failed: () => null })}>
      {(status) =>
        isAlarming(status.state, status.journal.state) === isAbove ? <BackupPanel status={status} /> : null
      }
    </AwaitData>
  );
}

/** Hidden while everything works. */
function Work({ outcome }: { outcome: Promise<Outcome<StalledJobs>> }) {
  return (
    <AwaitData outcome={outcome} loading={null}>
      {(work) => (isFlowing(work) ? null : <StalledJobsPanel work={work} />)}
    </AwaitData>
  );
}

const AccountDialog = lazyPart(() => import('#app/office/shell/account-dialog.tsx'), 'AccountDialog');

const openAccount = (onClose: () => void) => (
  <Suspense fallback={null}>
    <AccountDialog username={readSession()?.user.username ?? ''} onClose={onClose} />
  </Suspense>
);

export default function Dashboard({ loaderData: { firstDay, content, visits, backups, work } }: Route.ComponentProps) {
  const current = usePolledOutcome(content, (signal) => readApi('/dashboard', dashboardAnswer, { signal }));
  return (
    <div className={`stack gap-5 ${styles.screen}`}>
      <h1>{m.admin_nav_dashboard()}</h1>
      {firstDay && <FirstDayPanel outcome={firstDay} accountDialog={openAccount} />}
      {backups && <Backups outcome={backups} where="above" />}
      {work && <Work outcome={work} />}
      <AwaitData outcome={current} loading={<p role="status">{m.admin_loading()}</p>}>
        {(loaded) => <Panels {...loaded} />}
      </AwaitData>
      {visits && <VisitsPanel outcome={visits} />}
      {backups && <Backups outcome={backups} where="below" />}
    </div>
  );
}

import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDayOfYear } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { MessageWeek } from '#shared/dashboard.ts';
import styles from './charts.module.css';
import { DashboardPanel } from './dashboard-panel.tsx';

const dayOf = ({ from }: MessageWeek) => formatDayOfYear(from, currentLanguage());

/** The same as numbers, for who does not see bars or wants to know exactly. */
function WeekNumbers({ weeks }: { weeks: MessageWeek[] }) {
  return (
    <details className={styles.numbers}>
      <summary>{m.admin_dashboard_numbers()}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.admin_dashboard_week()}</th>
            <th scope="col">{m.admin_nav_contacts()}</th>
            <th scope="col">{m.admin_nav_consultations()}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">{dayOf(week)}</th>
              <td>{week.contacts}</td>
              <td>{week.consultations}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Messages and consultation requests of each week, one upon the other; time runs in the reading direction. */
export function WeeksChart({ weeks }: { weeks: MessageWeek[] }) {
  const highest = Math.max(1, ...weeks.map(({ contacts, consultations }) => contacts + consultations));
  const height = (count: number) => ({ blockSize: `${(100 * count) / highest}%` });
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <DashboardPanel title={m.admin_dashboard_weeks()}>
      <ul className={styles.legend}>
        <li className={styles.contacts}>{m.admin_nav_contacts()}</li>
        <li className={styles.consultations}>{m.admin_nav_consultations()}</li>
      </ul>
      <div aria-hidden="true">
        <div className={styles.weeks}>
          {weeks.map(({ from, contacts, consultations }) => (
            <div key={from} className={styles.week}>
              {contacts > 0 && <span className={`${styles.bar} ${styles.contacts}`} style={height(contacts)} />}
              {consultations > 0 && (
                <span className={`${styles.bar} ${styles.consultations}`} style={height(consultations)} />
              )}
            </div>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{first && dayOf(first)}</span>
          <span>{last && dayOf(last)}</span>
        </p>
      </div>
      <WeekNumbers weeks={weeks} />
    </DashboardPanel>
  );
}

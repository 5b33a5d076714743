import styles from '#app/features/dashboard/waiting-panel.module.css';
import { WaitingPanel } from '#app/features/dashboard/waiting-panel.tsx';
import { readWaitingWork } from '#app/features/dashboard/waiting-work.ts';
import { m } from '#messages';
import type { Route } from './+types/dashboard';

export const handle = { title: m.admin_title };

/** Not awaited: each panel stands while its list comes. */
export function clientLoader() {
  return readWaitingWork();
}

export default function Dashboard({ loaderData: work }: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{m.admin_nav_dashboard()}</h1>
      <div className={styles.panels}>
        <WaitingPanel title={m.admin_dashboard_messages()} to="/admin/contacts" waiting={work.contacts} />
        <WaitingPanel title={m.admin_dashboard_applications()} to="/admin/careers" waiting={work.careers} />
        <WaitingPanel title={m.admin_nav_consultations()} to="/admin/consultations" waiting={work.consultations} />
        <WaitingPanel title={m.admin_dashboard_drafts()} to="/admin/blogs" waiting={work.drafts} />
        <WaitingPanel title={m.admin_arabic_missing()} waiting={work.arabic} />
      </div>
    </div>
  );
}

import { AwaitData } from '#app/components/back-office/await-data.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { m } from '#messages';
import type { Retention } from '#shared/privacy.ts';
import { PersonPanel } from './person-panel.tsx';
import styles from './privacy-settings.module.css';
import { RetentionForm } from './retention-form.tsx';

/** How long personal data is kept, and what one person may ask for. */
export function PrivacySettings({ settings }: { settings: Promise<Outcome<{ retention: Retention }>> }) {
  return (
    <ListScreen title={m.admin_nav_privacy()} subtitle={m.admin_privacy_subtitle()}>
      <section className={styles.panel} aria-labelledby="retention">
        <h2 id="retention" className={styles.heading}>
          {m.admin_privacy_retention()}
        </h2>
        <p className={styles.hint}>{m.admin_privacy_retention_hint()}</p>
        <AwaitData outcome={settings}>{({ retention }) => <RetentionForm retention={retention} />}</AwaitData>
      </section>
      <PersonPanel />
    </ListScreen>
  );
}

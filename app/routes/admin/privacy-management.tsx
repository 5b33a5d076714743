import { readApi } from '#app/components/back-office/api-client.ts';
import { AwaitData } from '#app/components/back-office/await-data.tsx';
import { ListScreen } from '#app/components/back-office/list/list-screen.tsx';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { PersonPanel } from '#app/features/privacy/person-panel.tsx';
import styles from '#app/features/privacy/privacy-settings.module.css';
import { RetentionForm } from '#app/features/privacy/retention-form.tsx';
import { m } from '#messages';
import { privacyAnswer } from '#shared/privacy.ts';
import type { Route } from './+types/privacy-management';

export const handle = { title: m.admin_nav_privacy };

/** Not awaited: the screen renders while the settings load. */
export function clientLoader() {
  return { settings: outcomeOf(readApi('/privacy', privacyAnswer), m.admin_privacy_error_fetching()) };
}

/** How long personal data is kept, and what one person may ask for. */
export default function PrivacyManagement({ loaderData: { settings } }: Route.ComponentProps) {
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

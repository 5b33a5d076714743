import { readApi } from '#app/components/back-office/api-client.ts';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { PrivacySettings } from '#app/features/privacy/privacy-settings.tsx';
import { m } from '#messages';
import { privacyAnswer } from '#shared/privacy.ts';
import type { Route } from './+types/privacy-management';

export const handle = { title: m.admin_nav_privacy };

/** Not awaited: the screen renders while the settings load. */
export function clientLoader() {
  return { settings: outcomeOf(readApi('/privacy', privacyAnswer), m.admin_privacy_error_fetching()) };
}

export default function PrivacyManagement({ loaderData }: Route.ComponentProps) {
  return <PrivacySettings settings={loaderData.settings} />;
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { readApi } from '#app/components/back-office/api-client.ts';
import { failureOf } from '#app/components/back-office/failure.ts';
import { toastFailure } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import type { SecuritySettings } from '#shared/account.ts';
import { securitySettingsAnswer } from '#shared/answers/account-answers.ts';
import { SecuritySettingsDialog } from './security-settings-dialog.tsx';

/** Loads the security settings and opens their dialog. */
export function SecuritySettingsButton() {
  const [settings, setSettings] = useState<SecuritySettings>();
  const [isBusy, setIsBusy] = useState(false);

  async function open(): Promise<void> {
    setIsBusy(true);
    try {
      setSettings(await readApi('/settings/security', securitySettingsAnswer));
    } catch (error) {
      const { message, reason } = failureOf(error, m.security_settings_error());
      toastFailure([message, reason].filter(Boolean).join(': '));
    }
    setIsBusy(false);
  }

  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void open()}>
        {m.security_settings()}
      </Button>
      {settings && <SecuritySettingsDialog settings={settings} onClose={() => setSettings(undefined)} />}
    </>
  );
}

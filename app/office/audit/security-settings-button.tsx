import { Button, Checkbox, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { callApi, describeFailure, readApi } from '#app/office/components/api-client.ts';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { SecuritySettings } from '#shared/accounts/account.ts';
import { securitySettingsAnswer } from '#shared/accounts/account-answers.ts';
import { auditMonths } from '#shared/accounts/audit.ts';

/** Loads the security settings and opens their dialog. */
export function SecuritySettingsButton() {
  const [settings, setSettings] = useState<SecuritySettings>();
  const [isBusy, setIsBusy] = useState(false);

  async function open(): Promise<void> {
    setIsBusy(true);
    try {
      setSettings(await readApi('/settings/security', securitySettingsAnswer));
    } catch (error) {
      const { message, reason } = describeFailure(error, m.security_settings_error());
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

type SecuritySettingsDialogProps = { settings: SecuritySettings; onClose: () => void };
type Chosen = { totpRequired: boolean; auditMonths: number | string };

/** The required second factor, and the retention of the log. */
function SecuritySettingsDialog({ settings, onClose }: SecuritySettingsDialogProps) {
  const form = useServerForm<Chosen>(settings, m.security_settings_error(), async (body) => {
    await callApi('/settings/security', { method: 'PUT', body });
    toastSuccess(m.security_settings_saved());
    onClose();
  });
  return (
    <FormDialog title={m.security_settings()} form={form} submitLabel={m.admin_save()} size="sm" onClose={onClose}>
      <Checkbox
        name="totpRequired"
        label={m.security_totp_required()}
        description={m.security_totp_required_hint()}
        checked={form.values.totpRequired}
        onChange={({ currentTarget: { checked } }) => form.change({ totpRequired: checked })}
      />
      <NumberInput
        name="auditMonths"
        label={m.security_audit_months()}
        description={m.security_audit_months_hint()}
        min={auditMonths.least}
        max={auditMonths.most}
        clampBehavior="none"
        allowDecimal={false}
        hideControls
        value={form.values.auditMonths}
        error={form.findError('auditMonths')}
        onChange={(months) => form.change({ auditMonths: months })}
      />
    </FormDialog>
  );
}

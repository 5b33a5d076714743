import { Checkbox, NumberInput } from '@mantine/core';
import { callApi } from '#app/components/back-office/api-client.ts';
import { FormDialog } from '#app/components/back-office/form-dialog.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import type { SecuritySettings } from '#shared/account.ts';
import { auditMonths } from '#shared/audit.ts';

type SecuritySettingsDialogProps = { settings: SecuritySettings; onClose: () => void };
type Chosen = { totpRequired: boolean; auditMonths: number | string };

/** The required second factor, and the retention of the log. */
export function SecuritySettingsDialog({ settings, onClose }: SecuritySettingsDialogProps) {
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
        error={form.errorOf('auditMonths')}
        onChange={(months) => form.change({ auditMonths: months })}
      />
    </FormDialog>
  );
}

import { Button, Checkbox, Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import dialog from '#app/components/back-office/dialog-form.module.css';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import type { SecuritySettings } from '#shared/account.ts';
import { auditMonths } from '#shared/audit.ts';

type SecuritySettingsDialogProps = { settings: SecuritySettings; onClose: () => void };

/** The required second factor, and the retention of the log. */
export function SecuritySettingsDialog({ settings, onClose }: SecuritySettingsDialogProps) {
  const [chosen, setChosen] = useState<{ totpRequired: boolean; auditMonths: number | string }>(settings);
  const { element, isBusy, errors, failure, submit } = useServerForm<keyof SecuritySettings>(async () => {
    await callApi('/settings/security', { method: 'PUT', body: chosen });
    toastSuccess(m.security_settings_saved());
    onClose();
  }, m.security_settings_error());
  return (
    <Modal opened onClose={onClose} title={m.security_settings()} size="sm">
      <form ref={element} className={dialog.form} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <Checkbox
          name="totpRequired"
          label={m.security_totp_required()}
          description={m.security_totp_required_hint()}
          checked={chosen.totpRequired}
          onChange={({ currentTarget: { checked } }) => setChosen((before) => ({ ...before, totpRequired: checked }))}
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
          value={chosen.auditMonths}
          error={errors.auditMonths}
          onChange={(months) => setChosen((before) => ({ ...before, auditMonths: months }))}
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.admin_save()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

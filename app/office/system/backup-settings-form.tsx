import { Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { CodeInput } from '#app/office/components/code-input.tsx';
import type { ServerForm } from '#app/office/components/use-server-form.ts';
import { formatSpan } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { BackupChange, SiteSettings } from '#shared/operations/site-settings.ts';
import { SettingsForm, useSettingsForm } from './settings-form.tsx';

const usualTimes = ['1h', '6h', '12h', '1d', '7d', 'off'];
const secondsOf: Record<string, number> = { m: 60, h: 3_600, d: 86_400 };

/** `6h` in words. */
export function everyWords(every: string): string {
  const seconds = Number.parseInt(every, 10) * (secondsOf[every.slice(-1)] ?? 0);
  return seconds ? formatSpan(seconds) : m.system_off();
}

/** Changes where and when backups are made; the place is tried before it is saved. */
export function BackupSettingsForm({ backups, close }: { backups: SiteSettings['backups']; close: () => void }) {
  const { to, every, keep, endpoint, region, accessKeyId, fixed } = backups;
  const unsaid = { key: '', secretKey: '', isKeyKept: false, isOpen: false };
  const initial: BackupChange = { to, every, keep, endpoint, region, accessKeyId, ...unsaid };
  const form = useSettingsForm('backups', initial, close);
  const isFree = (name: string) => !fixed.includes(name);
  return (
    <SettingsForm form={form} close={close}>
      {isFree('BACKUP_TO') && (
        <CodeInput {...form.field('to')} label={m.system_backup_to()} description={m.setting_to_hint()} />
      )}
      {isFree('BACKUP_TO') && isFree('S3_ENDPOINT') && form.values.to.startsWith('s3://') && (
        <BucketFields form={form} hasSecretKey={backups.hasSecretKey} />
      )}
      {isFree('BACKUP_EVERY') && (
        <NativeSelect
          {...form.field('every')}
          label={m.system_backup_every()}
          data={[...new Set([...usualTimes, every])].map((value) => ({ value, label: everyWords(value) }))}
        />
      )}
      {isFree('BACKUP_KEEP') && (
        <TextInput {...form.field('keep')} label={m.system_backup_keep()} inputMode="numeric" dir="ltr" />
      )}
      {isFree('BACKUP_KEY') && <KeyFields form={form} hasKey={backups.hasKey} />}
    </SettingsForm>
  );
}

type Form = ServerForm<BackupChange>;

function BucketFields({ form, hasSecretKey }: { form: Form; hasSecretKey: boolean }) {
  return (
    <>
      <CodeInput {...form.field('endpoint')} label={m.setting_endpoint()} description={m.setting_endpoint_hint()} />
      <CodeInput {...form.field('region')} label={m.setting_region()} />
      <CodeInput {...form.field('accessKeyId')} label={m.setting_access_key()} />
      <PasswordInput
        {...form.field('secretKey')}
        label={m.setting_secret_key()}
        {...(hasSecretKey && { description: m.setting_secret_hint() })}
        dir="ltr"
        autoComplete="new-password"
      />
    </>
  );
}

function KeyFields({ form, hasKey }: { form: Form; hasKey: boolean }) {
  const { key, isKeyKept, isOpen } = form.values;
  return (
    <>
      <PasswordInput
        {...form.field('key')}
        label={m.setting_key()}
        description={m.setting_key_hint()}
        dir="ltr"
        autoComplete="new-password"
        disabled={isOpen}
      />
      {key !== '' && (
        <Checkbox
          name="isKeyKept"
          label={m.setting_key_kept()}
          checked={isKeyKept}
          error={form.findError('isKeyKept')}
          onChange={({ currentTarget }) => form.change({ isKeyKept: currentTarget.checked })}
        />
      )}
      {hasKey && (
        <Checkbox
          label={m.setting_key_open()}
          checked={isOpen}
          onChange={({ currentTarget }) => form.change({ isOpen: currentTarget.checked, key: '' })}
        />
      )}
    </>
  );
}

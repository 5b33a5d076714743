import { Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { CodeInput } from '#app/office/components/code-input.tsx';
import type { ServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { MailChange, MailServerChange, SiteSettings } from '#shared/operations/site-settings.ts';
import { SettingsForm, useSettingsForm } from './settings-form.tsx';

const encryptionWords: Record<MailServerChange['encryption'], () => string> = {
  tls: m.setting_tls,
  required: m.setting_starttls,
  offered: m.setting_starttls_offered,
  off: m.setting_tls_off,
};

/** What is shown of a mail server besides its name. */
export const serverFacts = ({ encryption, isVerified, hasPassword }: SiteSettings['mail' | 'answers']) => [
  { label: m.system_mail_encryption(), value: encryptionWords[encryption]() },
  { label: m.system_mail_certificate(), value: isVerified ? m.system_mail_checked() : m.system_mail_unchecked() },
  { label: m.system_mail_sign_in(), value: hasPassword ? m.system_yes() : m.system_no() },
];

type MailServerFieldsProps = {
  form: ServerForm<MailServerChange>;
  hasPassword: boolean;
  usualPorts: { tls: number; others: number };
  host: { label: string; description: string };
  portHint: string;
};

/** The server, the connection to it, and who signs in. */
export function MailServerFields({ form, hasPassword, usualPorts, host, portHint }: MailServerFieldsProps) {
  const chooseEncryption = (chosen: MailServerChange['encryption']) => {
    const isUsual = Object.values(usualPorts).includes(Number(form.values.port));
    const usual = chosen === 'tls' ? usualPorts.tls : usualPorts.others;
    form.change({ encryption: chosen, ...(isUsual && { port: usual }) });
  };
  return (
    <>
      <CodeInput {...form.field('host')} {...host} />
      <NativeSelect
        name="encryption"
        label={m.system_mail_encryption()}
        value={form.values.encryption}
        error={form.findError('encryption')}
        data={Object.entries(encryptionWords).map(([value, label]) => ({ value, label: label() }))}
        onChange={({ currentTarget }) => chooseEncryption(currentTarget.value as MailServerChange['encryption'])}
      />
      <TextInput
        {...form.field('port')}
        label={m.setting_port()}
        description={portHint}
        inputMode="numeric"
        dir="ltr"
      />
      <Checkbox
        label={m.setting_verified()}
        checked={form.values.isVerified}
        onChange={({ currentTarget }) => form.change({ isVerified: currentTarget.checked })}
      />
      <CodeInput {...form.field('user')} label={m.setting_user()} />
      <PasswordInput
        {...form.field('password')}
        label={m.setting_password()}
        {...(hasPassword && { description: m.setting_password_hint() })}
        dir="ltr"
        autoComplete="new-password"
      />
    </>
  );
}

/** Changes how mail is sent; the server is tried before it is saved. */
export function MailSettingsForm({ mail, close }: { mail: SiteSettings['mail']; close: () => void }) {
  const { host, port, encryption, isVerified, user, from, fixed } = mail;
  const initial: MailChange = { host, port, encryption, isVerified, user, password: '', from };
  const form = useSettingsForm('mail', initial, close);
  return (
    <SettingsForm form={form} close={close}>
      {!fixed.includes('SMTP_URL') && (
        <MailServerFields
          form={form}
          hasPassword={mail.hasPassword}
          usualPorts={{ tls: 465, others: 587 }}
          host={{ label: m.setting_host(), description: m.setting_host_hint() }}
          portHint={m.setting_port_hint()}
        />
      )}
      {!fixed.includes('MAIL_FROM') && (
        <CodeInput {...form.field('from')} label={m.system_mail_from()} description={m.setting_from_hint()} />
      )}
    </SettingsForm>
  );
}

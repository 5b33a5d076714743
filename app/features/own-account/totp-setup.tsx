import { Button, PasswordInput, TextInput } from '@mantine/core';
import { readApi } from '#app/components/back-office/api-client.ts';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import { recoveryCodesAnswer, type SecondFactorKey } from '#shared/answers/account-answers.ts';
import styles from './own-account.module.css';
import { QrCode } from './qr-code.tsx';

type TotpSetupProps = { secret: SecondFactorKey; onOn: (recoveryCodes: string[]) => void; onCancel: () => void };

const empty = { code: '', password: '' };

/** The new key as a QR code and in letters, its first code, and the password: an open session alone is not enough. */
export function TotpSetup({ secret, onOn, onCancel }: TotpSetupProps) {
  const { element, isBusy, failure, field, submit } = useServerForm(empty, m.totp_error(), async (body) => {
    const codes = await readApi('/auth/totp/confirm', recoveryCodesAnswer, { method: 'POST', body });
    onOn(codes ?? []);
  });
  return (
    <div className={styles.setup}>
      <QrCode className={styles.qr} text={secret.address} label={m.totp_qr_alt()} />
      <form ref={element} className={styles.steps} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <div>
          <p>{m.totp_scan()}</p>
          <code className={styles.secret} dir="ltr">
            {secret.key.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
        <TextInput
          {...field('code')}
          label={m.totp_code()}
          description={m.totp_code_hint()}
          required
          data-autofocus
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
        />
        <PasswordInput
          {...field('password')}
          label={m.admin_password_current()}
          required
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': m.admin_password_show() }}
        />
        <p className={styles.note}>{m.totp_ends_sessions()}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onCancel}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.totp_turn_on()}
          </Button>
        </div>
      </form>
    </div>
  );
}

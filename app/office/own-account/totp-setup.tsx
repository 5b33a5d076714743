import { Button, PasswordInput, TextInput } from '@mantine/core';
import { encodeQR } from 'qr';
import { readApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import { recoveryCodesAnswer, type SecondFactorKey } from '#shared/accounts/account-answers.ts';
import styles from './own-account.module.css';

type TotpSetupProps = { secret: SecondFactorKey; onOn: (recoveryCodes: string[]) => void; onCancel: () => void };

const empty = { code: '', password: '' };

/** The new key as a QR code and in letters, its first code, and the password: an open session alone is not enough. */
export function TotpSetup({ secret, onOn, onCancel }: TotpSetupProps) {
  const { element, isBusy, failure, field, submit } = useServerForm(empty, m.totp_error(), async (body) => {
    const codes = await readApi('/auth/totp/confirm', recoveryCodesAnswer, { method: 'POST', body, known: body });
    onOn(codes ?? []);
  });
  return (
    <div className="wrap gap-5">
      <QrCode className={styles.qr} text={secret.address} label={m.totp_qr_alt()} />
      <form ref={element} className={styles.steps} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <div>
          <p>{m.totp_scan()}</p>
          <code className="stack secret" dir="ltr">
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
        <p className="small muted">{m.totp_ends_sessions()}</p>
        <div className="wrap gap-3">
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

/** A QR code as a single path; scanners need the quiet zone and dark on light, also in dark mode. */
function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}

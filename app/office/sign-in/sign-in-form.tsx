import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type StaffSession, storeSession } from '#app/office/components/session.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import styles from './sign-in.module.css';
import { type SignInOutcome, signIn, signInWithPasskey } from './sign-in-request.ts';

type SignInFormProps = {
  /** The error of a plain post, which cannot sign anyone in. */
  message?: string | undefined;
  /** Whether the site offers passkeys. */
  hasPasskeys?: boolean;
  onSignedIn: (session: StaffSession) => void;
};

/** Username and password, or a passkey; the session is kept in this browser's storage, as the back office expects it. */
export function SignInForm({ message, hasPasskeys = false, onSignedIn }: SignInFormProps) {
  const [error, setError] = useState(message);
  const [isBusy, setIsBusy] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [isRefused, setIsRefused] = useState(true);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setIsBusy(true);
    setError(undefined);
    const text = (name: string) => String(typed.get(name) ?? '');
    const code = needsCode ? { totp: text('totp') } : {};
    const credentials = { username: text('username'), password: text('password'), ...code };
    const outcome = await signIn(credentials, () => setIsWorking(true));
    setIsWorking(false);
    finish(outcome);
  }

  async function choosePasskey(): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    finish(await signInWithPasskey());
  }

  function finish(outcome: SignInOutcome): void {
    if (outcome.ok) {
      storeSession(outcome.session);
      onSignedIn(outcome.session);
      return;
    }
    // First, as fields that are disabled take no focus.
    flushSync(() => {
      setIsBusy(false);
      // The first request for the code is not an error.
      setIsRefused(needsCode || !outcome.needsCode);
      setNeedsCode(outcome.needsCode ?? false);
      setError(outcome.message);
    });
    form.current?.querySelector<HTMLInputElement>(`[name=${outcome.needsCode ? 'totp' : 'password'}]`)?.focus();
  }

  return (
    // POST: without JavaScript a GET would put the password into the address.
    <form ref={form} method="post" className="stack gap-5" onSubmit={submit}>
      {error && <Alert kind={isRefused ? 'danger' : 'info'} title={error} isAnnounced />}
      {isWorking && <Alert kind="info" title={m.login_working()} isAnnounced />}
      <noscript>
        <Alert kind="info" title={m.login_needs_script()} />
      </noscript>
      <fieldset className={styles.fields} disabled={isBusy}>
        <TextField name="username" label={m.login_username()} autoComplete="username" autoFocus />
        <TextField name="password" label={m.login_password()} type="password" autoComplete="current-password" />
        {needsCode && (
          <TextField
            name="totp"
            label={m.login_totp()}
            hint={m.login_totp_hint()}
            autoComplete="one-time-code"
            autoFocus
          />
        )}
        <button type="submit" className="button">
          {isBusy ? m.login_submitting() : m.login_submit()}
        </button>
        {hasPasskeys && (
          <button type="button" className="button quiet needs-script" onClick={() => void choosePasskey()}>
            {m.login_passkey()}
          </button>
        )}
      </fieldset>
    </form>
  );
}

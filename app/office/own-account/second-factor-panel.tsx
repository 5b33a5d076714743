import { Button, CopyButton, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { toastSuccess } from '#app/office/components/toast.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import {
  recoveryCodesAnswer,
  type SecondFactor,
  type SecondFactorKey,
  secondFactorKeyShape,
} from '#shared/accounts/account-answers.ts';
import styles from './own-account.module.css';
import { TotpSetup } from './totp-setup.tsx';

type Asked = 'off' | 'codes';

/** One's own second factor: set it up, renew its recovery codes, turn it off. */
export function SecondFactorPanel({ state }: { state: SecondFactor }) {
  const [secret, setSecret] = useState<SecondFactorKey>();
  const [codes, setCodes] = useState<string[]>();
  const [asked, setAsked] = useState<Asked>();
  const { failure, tellFailure, clearFailure } = useActions();
  const { revalidate } = useRevalidator();

  // Nothing changes on the server that the screen shows, and loading it again could lose the key.
  async function begin(): Promise<void> {
    clearFailure();
    try {
      setSecret(await readApi('/auth/totp', secondFactorKeyShape, { method: 'POST' }));
    } catch (error) {
      tellFailure(error, m.totp_error());
    }
  }

  async function prove(password: string): Promise<void> {
    const path = asked === 'off' ? '/auth/totp/off' : '/auth/totp/recovery-codes';
    const newCodes = await readApi(path, recoveryCodesAnswer, {
      method: 'POST',
      body: { password },
      known: { password },
    });
    if (asked === 'off') toastSuccess(m.totp_turned_off());
    setCodes(newCodes);
    setAsked(undefined);
    await revalidate();
  }

  function showCodes(shown: string[]): void {
    setSecret(undefined);
    setCodes(shown);
    toastSuccess(m.totp_turned_on());
  }

  async function finish(): Promise<void> {
    setCodes(undefined);
    await revalidate();
  }

  return (
    <section className={styles.panel} aria-labelledby="totp-heading">
      <div>
        <h2 id="totp-heading">{m.totp_heading()}</h2>
        <p className="small muted">{m.totp_lead()}</p>
      </div>
      {failure && <ErrorLine {...failure} />}
      {codes && <RecoveryCodes codes={codes} onDone={() => void finish()} />}
      {secret && <TotpSetup secret={secret} onOn={showCodes} onCancel={() => setSecret(undefined)} />}
      {!codes && !secret && <State state={state} onBegin={() => void begin()} onAsk={setAsked} />}
      {asked && (
        <PasswordProof
          title={asked === 'off' ? m.totp_turn_off() : m.totp_new_codes()}
          text={asked === 'off' ? m.totp_off_effect() : m.totp_codes_effect()}
          onSend={prove}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

type StateProps = { state: SecondFactor; onBegin: () => void; onAsk: (asked: Asked) => void };

function State({ state: { since, recoveryCodes, isRequired }, onBegin, onAsk }: StateProps) {
  if (!since) {
    return (
      <>
        {isRequired && <ErrorLine message={m.totp_setup_required()} />}
        <p>{m.totp_state_off()}</p>
        <div className="wrap gap-3">
          <Button onClick={onBegin}>{m.totp_set_up()}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>{m.totp_state_on({ date: formatDate(since), count: recoveryCodes })}</p>
      <div className="wrap gap-3">
        <Button variant="default" onClick={() => onAsk('codes')}>
          {m.totp_new_codes()}
        </Button>
        {!isRequired && (
          <Button variant="default" onClick={() => onAsk('off')}>
            {m.totp_turn_off()}
          </Button>
        )}
      </div>
    </>
  );
}

/** The recovery codes, shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="stack gap-4">
      <p role="status">{m.totp_codes_lead()}</p>
      <ul className={`secret ${styles.codes}`} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="wrap gap-3">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? m.admin_copied() : m.admin_copy()}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{m.totp_codes_kept()}</Button>
      </div>
    </div>
  );
}

type PasswordProofProps = {
  title: string;
  text: string;
  /** Rejects when nothing was done. */
  onSend: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password before changes that weaken or renew the account's protection. */
function PasswordProof({ title, text, onSend, onClose }: PasswordProofProps) {
  const form = useServerForm({ password: '' }, m.totp_error(), ({ password }) => onSend(password));
  return (
    <FormDialog title={title} form={form} submitLabel={title} size="sm" onClose={onClose}>
      <p>{text}</p>
      <PasswordInput
        {...form.field('password')}
        label={m.admin_password_current()}
        required
        data-autofocus
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': m.admin_password_show() }}
      />
    </FormDialog>
  );
}

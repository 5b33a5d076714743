import { Button, PasswordInput, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { ApiError, callApi, readApi } from '#app/office/components/api-client.ts';
import type { KnownProof } from '#app/office/components/confirmation.ts';
import { needDialogHost } from '#app/office/components/dialog-host.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { DialogForm } from '#app/office/components/form-dialog.tsx';
import { hasPasskeys, signWithPasskey } from '#app/office/components/passkeys-in-browser.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import { type ProofWays, passkeyOptionsAnswer, proofWaysAnswer } from '#shared/accounts/passkey-answers.ts';

const send = (body: object) => callApi('/auth/confirm', { method: 'POST', body });

/**
 * Asks in a dialog for the password, and for the code of the second factor where there is one. A password that the form
 * below already has is tried first.
 * @returns whether it was proven; false when the dialog was dismissed
 */
export async function askIdentity({ password = '' }: KnownProof): Promise<boolean> {
  const ways = await readApi('/auth/confirm', proofWaysAnswer);
  if (password && !ways.totp && (await isProven({ password }))) return true;
  return openDialog(ways, password);
}

const isProven = (proof: object): Promise<boolean> =>
  send(proof).then(
    () => true,
    () => false,
  );

async function confirmWithPasskey(): Promise<void> {
  const options = await readApi('/auth/confirm/options', passkeyOptionsAnswer, { method: 'POST' });
  const signed = await signWithPasskey(options);
  if (!signed.ok) throw new ApiError(signed.message);
  await send({ passkey: signed.value });
}

// A dialog below would close too, and lose what was typed (Mantine's useModal reads this attribute).
const ownEscape = { 'data-mantine-stop-propagation': 'true' };

async function openDialog(ways: ProofWays, password: string): Promise<boolean> {
  await needDialogHost();
  return new Promise((resolve) => {
    const finish = (isDone: boolean) => {
      resolve(isDone);
      modals.close(id);
    };
    const id = modals.open({
      title: m.confirm_title(),
      centered: true,
      size: 'sm',
      closeOnClickOutside: false,
      withCloseButton: false,
      attributes: { content: ownEscape },
      onKeyDown: ({ key }) => key === 'Escape' && finish(false),
      onClose: () => resolve(false),
      children: (
        <IdentityForm ways={ways} password={password} onDone={() => finish(true)} onCancel={() => finish(false)} />
      ),
    });
  });
}

type IdentityFormProps = { ways: ProofWays; password: string; onDone: () => void; onCancel: () => void };

function IdentityForm({ ways, password, onDone, onCancel }: IdentityFormProps) {
  const form = useServerForm({ password, totp: '' }, m.confirm_failed(), async (proof) => {
    await send(proof);
    onDone();
  });
  const passkey = useServerForm({}, m.confirm_failed(), async () => {
    await confirmWithPasskey();
    onDone();
  });
  return (
    <DialogForm form={form} submitLabel={m.confirm_submit()} buttonProps={ownEscape} onCancel={onCancel}>
      <p>{m.confirm_lead()}</p>
      {passkey.failure && <ErrorLine {...passkey.failure} />}
      {ways.passkey && hasPasskeys() && (
        <Button {...ownEscape} variant="default" loading={passkey.isBusy} onClick={passkey.submit}>
          {m.confirm_passkey()}
        </Button>
      )}
      <PasswordInput
        {...form.field('password')}
        {...ownEscape}
        label={m.admin_password_current()}
        required
        data-autofocus={!password}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': m.admin_password_show(), ...ownEscape }}
      />
      {ways.totp && (
        <TextInput
          {...form.field('totp')}
          {...ownEscape}
          label={m.login_totp()}
          description={m.login_totp_hint()}
          required
          data-autofocus={Boolean(password)}
          autoComplete="one-time-code"
          dir="ltr"
        />
      )}
    </DialogForm>
  );
}

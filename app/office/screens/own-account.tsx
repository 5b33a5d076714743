import { readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import styles from '#app/office/own-account/own-account.module.css';
import { PasskeysPanel } from '#app/office/own-account/passkeys-panel.tsx';
import { SecondFactorPanel } from '#app/office/own-account/second-factor-panel.tsx';
import { SessionsPanel } from '#app/office/own-account/sessions-panel.tsx';
import { m } from '#messages';
import {
  type OpenSession,
  openSessionAnswer,
  type SecondFactor,
  secondFactorAnswer,
} from '#shared/accounts/account-answers.ts';
import { type Passkey, passkeyAnswer } from '#shared/accounts/passkey-answers.ts';
import { arrayOf } from '#shared/answer-parts.ts';
import type { Route } from './+types/own-account';

export const handle = { title: m.admin_account };

type OwnAccountData = { state: SecondFactor; open?: { passkeys: Passkey[]; sessions: OpenSession[] } };

async function readAccount(): Promise<OwnAccountData> {
  const state = await readApi('/auth/totp', secondFactorAnswer);
  // Until the second factor is set up, no other call is allowed.
  if (state.isRequired && !state.since) return { state };
  const [passkeys, sessions] = await Promise.all([
    readApi('/auth/passkeys', arrayOf(passkeyAnswer)),
    readApi('/auth/sessions', arrayOf(openSessionAnswer)),
  ]);
  return { state, open: { passkeys, sessions } };
}

export function clientLoader() {
  return { account: toOutcome(readAccount(), m.account_error_fetching()) };
}

export default function OwnAccount({ loaderData: { account } }: Route.ComponentProps) {
  return (
    <div className={`stack gap-5 ${styles.screen}`}>
      <h1>{m.admin_account()}</h1>
      <AwaitData outcome={account} loading={<p role="status">{m.admin_loading()}</p>}>
        {({ state, open }) => (
          <>
            <SecondFactorPanel state={state} />
            {open && <PasskeysPanel passkeys={open.passkeys} />}
            {open && <SessionsPanel sessions={open.sessions} />}
          </>
        )}
      </AwaitData>
    </div>
  );
}

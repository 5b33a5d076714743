import { outcomeOf, readApi } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import styles from '#app/office/own-account/own-account.module.css';
import { SecondFactorPanel } from '#app/office/own-account/second-factor-panel.tsx';
import { SessionsPanel } from '#app/office/own-account/sessions-panel.tsx';
import { m } from '#messages';
import {
  type OpenSession,
  openSessionAnswer,
  type SecondFactor,
  secondFactorAnswer,
} from '#shared/answers/account-answers.ts';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import type { Route } from './+types/own-account';

export const handle = { title: m.admin_account };

async function readAccount(): Promise<{ state: SecondFactor; sessions: OpenSession[] | undefined }> {
  const state = await readApi('/auth/totp', secondFactorAnswer);
  // Until the second factor is set up, no other call is allowed.
  const isBound = state.isRequired && !state.since;
  return { state, sessions: isBound ? undefined : await readApi('/auth/sessions', arrayOf(openSessionAnswer)) };
}

/** Not awaited: the screen renders while it loads. */
export function clientLoader() {
  return { account: outcomeOf(readAccount(), m.account_error_fetching()) };
}

export default function OwnAccount({ loaderData: { account } }: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{m.admin_account()}</h1>
      <AwaitData outcome={account} loading={<p role="status">{m.admin_loading()}</p>}>
        {({ state, sessions }) => (
          <>
            <SecondFactorPanel state={state} />
            {sessions && <SessionsPanel sessions={sessions} />}
          </>
        )}
      </AwaitData>
    </div>
  );
}

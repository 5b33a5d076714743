import { pageContext } from '#app/bridge/context.ts';
import { answerForm } from '#app/bridge/loader-bridge.ts';
import { OneFieldForm } from '#app/office/sign-in/one-field-form.tsx';
import { SignInFrame } from '#app/office/sign-in/sign-in-frame.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';
import { passwordRecoverySchema } from '#shared/accounts/account.ts';
import { localise } from '#shared/content/content.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { Route } from './+types/password-recovery';

/** The token is in the mailed link and in the form; opening the page does not use it up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, posted } = context.get(pageContext);
  const token = posted?.fields.token ?? new URL(request.url).searchParams.get('token') ?? '';
  const { name } = localise(await services.company.getCompany(), language);
  return { company: { name }, token, isGood: await services.recovery.isGood(token) };
}

export async function action({ context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { services, network, posted } = page;
  return answerForm(async () => {
    await services.recovery.setPassword(parseOrRefuse(passwordRecoverySchema, posted?.fields ?? {}), network);
  }, page);
}

/** The address contains the token: no referrer must be sent. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.recovery_new_title(), matches, noindex: true });
}

export default function PasswordRecovery({ loaderData, actionData }: Route.ComponentProps) {
  const { company, token, isGood } = loaderData;
  const isDone = actionData?.isDone ?? false;
  const isOpen = !isDone && isGood;
  return (
    <SignInFrame title={m.recovery_new_title()} lead={isOpen ? m.recovery_new_lead() : ''} company={company.name}>
      {isDone && <Alert kind="info" title={m.recovery_done()} isAnnounced />}
      {!isDone && !isGood && <Alert kind="danger" title={m.recovery_link_used()} isAnnounced />}
      {isOpen && (
        <OneFieldForm
          field={{
            name: 'password',
            label: m.admin_password_new(),
            hint: m.admin_password_length(),
            type: 'password',
            autoComplete: 'new-password',
          }}
          hidden={{ token }}
          submit={m.recovery_save()}
          problem={actionData?.problem}
        />
      )}
      <p>
        <a href="/login">{m.recovery_back()}</a>
      </p>
    </SignInFrame>
  );
}

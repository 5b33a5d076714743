import { pageContext } from '#app/bridge/context.ts';
import { answerForm } from '#app/bridge/loader-bridge.ts';
import { OneFieldForm } from '#app/office/sign-in/one-field-form.tsx';
import { SignInFrame } from '#app/office/sign-in/sign-in-frame.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';
import { forgottenPasswordSchema } from '#shared/accounts/account.ts';
import { localise } from '#shared/content/content.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { Route } from './+types/forgotten-password';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { name } = localise(await services.company.getCompany(), language);
  return { company: { name }, isAvailable: services.recovery.isAvailable };
}

/** The reply is equal whether or not a link is mailed. */
export async function action({ context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { services, language, network: address, posted } = page;
  return answerForm(async () => {
    const { username } = parseOrRefuse(forgottenPasswordSchema, posted?.fields ?? {});
    await services.recovery.askForLink(username, { address, language });
  }, page);
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.recovery_title(), matches, noindex: true });
}

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { company, isAvailable } = loaderData;
  return (
    <SignInFrame title={m.recovery_title()} lead={isAvailable ? m.recovery_lead() : ''} company={company.name}>
      {!isAvailable && <Alert kind="info" title={m.recovery_unset()} />}
      {isAvailable && actionData?.isDone && <Alert kind="info" title={m.recovery_asked()} isAnnounced />}
      {isAvailable && !actionData?.isDone && (
        <OneFieldForm
          field={{ name: 'username', label: m.recovery_username(), autoComplete: 'username' }}
          submit={m.recovery_send()}
          problem={actionData?.problem}
        />
      )}
      <p>
        <a href="/login">{m.recovery_back()}</a>
      </p>
    </SignInFrame>
  );
}

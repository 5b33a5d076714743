import { pageContext } from '#app/bridge/context.ts';
import { answerForm } from '#app/bridge/loader-bridge.ts';
import { OneFieldForm } from '#app/office/sign-in/one-field-form.tsx';
import { SignInFrame } from '#app/office/sign-in/sign-in-frame.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';
import { invitationAcceptanceSchema } from '#shared/accounts/invitation.ts';
import { localise } from '#shared/content/content.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { Route } from './+types/invitation';

/** The token is in the link and in the form; opening the page does not use it up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, posted } = context.get(pageContext);
  const token = posted?.fields.token ?? new URL(request.url).searchParams.get('token') ?? '';
  const { name } = localise(await services.company.getCompany(), language);
  return { company: { name }, token, username: await services.invitations.findInvited(token) };
}

export async function action({ context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { services, network, posted } = page;
  return answerForm(async () => {
    await services.invitations.accept(parseOrRefuse(invitationAcceptanceSchema, posted?.fields ?? {}), network);
  }, page);
}

/** The address contains the token: no referrer must be sent. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.invitation_title(), matches, noindex: true });
}

/** Where invited colleagues choose their password. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { company, token, username } = loaderData;
  const isDone = actionData?.isDone ?? false;
  const isOpen = !isDone && username !== undefined;
  return (
    <SignInFrame
      title={m.invitation_title()}
      lead={isOpen ? m.invitation_lead({ company: company.name }) : ''}
      company={company.name}
    >
      {isDone && <Alert kind="info" title={m.invitation_done()} isAnnounced />}
      {!isDone && !isOpen && <Alert kind="danger" title={m.invitation_link_invalid()} isAnnounced />}
      {isOpen && (
        <>
          <p>
            {m.login_username()}: <bdi>{username}</bdi>
          </p>
          <OneFieldForm
            field={{
              name: 'password',
              label: m.invitation_password(),
              hint: m.admin_password_length(),
              type: 'password',
              autoComplete: 'new-password',
            }}
            hidden={{ token }}
            submit={m.invitation_accept()}
            problem={actionData?.problem}
          />
        </>
      )}
      <p>
        <a href="/login">{isDone ? m.login_submit() : m.recovery_back()}</a>
      </p>
    </SignInFrame>
  );
}

import { data, useLocation } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { firstScreen } from '#app/office/shell/sections.ts';
import { returnPath } from '#app/office/sign-in/return-path.ts';
import { SignInForm } from '#app/office/sign-in/sign-in-form.tsx';
import { SignInFrame } from '#app/office/sign-in/sign-in-frame.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { m } from '#messages';
import { isAdmin, isStaff } from '#shared/accounts/roles.ts';
import { localise } from '#shared/content/content.ts';
import type { Route } from './+types/login';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { name } = localise(await services.company.getCompany(), language);
  return { company: { name }, canRecover: services.recovery.isAvailable, hasPasskeys: services.passkeys.isAvailable };
}

/** A plain post cannot sign in: the session is in the browser's storage. The posted values are ignored. */
export function action() {
  return data({ message: m.login_needs_script() }, { status: 422 });
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.login_title(), matches, noindex: true });
}

/** The return path, from the address or the history entry. */
function useReturnPath(): string | undefined {
  const { search, state } = useLocation();
  const from = new URLSearchParams(search).get('from') ?? (state as { from?: unknown } | null)?.from;
  return from === undefined || from === null || from === '' ? undefined : returnPath(from);
}

/** Administrators begin at /admin, other staff in their first section; the guard leads anyone else on. */
const findHome = (role: string): string => (isAdmin({ role }) || !isStaff({ role }) ? '/admin' : firstScreen(role));

export default function LoginPage({
  loaderData: { company, canRecover, hasPasskeys },
  actionData,
}: Route.ComponentProps) {
  const target = useReturnPath();
  return (
    <SignInFrame title={m.login_title()} lead={m.login_lead({ company: company.name })} company={company.name}>
      {/* Another document: the back office has separate styles and scripts. */}
      <SignInForm
        message={actionData?.message}
        hasPasskeys={hasPasskeys}
        onSignedIn={({ user }) => window.location.replace(target ?? findHome(user.role))}
      />
      {canRecover && (
        <p>
          <a href="/login/forgot">{m.login_forgotten()}</a>
        </p>
      )}
    </SignInFrame>
  );
}
